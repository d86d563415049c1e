import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { newChapterId } from '../../../testing/builders.ts'
import {
  aGrant,
  aModelCall,
  aPlan,
  aPreparingChapter,
  aSession,
  aVerifiedUser,
  awaitingLearner,
  type Fixture,
  keep,
  later,
  makeFixture,
  makeScriptedLanguageModel,
  NOW,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import { effectOf } from '../../credits/ledger-entry.ts'
import { grant, hold } from '../../credits/wallet.ts'
import type { UserRepository } from '../../ports/repositories.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { after, DAY, MINUTE } from '../../shared/duration.ts'
import type { UserId } from '../../shared/ids.ts'
import { DELETION_GRACE } from '../../users/user.ts'
import { CLEAN_UP_EVERY, makeCleanUp } from '../jobs/clean-up.ts'

let fixture: Fixture
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  ana = anaOn(fixture)
})

describe('deleteAccount', () => {
  it('should sign the user out everywhere and say when the account will be gone', async () => {
    const [token, other] = [await ana.signedIn(), (await ana.login()) ?? never()]
    const deletionAt = after(fixture.clock.now(), DELETION_GRACE)
    expect(await leave(token)).toEqual({ ok: true, value: { deletionAt } })
    expect(await fixture.useCases.authenticate(token)).toBeNull()
    expect(await fixture.useCases.authenticate(other)).toBeNull()
    await fixture.runner.drain()
    expect(fixture.mailer.sent.at(-1)).toMatchObject({ kind: 'account-leaving', to: ANA.email })
  })

  it('should want the password', async () => {
    const token = await ana.signedIn()
    expect(await leave(token, 'wrong')).toEqual({ ok: false, error: { kind: 'current-password-wrong' } })
    expect(await fixture.useCases.authenticate(token)).not.toBeNull()
  })

  it('should be taken back by signing in, and say so once', async () => {
    await leave(await ana.signedIn())
    fixture.clock.advance(29 * DAY)
    expect(await fixture.useCases.login({ ...ANA, password: 'wrong' })).toMatchObject({ ok: false })
    expect(await fixture.useCases.login(ANA)).toMatchObject({ ok: true, value: { deletionCancelled: true } })
    expect(await fixture.useCases.login(ANA)).toMatchObject({ ok: true, value: { deletionCancelled: false } })
    fixture.clock.advance(40 * DAY)
    await fixture.useCases.cleanUp()
    expect(await ana.login()).not.toBeNull()
  })
})

