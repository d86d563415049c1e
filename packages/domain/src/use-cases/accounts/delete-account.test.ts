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
  keep,
  later,
  makeScriptedLanguageModel,
  makeStage,
  NOW,
  type Stage,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import { effectOf } from '../../credits/ledger-entry.ts'
import { grant, hold } from '../../credits/wallet.ts'
import type { UserRepository } from '../../ports/repositories.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { after, DAY, MINUTE } from '../../shared/duration.ts'
import type { UserId } from '../../shared/ids.ts'
import { REMOVAL_GRACE } from '../../users/user.ts'
import { CLEAN_UP_EVERY, makeCleanUp } from '../jobs/clean-up.ts'

let stage: Stage
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  stage = makeStage({ model: makeScriptedLanguageModel() })
  ana = anaOn(stage)
})

describe('deleteAccount', () => {
  it('should sign the user out everywhere and tell when the account will be gone', async () => {
    const [token, other] = [await ana.signedIn(), (await ana.login()) ?? never()]
    const removalAt = after(stage.clock.now(), REMOVAL_GRACE)
    expect(await leave(token)).toEqual({ ok: true, value: { removalAt } })
    expect(await stage.useCases.authenticate(token)).toBeNull()
    expect(await stage.useCases.authenticate(other)).toBeNull()
    await stage.runner.drain()
    expect(stage.mailer.sent.at(-1)).toMatchObject({ kind: 'account-leaving', to: ANA.email })
  })

  it('should want the password', async () => {
    const token = await ana.signedIn()
    expect(await leave(token, 'wrong')).toEqual({ ok: false, error: { kind: 'current-password-wrong' } })
    expect(await stage.useCases.authenticate(token)).not.toBeNull()
  })

  it('should be taken back by signing in, and say so once', async () => {
    await leave(await ana.signedIn())
    stage.clock.advance(29 * DAY)
    expect(await stage.useCases.login({ ...ANA, password: 'wrong' })).toMatchObject({ ok: false })
    expect(await stage.useCases.login(ANA)).toMatchObject({ ok: true, value: { removalCancelled: true } })
    expect(await stage.useCases.login(ANA)).toMatchObject({ ok: true, value: { removalCancelled: false } })
    stage.clock.advance(40 * DAY)
    await stage.useCases.cleanUp()
    expect(await ana.login()).not.toBeNull()
  })
})

