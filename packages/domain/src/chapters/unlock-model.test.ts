import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLockedChapter, later, NOW, newChapterId, newEntryId, newPlanId, newUserId } from '../../testing/builders.ts'
import { someWriting } from '../../testing/content.ts'
import { balanceOf, effectOf, type LedgerEntry } from '../credits/ledger-entry.ts'
import { capture, grant, type Movement, release, type Wallet } from '../credits/wallet.ts'
import {
  awaiting,
  beginWriting,
  type Chapter,
  failWriting,
  isUnlocked,
  open,
  outlineChapter,
  type PreparingChapter,
} from './chapter.ts'
import { lockedAgainWith, nextToWrite, unlock, unlockAll } from './unlock.ts'

describe('unlocking, writing, failing and paying in any order', () => {
  it('should keep chapters in order and every credit accounted for', () => {
    const anyIndex = fc.nat(5)
    const anyCommand = [
      fc.integer({ min: 1, max: 40 }).map(grantCommand),
      fc.nat(5).map(waitCommand),
      anyIndex.map(unlockCommand),
      anyIndex.map(unlockAllCommand),
      fc.tuple(fc.constantFrom('begun', 'finished', 'failed'), anyIndex, fc.nat(1)).map(settleCommand),
    ]
    fc.assert(
      fc.property(
        fc.array(fc.nat(30), { maxLength: 5 }),
        fc.commands(anyCommand, { maxCommands: 60, size: 'max' }),
        (prices, commands) => {
          const model: Model = { unlocked: 0, written: 0, spendable: 0, prices }
          fc.modelRun(() => ({ model, real: newLearner(prices) }), commands)
        },
      ),
    )
  })
})

// Helpers

/** A learner with one plan, as storage and use cases would keep it. */
type Learner = { wallet: Wallet; chapters: readonly Chapter[]; readonly entries: LedgerEntry[]; seconds: number }

/** What must come out, counted in the simplest way: how many chapters are unlocked and written, and what the learner can spend. */
type Model = { unlocked: number; written: number; spendable: number; readonly prices: readonly number[] }

type Command = fc.Command<Model, Learner>

function newLearner(prices: readonly number[]): Learner {
  const planId = newPlanId()
  const chapters = prices.map((price, index) => outlineChapter(aLockedChapter(planId, index + 1, { price })))
  return { wallet: { userId: newUserId(), balance: 0 }, chapters, entries: [], seconds: 0 }
}

const stamp = ({ seconds }: Learner) => ({ id: newEntryId(), at: later(seconds * 1_000) })

function keep(learner: Learner, chapter: Chapter | null, movement: Movement | null): void {
  if (chapter) learner.chapters = learner.chapters.map((old) => (old.id === chapter.id ? chapter : old))
  if (!movement) return
  learner.wallet = movement.wallet
  learner.entries.push(movement.entry)
}

/** `act` changes both sides and says what it expects; the invariants hold after every command. */
const command = (name: string, act: Command['run']): Command => ({
  check: () => true,
  run: (model, learner) => {
    act(model, learner)
    checkInvariants(model, learner)
  },
  toString: () => name,
})

const grantCommand = (amount: number): Command =>
  command(`grant ${amount}`, (model, learner) => {
    keep(learner, null, grant(learner.wallet, amount, `admin:${learner.entries.length}`, null, stamp(learner)))
    model.spendable += amount
  })

const waitCommand = (seconds: number): Command =>
  command(`wait ${seconds} s`, (_model, learner) => {
    learner.seconds += seconds
  })

/** Presses the button of the chapter at `index`. */
const unlockCommand = (index: number): Command =>
  command(`unlock ${index}`, (model, learner) => {
    const { chapters, wallet } = learner
    const wanted = chapters[index]?.id ?? newChapterId()
    const result = unlock({ chapters, wallet, wanted, now: stamp(learner).at, newEntryId })

    const price = model.prices[index]
    const isNext = index === model.unlocked && model.written === model.unlocked
    const happens = price !== undefined && isNext && price <= model.spendable
    expect(result.ok && result.value.kind === 'unlocked').toBe(happens)
    if (!result.ok || result.value.kind !== 'unlocked') return
    keep(learner, result.value.chapter, result.value.payment)
    model.unlocked += 1
    model.spendable -= price ?? 0
  })