describe('cleanUp', () => {
  it('should remove the account within 30 days, and not before its owner was notified', async () => {
    const { userId, deletionAt } = await leaving()
    fixture.clock.advance(DELETION_GRACE - 1)
    await fixture.useCases.cleanUp()
    expect(await find(userId)).not.toBeNull()
    expect(fixture.clock.now().getTime()).toBeLessThan(deletionAt.getTime())
    fixture.clock.advance(CLEAN_UP_EVERY)
    await fixture.useCases.cleanUp()
    expect(await find(userId)).toBeNull()
    expect(await ana.login()).toBeNull()
    expect(await fixture.readModels.personalData(userId)).toBeNull()
    // name and address are free again
    expect(await fixture.useCases.register(ANA)).toMatchObject({ ok: true })
  })

  it('should keep the ledger, detached and with nothing left on hold', async () => {
    const { userId } = await leaving()
    await holdTen(userId)
    await holdTen(userId)
    fixture.clock.advance(30 * DAY)
    await fixture.useCases.cleanUp()
    const { wallet, entries } = await keep(fixture.unitOfWork, async ({ wallets }) => ({
      wallet: await wallets.lock(userId),
      entries: await wallets.entries(userId),
    }))
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      'granted',
      'granted',
      'held',
      'held',
      'released',
      'released',
    ])
    expect(wallet.balance).toBe(40)
    expect(entries.reduce((sum, entry) => sum + effectOf(entry), 0)).toBe(40)
  })

  it.each([...Array(31).keys()])('should leave alone a user who signs in meanwhile (%i)', async (moments) => {
    const { userId } = await leaving()
    fixture.clock.advance(30 * DAY)
    // both begin at once, the one or the other some moments later
    const begin = async <T>(wait: number, work: () => Promise<T>): Promise<T> => {
      for (let moment = 0; moment < wait; moment += 1) await null
      return work()
    }
    const cleaning = begin(30 - moments, fixture.useCases.cleanUp)
    const token = await begin(moments, () => ana.login())
    await cleaning
    expect((await find(userId)) !== null).toBe(token !== null)
  })

  it('should forget ended sessions, and links a week after their end', async () => {
    const token = await ana.signedIn()
    const { user } = await ana.authenticated(token)
    const resetToken = await ana.resetToken()
    fixture.clock.advance(6 * DAY)
    await fixture.useCases.cleanUp()
    expect(await count(user.id, resetToken)).toEqual({ sessions: 1, link: true })
    fixture.clock.advance(2 * DAY)
    await fixture.useCases.cleanUp()
    expect(await count(user.id, resetToken)).toEqual({ sessions: 0, link: false })
  })

  it('should end calls that a crash left running, once none can last that long, at their most', async () => {
    const { userId } = await leaving()
    const call = aModelCall({ userId, startedAt: NOW, cost: 5 })
    await keep(fixture.unitOfWork, ({ modelCalls }) => modelCalls.add(call))
    const spent = () => keep(fixture.unitOfWork, ({ modelCalls }) => modelCalls.spentSince(new Date(0), new Date(0)))
    fixture.clock.advance(11 * MINUTE)
    await fixture.useCases.cleanUp()
    expect(await spent()).toEqual({ finished: 0, running: 5 })
    fixture.clock.advance(1)
    await fixture.useCases.cleanUp()
    expect(await spent()).toEqual({ finished: 5, running: 0 })
  })

  it('should delete model calls once their costs are not shown any more', async () => {
    const { userId } = await leaving()
    await keep(fixture.unitOfWork, ({ modelCalls }) => modelCalls.add(aModelCall({ userId, cost: 5 })))
    const spent = () => keep(fixture.unitOfWork, ({ modelCalls }) => modelCalls.spentSince(new Date(0), new Date(0)))
    fixture.clock.set(after(NOW, 400 * DAY))
    await fixture.useCases.cleanUp()
    expect(await spent()).toMatchObject({ finished: 5 })
    fixture.clock.advance(1)
    await fixture.useCases.cleanUp()
    expect(await spent()).toMatchObject({ finished: 0 })
  })

  it('should go on after a deletion that fails, and say that it did', async () => {
    const [first, second] = [await leaving(), await seedUser(fixture.unitOfWork, 0, aVerifiedUser({ deletionAt: NOW }))]
    const other = await seedUser(fixture.unitOfWork)
    const ended = aSession(other.id, { createdAt: later(-99 * DAY), lastSeenAt: later(-99 * DAY) })
    await seed(fixture.unitOfWork, { sessions: [ended] })
    fixture.clock.advance(30 * DAY)
    const cleanUp = makeCleanUp({ ...fixture, unitOfWork: failingToRemove(second.id) })
    await expect(cleanUp()).rejects.toThrow('Not everything could be removed.')
    expect(await find(first.userId)).toBeNull()
    expect(await find(second.id)).not.toBeNull()
    expect(await keep(fixture.unitOfWork, ({ sessions }) => sessions.ofUser(other.id))).toEqual([])
  })

  it('should be what its job does', async () => {
    const { userId } = await leaving()
    fixture.clock.advance(30 * DAY)
    expect(await fixture.handlers.run({ kind: 'clean-up' })).toBe('done')
    expect(await find(userId)).toBeNull()
  })
})

// Helpers

const leave = async (token: string, currentPassword: string = ANA.password) =>
  fixture.useCases.deleteAccount({ userId: (await ana.authenticated(token)).user.id, currentPassword })

async function leaving() {
  const token = await ana.signedIn()
  const { user } = await ana.authenticated(token)
  const left = await leave(token)
  return { userId: user.id, deletionAt: left.ok ? left.value.deletionAt : never() }
}

const find = (userId: UserId) => keep(fixture.unitOfWork, ({ users }) => users.find(userId))

const count = (userId: UserId, resetToken: string) =>
  keep(fixture.unitOfWork, async ({ sessions, secretLinks }) => ({
    sessions: (await sessions.ofUser(userId)).length,
    link: (await secretLinks.find(fixture.ids.digest(resetToken), 'reset-password')) !== null,
  }))

const failingToRemove = (userId: UserId): UnitOfWork => ({
  run: (work) =>
    fixture.unitOfWork.run((repositories) => {
      const remove: UserRepository['remove'] = async (id) => {
        if (id === userId) throw new Error('Not this one.')
        await repositories.users.remove(id)
      }
      return work({ ...repositories, users: { ...repositories.users, remove } })
    }),
})

/** A chapter that was being written when its owner left, and is still unfinished. */
async function holdTen(userId: UserId): Promise<void> {
  const conversation = awaitingLearner(userId)
  const plan = aPlan(userId, conversation.id)
  const id = newChapterId()
  const held = { key: `unlock:${id}:1`, amount: 10 }
  const chapter = { ...aPreparingChapter(plan.id, 2), id, hold: held }
  await keep(fixture.unitOfWork, async ({ wallets }) => {
    const { id: entryId, businessKey, note, at } = aGrant(userId, 20)
    const granted = grant(await wallets.lock(userId), 20, businessKey, note, { id: entryId, at })
    await wallets.save(granted)
    const holding = hold(granted.wallet, held, id, { id: aGrant(userId, 1).id, at })
    await wallets.save(holding.ok ? holding.value : never())
  })
  await seed(fixture.unitOfWork, { conversations: [conversation], plans: [plan], chapters: [chapter] })
}
