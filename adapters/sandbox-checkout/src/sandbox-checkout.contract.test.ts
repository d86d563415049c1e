import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR, SECOND } from '@app/domain'
import { makeSettableClock } from '@app/domain/testing'
import { describePaymentGateway } from '@app/domain/testing/contracts'
import { makeReturnMoney } from '../test/return-money.ts'
import { makeSandboxCheckout } from './sandbox-checkout.ts'

describePaymentGateway('sandbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-checkout-'))
  const clock = makeSettableClock(new Date())
  const settings = {
    folder,
    secret: 'a secret of the test',
    appUrl: 'http://localhost:3000',
    appName: 'Waymark',
    clock,
  }
  const sandbox = makeSandboxCheckout(settings)

  const webhookEvents = new Map<string, { readonly body: string; readonly signature: string }>()
  const pay = async (reference: string) => {
    const pages = sandbox.pages(async ({ body, headers }) =>
      webhookEvents.set(reference, { body, signature: headers['stripe-signature'] ?? '' }),
    )
    await pages({ method: 'POST', path: `/sandbox/checkout/${reference}/pay` })
  }
  return {
    gateway: sandbox.gateway,
    pay,
    lapse: async () => clock.advance(2 * HOUR),
    returnMoney: makeReturnMoney(folder, clock),
    webhookEvent: async (reference) => {
      const webhookEvent = webhookEvents.get(reference)
      if (!webhookEvent) throw new Error('Nothing was paid.')
      return webhookEvent
    },
    breakDown: async () => {
      await rm(folder, { recursive: true })
      // a file where the folder should be
      await writeFile(folder, '')
    },
    later: async () => {
      clock.advance(SECOND)
      return clock.now()
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
})