describe('cleanUp', () => {
  it('should remove the account within 30 days, and not before its owner was told', async () => {
    const { userId, removalAt } = await leaving()
    stage.clock.advance(REMOVAL_GRACE - 1)
    await stage.useCases.cleanUp()
    expect(await find(userId)).not.toBeNull()
    expect(stage.clock.now().getTime()).toBeLessThan(removalAt.getTime())
    stage.clock.advance(CLEAN_UP_EVERY)
    await stage.useCases.cleanUp()
    expect(await find(userId)).toBeNull()
    expect(await ana.login()).toBeNull()
    expect(await stage.readModels.personalData(userId)).toBeNull()
    // name and address are free again
    expect(await stage.useCases.register(ANA)).toMatchObject({ ok: true })
  })

  it('should keep the ledger, detached and with nothing left on hold', async () => {
    const { userId } = await leaving()
    await holdTen(userId)
    await holdTen(userId)
    stage.clock.advance(30 * DAY)
    await stage.useCases.cleanUp()
    const { wallet, entries } = await keep(stage.unitOfWork, async ({ wallets }) => ({
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

  it.each([...Array(31).keys()])('should leave alone whoever signs in meanwhile (%i)', async (moments) => {
    const { userId } = await leaving()
    stage.clock.advance(30 * DAY)
    // both begin at once, the one or the other some moments later
    const begin = async <T>(wait: number, work: () => Promise<T>): Promise<T> => {
      for (let moment = 0; moment < wait; moment += 1) await null
      return work()
    }
    const cleaning = begin(30 - moments, stage.useCases.cleanUp)
    const token = await begin(moments, () => ana.login())
    await cleaning
    expect((await find(userId)) !== null).toBe(token !== null)
  })

  it('should forget ended sessions, and links a week after their end', async () => {
    const token = await ana.signedIn()
    const { user } = await ana.reader(token)
    const resetToken = await ana.resetToken()
    stage.clock.advance(6 * DAY)
    await stage.useCases.cleanUp()
    expect(await count(user.id, resetToken)).toEqual({ sessions: 1, link: true })
    stage.clock.advance(2 * DAY)
    await stage.useCases.cleanUp()
    expect(await count(user.id, resetToken)).toEqual({ sessions: 0, link: false })
  })

  it('should end calls that a crash left running, once none can last that long, at their most', async () => {
    const { userId } = await leaving()
    const call = aModelCall({ userId, startedAt: NOW, cost: 5 })
    await keep(stage.unitOfWork, ({ modelCalls }) => modelCalls.add(call))
    const spent = () => keep(stage.unitOfWork, ({ modelCalls }) => modelCalls.spentSince(new Date(0), new Date(0)))
    stage.clock.advance(11 * MINUTE)
    await stage.useCases.cleanUp()
    expect(await spent()).toEqual({ finished: 0, running: 5 })
    stage.clock.advance(1)
    await stage.useCases.cleanUp()
    expect(await spent()).toEqual({ finished: 5, running: 0 })
  })

  it('should forget calls of models once nobody can look at what they cost any more', async () => {
    const { userId } = await leaving()
    await keep(stage.unitOfWork, ({ modelCalls }) => modelCalls.add(aModelCall({ userId, cost: 5 })))
    const spent = () => keep(stage.unitOfWork, ({ modelCalls }) => modelCalls.spentSince(new Date(0), new Date(0)))
    stage.clock.set(after(NOW, 400 * DAY))
    await stage.useCases.cleanUp()
    expect(await spent()).toMatchObject({ finished: 5 })
    stage.clock.advance(1)
    await stage.useCases.cleanUp()
    expect(await spent()).toMatchObject({ finished: 0 })
  })

  it('should go on after a removal that fails, and say that it did', async () => {
    const [first, second] = [await leaving(), await seedUser(stage.unitOfWork, 0, aVerifiedUser({ removalAt: NOW }))]
    const other = await seedUser(stage.unitOfWork)
    const ended = aSession(other.id, { createdAt: later(-99 * DAY), lastSeenAt: later(-99 * DAY) })
    await seed(stage.unitOfWork, { sessions: [ended] })
    stage.clock.advance(30 * DAY)
    const cleanUp = makeCleanUp({ ...stage, unitOfWork: failingToRemove(second.id) })
    await expect(cleanUp()).rejects.toThrow('Not everything could be removed.')
    expect(await find(first.userId)).toBeNull()
    expect(await find(second.id)).not.toBeNull()
    expect(await keep(stage.unitOfWork, ({ sessions }) => sessions.ofUser(other.id))).toEqual([])
  })

  it('should be what its job does', async () => {
    const { userId } = await leaving()
    stage.clock.advance(30 * DAY)
    expect(await stage.handlers.run({ kind: 'clean-up' })).toBe('done')
    expect(await find(userId)).toBeNull()
  })
})

// Helpers

const leave = async (token: string, currentPassword: string = ANA.password) =>
  stage.useCases.deleteAccount({ userId: (await ana.reader(token)).user.id, currentPassword })

async function leaving() {
  const token = await ana.signedIn()
  const { user } = await ana.reader(token)
  const left = await leave(token)
  return { userId: user.id, removalAt: left.ok ? left.value.removalAt : never() }
}

const find = (userId: UserId) => keep(stage.unitOfWork, ({ users }) => users.find(userId))

const count = (userId: UserId, resetToken: string) =>
  keep(stage.unitOfWork, async ({ sessions, secretLinks }) => ({
    sessions: (await sessions.ofUser(userId)).length,
    link: (await secretLinks.find(stage.ids.digest(resetToken), 'reset-password')) !== null,
  }))

const failingToRemove = (userId: UserId): UnitOfWork => ({
  run: (work) =>
    stage.unitOfWork.run((repositories) => {
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
  await keep(stage.unitOfWork, async ({ wallets }) => {
    const { id: entryId, businessKey, note, at } = aGrant(userId, 20)
    const granted = grant(await wallets.lock(userId), 20, businessKey, note, { id: entryId, at })
    await wallets.save(granted)
    const holding = hold(granted.wallet, held, id, { id: aGrant(userId, 1).id, at })
    await wallets.save(holding.ok ? holding.value : never())
  })
  await seed(stage.unitOfWork, { conversations: [conversation], plans: [plan], chapters: [chapter] })
}
