import { addUser, adminUsers, auditLog, login, me, type ReplyOf } from '@app/contract'
import { aVerifiedUser, NOW, newUserId, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { ADMIN_ACTIONS, type AdminActionBody, type AdminFixture, openAdminFixture } from '../../test/admin.ts'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'

const BOTH = ['/api/admin', '/admin'] as const

describe.each(BOTH)('%s/users', (base) => {
  it('should list every user with all that admins decide by, and nothing secret', async () => {
    const fixture = await openAdminFixture()
    const { admin, learner } = fixture
    const listed = await list(fixture, '', base)
    expect(listed).toEqual([
      {
        id: learner.id,
        username: learner.username,
        email: learner.email,
        role: 'standard',
        is_active: true,
        is_verified: true,
        must_change_password: false,
        credits: 10,
        free_chapters: 0,
        last_login: null,
        created_at: learner.createdAt.toISOString(),
        removal_at: null,
      },
      expect.objectContaining({ id: admin.id, role: 'admin', last_login: expect.stringMatching(/Z$/) }),
    ])
  })

  it('should let an added user sign in, whose password must be changed', async () => {
    const fixture = await openAdminFixture()
    const body = { username: ' Grace ', email: 'Grace@Example.org', password: 'battery staple', role: 'admin' }
    const reply = await fixture.world.send('POST', `${base}/users`, { token: fixture.token, body })
    expect(expectSuccess(addUser, reply).user).toMatchObject({
      username: 'Grace',
      email: 'grace@example.org',
      role: 'admin',
      is_verified: true,
      must_change_password: true,
      credits: 0,
      last_login: null,
    })
    const { world } = fixture
    const signedIn = expectSuccess(login, await world.call(login, { email: body.email, password: body.password }))
    expect(expectSuccess(me, await world.call(me, {}, signedIn.access_token))).toMatchObject({ role: 'admin' })
  })

  it('should change status, role, password and credits, and answer the user as they are then', async () => {
    const fixture = await openAdminFixture()
    const { id } = fixture.learner
    const put = async (what: string, body: object) => {
      const method = what === 'add-credits' ? 'POST' : 'PUT'
      const reply = await fixture.world.send(method, `${base}/users/${id}/${what}`, { token: fixture.token, body })
      expect(reply).toMatchObject({ status: 200, body: { user: { id } } })
      const [found] = await list(fixture, `?search=${id}`, base)
      expect(reply.body).toEqual({ user: found })
      return found
    }
    expect(await put('set-status', { is_active: false })).toMatchObject({ is_active: false })
    expect(await put('set-status', { is_active: true })).toMatchObject({ is_active: true })
    expect(await put('set-role', { role: 'admin' })).toMatchObject({ role: 'admin' })
    expect(await put('reset-password', { new_password: 'battery staple' })).toMatchObject({
      must_change_password: true,
    })
    expect(await put('add-credits', { amount: 5, reason: ' A gift. ' })).toMatchObject({ credits: 15 })
  })
})

describe('the list of users', () => {
  it('should be searched, filtered, sorted, paged and counted', async () => {
    const fixture = await openAdminFixture()
    const { admin, learner, world } = fixture
    const rich = await seedUser(world.unitOfWork, 500, aVerifiedUser({ isActive: false }))
    const ids = async (query: string) => (await list(fixture, query)).map(({ id }) => id)
    expect(await ids(`?search=${encodeURIComponent(rich.email.toUpperCase())}`)).toEqual([rich.id])
    expect(await ids('?search=%20%20')).toHaveLength(3)
    expect(await ids('?role=admin')).toEqual([admin.id])
    expect(await ids('?status=inactive')).toEqual([rich.id])
    expect(await ids('?status=active&role=standard')).toEqual([learner.id])
    expect(await ids('?sort=credits')).toEqual([rich.id, learner.id, admin.id])
    expect((await ids('?sort=last-login'))[0]).toBe(admin.id)
    const first = await ids('?sort=credits&limit=2')
    expect(first).toEqual([rich.id, learner.id])
    expect(await ids(`?sort=credits&limit=2&cursor=${first[1]}`)).toEqual([admin.id])
    expect(await ids(`?cursor=${newUserId()}`)).toEqual([])
    for (const query of ['', '?role=admin', '?status=active&role=standard', `?search=${rich.id}`]) {
      const counted = await world.send('GET', `/api/admin/user-count${query}`, { token: fixture.token })
      expect(counted).toMatchObject({ status: 200, body: { count: (await ids(query)).length } })
    }
  })

  it.each([
    'role=Admin',
    'status=on',
    'sort=age',
    'limit=0',
    'limit=201',
    'limit=x',
    'cursor=x',
    'search=%00',
    `search=${'x'.repeat(255)}`,
  ])('should not be asked for by %s', async (query) => {
    const { world, token } = await openAdminFixture()
    const { fields } = expectRefusal(
      await world.send('GET', `/api/admin/users?${query}`, { token }),
      400,
      'invalid-input',
    )
    expect(Object.keys(Object(fields))).toEqual([query.split('=')[0]])
    expect(Object.values(Object(fields))).toEqual([expect.stringMatching(/^(Please|This|A search) .+\.$/)])
  })
})

describe('credits that are given with a request id', () => {
  it('should be given once, and answered alike again', async () => {
    const fixture = await openAdminFixture()
    const input = { request_id: newUserId(), reason: 'A gift.' }
    const replies = await Promise.all([1, 2, 3].map(() => fixture.send('addCredits', input)))
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { user: { credits: 15 } } })
    expect(await fixture.world.readModels.credits(fixture.learner.id)).toBe(15)
    expect((await log(fixture)).entries).toEqual([expect.objectContaining({ id: input.request_id }), GIVEN])
  })
})

