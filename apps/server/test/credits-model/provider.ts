import { type Clock, err, ok, type PaymentGateway } from '@app/domain'
import { type MemoryPaymentGateway, makeMemoryPaymentGateway } from '@app/domain/testing'

/** A payment provider with the habits of a real one: answers get lost, or are old by the time they arrive. */
export function makeProvider(clock: Clock) {
  const desk: MemoryPaymentGateway = makeMemoryPaymentGateway(clock)
  let losesNextAnswer = false
  let saysNothing = false
  let meanwhile: (() => Promise<void>) | null = null

  const gateway: PaymentGateway = {
    ...desk,
    openCheckout: async (order) => {
      const opened = await desk.openCheckout(order)
      const isLost = losesNextAnswer
      losesNextAnswer = false
      return isLost ? err({ kind: 'payments-unavailable' }) : opened
    },
    find: async (reference) => {
      const found = await desk.find(reference)
      const happens = meanwhile
      meanwhile = null
      await happens?.()
      return found
    },
    parseWebhook: async (request) => {
      const read = await desk.parseWebhook(request)
      return read.ok && read.value && saysNothing ? ok({ ...read.value, payment: null }) : read
    },
  }

  return {
    gateway,
    desk,
    /** The next checkout is opened, and the reply is lost. */
    loseNextAnswer: () => {
      losesNextAnswer = true
    },
    /** Events that only name their payment, as most of Stripe's do. */
    setTaciturn: (taciturn: boolean) => {
      saysNothing = taciturn
    },
    /** Happens after the next answer was given and before it arrives. */
    happensBeforeNextAnswer: (step: () => Promise<void>) => {
      meanwhile = step
    },
  }
}
