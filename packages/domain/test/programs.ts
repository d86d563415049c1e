/** Programs that use the installed package: as text, so that nothing here can be resolved by accident. */

/** Three chapters, 15 credits: the first is free, the second paid, the third too expensive. */
export const UNLOCK = `
import { balanceOf, isOpen, makeTutor, makeUnlockNextChapter, makeWriteChapter, NO_RESOURCES, progressOf, UNLIMITED } from '@app/domain'
import {
  aLockedChapter, fitAnswerTo, keep, makeCounterIdSource, makeMemoryMarkdown, makeMemoryStorage, makeScriptedLanguageModel, makeSettableClock, noPause, seedPlan,
} from '@app/domain/testing'

const { unitOfWork, readModels, jobs } = makeMemoryStorage()
const clock = makeSettableClock()
const ids = makeCounterIdSource()
const model = makeScriptedLanguageModel(fitAnswerTo, fitAnswerTo)
const tutor = makeTutor({ unitOfWork, ids, clock, model, spending: UNLIMITED })
const unlockNextChapter = makeUnlockNextChapter({ unitOfWork, tutor, ids, clock })
const writeChapter = makeWriteChapter({ unitOfWork, ids, clock, tutor, markdown: makeMemoryMarkdown(), pause: noPause, ...NO_RESOURCES })

const { user, plan } = await seedPlan(unitOfWork, {
  credits: 15,
  chaptersOf: ({ id }) => [1, 2, 3].map((number) => aLockedChapter(id, number)),
})
const answers = []
for (let press = 0; press < 3; press += 1) {
  const unlocked = await unlockNextChapter({ userId: user.id, planId: plan.id })
  answers.push(unlocked.ok ? unlocked.value.kind : unlocked.error.kind)
  for (const job of jobs.live()) {
    await writeChapter.run(job)
    jobs.finish(job)
  }
  clock.advance(60_000)
}
const [card] = await readModels.listLearningPlans(user.id)
const entries = await keep(unitOfWork, ({ wallets }) => wallets.entries(user.id))
if (balanceOf(entries) !== 5 || progressOf([]) !== 0 || typeof isOpen !== 'function') throw new Error('wrong rules')
console.log(JSON.stringify({
  answers,
  statuses: card.chapters.map(({ contentStatus }) => contentStatus),
  credits: await readModels.credits(user.id),
  ledger: entries.map(({ kind }) => kind),
}))
`

/** Each @ts-expect-error is a fault that the shipped types must catch. */
export const TYPES = `
import { type Chapter, contentStatus, type UnitOfWork, unlock, UserId } from '@app/domain'
import { anyChapter, type MemoryStorage, makeMemoryStorage, newEntryId, newPlanId } from '@app/domain/testing'

const storage: MemoryStorage = makeMemoryStorage()
const unitOfWork: UnitOfWork = storage.unitOfWork
export const chapters: readonly Chapter[] = []
export const result = unlock({
  chapters,
  wallet: { userId: UserId('0190a000-0000-7000-8000-000000000001'), balance: 10 },
  wanted: null,
  now: new Date(),
  newEntryId,
})
export const missing: number = !result.ok && result.error.kind === 'insufficient-credits' ? result.error.missing : 0
export const statuses = chapters.map(contentStatus)
export const arbitrary = anyChapter(newPlanId())
// @ts-expect-error a text is no user id
export const unbranded: UserId = '0190a000-0000-7000-8000-000000000001'
// @ts-expect-error a unit of work answers a result
export const answer = unitOfWork.run(async () => 'done')
// @ts-expect-error what may be refused has no value until it was looked at
export const value = result.value
`

/** The memory adapters stand for third-party ones. */
export const OWN_ADAPTER = `
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { progressOf } from '@app/domain'
import {
  anyChapter, describePaymentGateway, describeStorage, makeMemoryPaymentGateway, makeMemoryStorage, makeSettableClock, newPlanId,
} from '@app/domain/testing'

describeStorage('own', async () => ({ ...makeMemoryStorage(), close: async () => {} }))

describePaymentGateway('own', async () => {
  const clock = makeSettableClock()
  const gateway = makeMemoryPaymentGateway(clock)
  const { pay, lapse, webhookEvent } = gateway
  const later = async () => {
    clock.advance(1_000)
    return clock.now()
  }
  const breakDown = async () => gateway.setDown(true)
  return { gateway, pay, lapse, returnMoney: never, webhookEvent, later, breakDown, close: async () => {} }
}, { impossible: ['returned-money', 'won-dispute'] })

function never() {
  throw new Error('A payment here is final.')
}

describe('progressOf', () => {
  it('should never pass 100', () => {
    fc.assert(fc.property(fc.array(anyChapter(newPlanId())), (chapters) => progressOf(chapters) <= 100))
  })
})
`