describe('the audit log', () => {
  it('should name every admin action, newest first, with who, whom and why', async () => {
    const fixture = await openAdminFixture()
    const { admin, learner, plan, chapter } = fixture
    const acts: AdminActionBody[] = ['addCredits', 'requeuePlan', 'requeueChapter', 'setUserRole', 'setUserPassword']
    for (const act of [...acts, 'setUserStatus', 'addUser'] as const) {
      const reply = await fixture.send(act, { reason: ` Because of ${act}. ` })
      expect(reply.status).toBe(ADMIN_ACTIONS[act].status)
    }
    const { entries, next_cursor } = await log(fixture)
    const actor = { id: admin.id, username: admin.username }
    const subject = { id: learner.id, username: learner.username }
    const added = { id: expect.any(String), username: 'Grace' }
    expect(next_cursor).toBeNull()
    expect(entries.pop()).toEqual(GIVEN)
    expect(entries).toEqual(
      [
        { act: { kind: 'user-added', role: 'standard' }, subject: added, reason: 'Because of addUser.' },
        { act: { kind: 'user-deactivated' }, subject, reason: 'Because of setUserStatus.' },
        { act: { kind: 'password-set' }, subject, reason: 'Because of setUserPassword.' },
        { act: { kind: 'role-changed', from: 'standard', to: 'admin' }, subject, reason: 'Because of setUserRole.' },
        { act: { kind: 'chapter-requeued', chapter_id: chapter.id }, subject, reason: 'Because of requeueChapter.' },
        { act: { kind: 'plan-requeued', plan_id: plan.id }, subject, reason: 'Because of requeuePlan.' },
        { act: { kind: 'credits-granted', amount: 5, balance: 15 }, subject, reason: 'Because of addCredits.' },
      ].map((entry) => ({
        ...{ ...entry, actor, id: expect.any(String), at: NOW.toISOString() },
        chapter_title: 'chapter_id' in entry.act ? chapter.title : null,
      })),
    )
    expect(JSON.stringify(entries)).not.toContain('battery staple')
  })

  it('should be read page by page, and about one user', async () => {
    const fixture = await openAdminFixture()
    for (const amount of [1, 2, 3]) await fixture.send('addCredits', { amount })
    await fixture.send('addUser')
    const amounts = ({ entries }: Log) => entries.map(({ act }) => ('amount' in act ? act.amount : act.kind))
    const first = await log(fixture, '?limit=2')
    expect(amounts(first)).toEqual(['user-added', 3])
    const second = await log(fixture, `?limit=2&cursor=${first.next_cursor}`)
    expect(amounts(second)).toEqual([2, 1])
    const last = await log(fixture, `?limit=2&cursor=${second.next_cursor}`)
    expect([amounts(last), last.next_cursor]).toEqual([[10], null])
    expect(amounts(await log(fixture, `?user=${fixture.learner.id}`))).toEqual([3, 2, 1, 10])
    expect(amounts(await log(fixture, `?user=${fixture.admin.id}`))).toEqual([])
  })

  it('should be narrowed by who acted and by the kind of action, page by page', async () => {
    const fixture = await openAdminFixture()
    for (const amount of [1, 2]) await fixture.send('addCredits', { amount })
    await fixture.send('setUserStatus')
    const kinds = async (query: string) => (await log(fixture, query)).entries.map(({ act }) => act.kind)
    expect(await kinds(`?actor=${fixture.admin.id}`)).toEqual([
      'user-deactivated',
      'credits-granted',
      'credits-granted',
    ])
    expect((await log(fixture, '?actor=operator')).entries).toEqual([GIVEN])
    expect(await kinds('?act=user-deactivated')).toEqual(['user-deactivated'])
    expect(await kinds(`?act=user-deactivated&user=${fixture.admin.id}`)).toEqual([])
    const mine = `?act=credits-granted&actor=${fixture.admin.id}&limit=1`
    const first = await log(fixture, mine)
    const second = await log(fixture, `${mine}&cursor=${first.next_cursor}`)
    expect([...first.entries, ...second.entries].map(({ act }) => act)).toMatchObject([{ amount: 2 }, { amount: 1 }])
    expect(second.next_cursor).toBeNull()
  })

  it.each(['user=x', 'actor=admin', 'act=deleted', 'limit=0', 'cursor=x'])(
    'should not be asked for by %s',
    async (query) => {
      const { world, token } = await openAdminFixture()
      const reply = await world.send('GET', `/api/admin/audit?${query}`, { token })
      const { fields } = expectRefusal(reply, 400, 'invalid-input')
      expect(fields).toEqual({ [query.split('=')[0] ?? '']: expect.stringMatching(/^(Please|This|A search) .+\.$/) })
    },
  )

  it('should have no entry for what changes nothing', async () => {
    const fixture = await openAdminFixture()
    expect((await fixture.send('setUserStatus', { is_active: true })).status).toBe(200)
    expect((await fixture.send('setUserRole', { role: 'standard' })).status).toBe(200)
    expect((await log(fixture)).entries).toEqual([GIVEN])
  })
})

// Helpers

/** How the learner of the fixture got their credits: an operator, who has no account, gave them. */
const GIVEN = expect.objectContaining({ actor: null, act: { kind: 'credits-granted', amount: 10, balance: 10 } })

type Log = ReplyOf<typeof auditLog>

async function list({ world, token }: AdminFixture, query: string, base: string = BOTH[0]) {
  return expectSuccess(adminUsers, await world.send('GET', `${base}/users${query}`, { token }))
}

async function log({ world, token }: AdminFixture, query = ''): Promise<Log> {
  return expectSuccess(auditLog, await world.send('GET', `/api/admin/audit${query}`, { token }))
}