/** Presses 'Unlock all' on a page that shows so many chapters less than there are. */
const unlockAllCommand = (unseen: number): Command =>
  command(`unlock all but ${unseen} unseen`, (model, learner) => {
    const { chapters, wallet } = learner
    const wanted = chapters.slice(0, chapters.length - unseen).map(({ id }) => id)
    const result = unlockAll({ chapters, wallet, wanted, now: stamp(learner).at, newEntryId })

    const total = sum(model.prices.slice(model.unlocked))
    const isSeen = unseen === 0 || model.unlocked === chapters.length
    expect(result.ok).toBe(isSeen && total <= model.spendable)
    if (!result.ok) return
    expect(result.value.unlocked).toEqual(wanted)
    for (const chapter of result.value.chapters) keep(learner, chapter, null)
    for (const payment of result.value.payments) keep(learner, null, payment)
    model.unlocked = chapters.length
    model.spendable -= total
  })

const sum = (prices: readonly number[]): number => prices.reduce((total, price) => total + price, 0)

/** A worker comes back with the result of the run `late` attempts ago: only the latest counts, of the chapter whose turn it is. */
const settleCommand = ([outcome, index, late]: ['begun' | 'finished' | 'failed', number, number]): Command =>
  command(`${outcome} ${index}, ${late} late`, (model, learner) => {
    const chapter = learner.chapters[index]
    if (!chapter) return
    const awaited = awaiting(chapter, chapter.attempt - late)
    const isWritten = index < model.written
    expect(awaited.ok).toBe(index < model.unlocked && !isWritten && late === 0)
    if (!awaited.ok || nextToWrite(learner.chapters) !== chapter) return

    expect(index).toBe(model.written)
    const settle = ({ hold, id }: PreparingChapter, settling: typeof capture | typeof release): Movement | null =>
      hold && settling(learner.wallet, hold, id, stamp(learner))
    const { value: preparing } = awaited
    if (outcome === 'begun') return keep(learner, beginWriting(preparing), null)
    if (outcome === 'finished') {
      keep(learner, open(preparing, someWriting(), stamp(learner).at), settle(preparing, capture))
      model.written += 1
      return
    }
    for (const locked of lockedAgainWith(preparing, learner.chapters)) {
      keep(learner, failWriting(locked, { code: 'failed', reason: 'No answer.', at: NOW }), settle(locked, release))
    }
    model.spendable += sum(model.prices.slice(index, model.unlocked))
    model.unlocked = index
  })

function checkInvariants(model: Model, { chapters, wallet, entries }: Learner): void {
  expect(wallet.balance).toBe(model.spendable)
  expect(wallet.balance).toBe(balanceOf(entries))
  expect(wallet.balance).toBeGreaterThanOrEqual(0)
  expect(new Set(entries.map(({ businessKey }) => businessKey)).size).toBe(entries.length)
  expect(chapters.map(isUnlocked)).toEqual(chapters.map((_, index) => index < model.unlocked))
  for (const chapter of chapters) checkPayment(chapter, entries)
}

/** Captured means open and paid, held means in preparation and paid; nothing is owed for anything else. */
function checkPayment(chapter: Chapter, entries: readonly LedgerEntry[]): void {
  const own = entries.filter(({ chapterId }) => chapterId === chapter.id)
  const count = (wanted: LedgerEntry['kind']): number => own.filter(({ kind }) => kind === wanted).length
  const isPaid = chapter.price > 0
  expect(count('captured')).toBe(isPaid && chapter.kind === 'open' ? 1 : 0)
  const outstanding = count('held') - count('captured') - count('released')
  expect(outstanding).toBe(isPaid && chapter.kind === 'preparing' ? 1 : 0)
  const spent = own.reduce((sum, entry) => sum - effectOf(entry), 0)
  expect(spent).toBe(chapter.kind === 'locked' ? 0 : chapter.price)
}
