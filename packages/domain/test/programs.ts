/** Programs that use the installed package: as text, so that nothing here can be resolved by accident. */

/** Each @ts-expect-error is a fault that the shipped types must catch. */
export const TYPES = `
import { type Chapter, contentStatus, type UnitOfWork, unlock, UserId } from '@app/domain'
import { aPreparingChapter, type MemoryStorage, makeFixture, makeMemoryStorage, makeScriptedLanguageModel, newEntryId, newPlanId } from '@app/domain/testing'

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
export const preparing = aPreparingChapter(newPlanId(), 2)
export const { useCases } = makeFixture({ model: makeScriptedLanguageModel() })
// @ts-expect-error a text is no user id
export const unbranded: UserId = '0190a000-0000-7000-8000-000000000001'
// @ts-expect-error a unit of work answers what its work does
export const answer: Promise<number> = unitOfWork.run(async () => 'done')
// @ts-expect-error what may be refused has no value until it was looked at
export const value = result.value
`

/** The memory adapters stand for third-party ones, which the README's suites open. */
export const MY_STORAGE = `
import { makeMemoryStorage } from '@app/domain/testing'

export const openMyStorage = async () => ({ ...makeMemoryStorage(), close: async () => {} })
`

export const MY_PROVIDER = `
import { makeMemoryPaymentGateway, makeSettableClock } from '@app/domain/testing'

export async function openMyProvider() {
  const clock = makeSettableClock()
  const gateway = makeMemoryPaymentGateway(clock)
  const { pay, lapse, webhookEvent, setDown } = gateway
  const later = async () => {
    clock.advance(1_000)
    return clock.now()
  }
  return { gateway, pay, lapse, webhookEvent, later, breakDown: async () => setDown(true), close: async () => {} }
}
`
