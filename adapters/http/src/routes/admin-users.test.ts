import { addUser, adminUsers, auditLog, login, me, type ReplyOf } from '@app/contract'
import { aVerifiedUser, NOW, newUserId, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { ADMIN_ACTS, type AdminAct, type Office, openOffice } from '../../test/admin.ts'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'

const BOTH = ['/api/admin', '/admin'] as const

describe.each(BOTH)('%s/users', (base) => {
  it('should list everybody with all that admins decide by, and nothing secret', async () => {
    const office = await openOffice()
    const { admin, learner } = office
    const listed = await list(office, '', base)
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
        last_login: null,
        created_at: learner.createdAt.toISOString(),
        removal_at: null,
      },
      expect.objectContaining({ id: admin.id, role: 'admin', last_login: expect.stringMatching(/Z$/) }),
    ])
  })

  it('should let an added user sign in, whose password must be changed', async () => {
    const office = await openOffice()
    const body = { username: ' Grace ', email: 'Grace@Example.org', password: 'battery staple', role: 'admin' }
    const reply = await office.world.send('POST', `${base}/users`, { token: office.token, body })
    expect(expectSuccess(addUser, reply).user).toMatchObject({
      username: 'Grace',
      email: 'grace@example.org',
      role: 'admin',
      is_verified: true,
      must_change_password: true,
      credits: 0,
      last_login: null,
    })
    const { world } = office
    const signedIn = expectSuccess(login, await world.call(login, { email: body.email, password: body.password }))
    expect(expectSuccess(me, await world.call(me, {}, signedIn.access_token))).toMatchObject({ role: 'admin' })
  })

  it('should change status, role, password and credits, and answer the user as they are then', async () => {
    const office = await openOffice()
    const { id } = office.learner
    const put = async (what: string, body: object) => {
      const method = what === 'add-credits' ? 'POST' : 'PUT'
      const reply = await office.world.send(method, `${base}/users/${id}/${what}`, { token: office.token, body })
      expect(reply).toMatchObject({ status: 200, body: { user: { id } } })
      const [found] = await list(office, `?search=${id}`, base)
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
    const office = await openOffice()
    const { admin, learner, world } = office
    const rich = await seedUser(world.unitOfWork, 500, aVerifiedUser({ isActive: false }))
    const ids = async (query: string) => (await list(office, query)).map(({ id }) => id)
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
      const counted = await world.send('GET', `/api/admin/user-count${query}`, { token: office.token })
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
    const { world, token } = await openOffice()
    const { fields } = expectRefusal(
      await world.send('GET', `/api/admin/users?${query}`, { token }),
      400,
      'invalid-input',
    )
    expect(Object.keys(Object(fields))).toEqual([query.split('=')[0]])
    expect(Object.values(Object(fields))).toEqual([expect.stringMatching(/^(Please|This) .+\.$/)])
  })
})

describe('credits that are given with a request id', () => {
  it('should be given once, and answered alike again', async () => {
    const office = await openOffice()
    const input = { request_id: newUserId(), reason: 'A gift.' }
    const replies = await Promise.all([1, 2, 3].map(() => office.send('addCredits', input)))
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { user: { credits: 15 } } })
    expect(await office.world.readModels.credits(office.learner.id)).toBe(15)
    expect((await log(office)).entries).toEqual([expect.objectContaining({ id: input.request_id }), GIVEN])
  })
})

describe('the audit log', () => {
  it('should name every act, newest first, with who, whom and why', async () => {
    const office = await openOffice()
    const { admin, learner, plan, chapter } = office
    const acts: AdminAct[] = ['addCredits', 'requeuePlan', 'requeueChapter', 'setUserRole', 'setUserPassword']
    for (const act of [...acts, 'setUserStatus', 'addUser'] as const) {
      const reply = await office.send(act, { reason: ` Because of ${act}. ` })
      expect(reply.status).toBe(ADMIN_ACTS[act].status)
    }
    const { entries, next_cursor } = await log(office)
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
      ].map((entry) => ({ ...entry, actor, id: expect.any(String), at: NOW.toISOString() })),
    )
    expect(JSON.stringify(entries)).not.toContain('battery staple')
  })

  it('should be read page by page, and about one user', async () => {
    const office = await openOffice()
    for (const amount of [1, 2, 3]) await office.send('addCredits', { amount })
    await office.send('addUser')
    const amounts = ({ entries }: Log) => entries.map(({ act }) => ('amount' in act ? act.amount : act.kind))
    const first = await log(office, '?limit=2')
    expect(amounts(first)).toEqual(['user-added', 3])
    const second = await log(office, `?limit=2&cursor=${first.next_cursor}`)
    expect(amounts(second)).toEqual([2, 1])
    const last = await log(office, `?limit=2&cursor=${second.next_cursor}`)
    expect([amounts(last), last.next_cursor]).toEqual([[10], null])
    expect(amounts(await log(office, `?user=${office.learner.id}`))).toEqual([3, 2, 1, 10])
    expect(amounts(await log(office, `?user=${office.admin.id}`))).toEqual([])
  })

  it('should be narrowed by who acted and by the kind of act, page by page', async () => {
    const office = await openOffice()
    for (const amount of [1, 2]) await office.send('addCredits', { amount })
    await office.send('setUserStatus')
    const kinds = async (query: string) => (await log(office, query)).entries.map(({ act }) => act.kind)
    expect(await kinds(`?actor=${office.admin.id}`)).toEqual(['user-deactivated', 'credits-granted', 'credits-granted'])
    expect((await log(office, '?actor=operator')).entries).toEqual([GIVEN])
    expect(await kinds('?act=user-deactivated')).toEqual(['user-deactivated'])
    expect(await kinds(`?act=user-deactivated&user=${office.admin.id}`)).toEqual([])
    const mine = `?act=credits-granted&actor=${office.admin.id}&limit=1`
    const first = await log(office, mine)
    const second = await log(office, `${mine}&cursor=${first.next_cursor}`)
    expect([...first.entries, ...second.entries].map(({ act }) => act)).toMatchObject([{ amount: 2 }, { amount: 1 }])
    expect(second.next_cursor).toBeNull()
  })

  it.each(['user=x', 'actor=admin', 'act=deleted', 'limit=0', 'cursor=x'])(
    'should not be asked for by %s',
    async (query) => {
      const { world, token } = await openOffice()
      const reply = await world.send('GET', `/api/admin/audit?${query}`, { token })
      const { fields } = expectRefusal(reply, 400, 'invalid-input')
      expect(fields).toEqual({ [query.split('=')[0] ?? '']: expect.stringMatching(/^(Please|This) .+\.$/) })
    },
  )

  it('should have no entry for what changes nothing', async () => {
    const office = await openOffice()
    expect((await office.send('setUserStatus', { is_active: true })).status).toBe(200)
    expect((await office.send('setUserRole', { role: 'standard' })).status).toBe(200)
    expect((await log(office)).entries).toEqual([GIVEN])
  })
})

// Helpers

/** How the learner of the office got their credits: an operator, who has no account, gave them. */
const GIVEN = expect.objectContaining({ actor: null, act: { kind: 'credits-granted', amount: 10, balance: 10 } })

type Log = ReplyOf<typeof auditLog>

async function list({ world, token }: Office, query: string, base: string = BOTH[0]) {
  return expectSuccess(adminUsers, await world.send('GET', `${base}/users${query}`, { token }))
}

async function log({ world, token }: Office, query = ''): Promise<Log> {
  return expectSuccess(auditLog, await world.send('GET', `/api/admin/audit${query}`, { token }))
}
