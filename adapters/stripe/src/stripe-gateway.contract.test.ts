import { describePaymentGateway } from '@app/domain/testing/contracts'
import { openGateway } from '../test/open-gateway.ts'

describePaymentGateway('stripe', async () => {
  // Stripe counts in seconds
  let now = Math.floor(Date.now() / 1_000) * 1_000
  const { gateway, server } = await openGateway({
    server: { now: () => new Date(now) },
    // a gateway that is down is not waited for
    settings: { timeoutMs: 1_000 },
  })
  const returned = new Map<string, number>()
  return {
    gateway,
    pay: async (reference) => server.pay(reference),
    lapse: async (reference) => server.expire(reference),
    returnMoney: async (reference, cents) => {
      const before = returned.get(reference) ?? 0
      returned.set(reference, cents)
      // all of it at once is a dispute, which can be won; a part is a refund
      if (cents === 0) server.closeDispute(reference, 'won')
      else if (before === 0 && cents === 900) server.dispute(reference)
      else server.refund(reference, cents - before)
    },
    webhookEvent: async (reference) => server.signed(eventAbout(server, reference)),
    breakDown: () => server.close(),
    later: async () => {
      now += 2_000
      return new Date(now)
    },
    // the server ends with the test
    close: async () => {},
  }
})

// Helpers

type Server = Awaited<ReturnType<typeof openGateway>>['server']

/** The newest event about a session or about the money that was paid in it. */
function eventAbout(server: Server, reference: string) {
  const intent = server.sessions.get(reference)?.payment_intent
  const event = server.events.findLast(({ data }) => {
    const about = JSON.stringify(data.object)
    return about.includes(`"${reference}"`) || (intent != null && about.includes(`"${intent}"`))
  })
  if (!event) throw new Error('Nothing has happened.')
  return event
}
