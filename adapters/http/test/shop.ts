import { createCheckout, creditHistory, me, purchases, type ReplyOf } from '@app/contract'
import type { PaymentWebhook, User } from '@app/domain'
import { expectSuccess } from './expect-reply.ts'
import { openWorld, type Reply, type World } from './world.ts'

export type Customer = {
  readonly user: User
  readonly token: string
  /** Opens a checkout; answers its reference. */
  readonly choose: (productId?: string | number) => Promise<string>
  readonly credits: () => Promise<number>
  readonly history: (query?: string) => Promise<ReplyOf<typeof creditHistory>>
  readonly purchases: () => Promise<ReplyOf<typeof purchases>>
}

export type Shop = World & {
  readonly customer: () => Promise<Customer>
  /** What the provider tells about a checkout, as it stands now. */
  readonly notify: (reference: string, path?: string) => Promise<Reply>
}

export const WEBHOOK = '/api/payments/webhook'

/** The application with a payment provider that does as the test says. */
export async function openShop(changes?: Parameters<typeof openWorld>[0]): Promise<Shop> {
  const world = await openWorld(changes)

  const customer: Shop['customer'] = async () => {
    const { user, token } = await world.learner()
    const get = (path: string): Promise<Reply> => world.send('GET', path, { token })
    return {
      user,
      token,
      choose: async (productId = '893996') => {
        const reply = await world.call(createCheckout, { product_id: productId }, token)
        const url = new URL(expectSuccess(createCheckout, reply).checkout_url)
        return url.pathname.slice(1)
      },
      credits: async () => expectSuccess(me, await get('/api/me')).credits,
      history: async (query = '') => expectSuccess(creditHistory, await get(`/api/credits/history${query}`)),
      purchases: async () => expectSuccess(purchases, await get('/api/credits/purchases')),
    }
  }

  const notify: Shop['notify'] = (reference, path = WEBHOOK) => {
    const { body, signature } = world.payments.webhookEvent(reference)
    return world.send('POST', path, { raw: body, headers: { 'Stripe-Signature': signature } })
  }

  return { ...world, customer, notify }
}

/** A world that takes every notice for genuine, and keeps what arrived. */
export async function openListening() {
  const taken: Parameters<PaymentWebhook>[0][] = []
  const paymentWebhook: PaymentWebhook = async (webhookEvent) => {
    taken.push(webhookEvent)
    return { ok: true, value: undefined }
  }
  return { world: await openWorld({ useCases: { paymentWebhook } }), taken }
}
