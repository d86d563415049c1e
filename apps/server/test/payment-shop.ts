import { CHAPTER_PRICE, type PaymentGateway, type PaymentTrouble, type Purchase, type UserId } from '@app/domain'
import { aLockedChapter, anOpenChapter, aPlan, awaitingLearner, keep, seed, seedUser } from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import { makeStripeGateway } from '@app/stripe'
import { times } from '@app/testing/long-run'
import { openStripeServer, type StripeServer } from '@app/testing/stripe/stripe-server'
import { pino } from 'pino'
import { openDomainOnPostgres } from './domain-on-postgres.ts'
import { makeBreaker, makeFaultyStorage } from './faulty-storage.ts'
import { openHttpOn } from './http-on.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>
export type Customer = Awaited<ReturnType<Shop['customer']>>
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: Record<string, unknown> }

const SECRETS = { secretKey: 'sk_test_shop', webhookSecret: 'whsec_shop' }
/** Too short for a second try: a fault of Stripe's is met at once. */
const NO_TIME_MS = 60

/** The product over HTTP, with a real database and what stands in for Stripe; anything in between can be made to fail. */
export async function openShop(serverUrl: string) {
  const breaker = makeBreaker()
  const receipts: string[] = []
  const errors: string[] = []
  const troubles: PaymentTrouble[] = []
  const stand = makeStand()
  let today = new Date()
  const domain = await openDomainOnPostgres(serverUrl, {
    gateway: stand.gateway,
    // one checkout for one wish, even if the clock would have struck ten in between
    clock: { now: () => today },
    connections: 20,
    onPaymentTrouble: (trouble) => troubles.push(trouble),
    around: makeFaultyStorage(breaker, ({ reference }) => receipts.push(reference)),
  })
  // what others can see: nothing that is not committed
  const witness = openPostgres({ url: domain.url, connections: 4 })
  const log = pino({ level: 'error' }, { write: (line) => errors.push(line) })
  const { url, server } = await openHttpOn(domain, { log })

  const post = async (path: string, body: string, headers: Record<string, string>): Promise<Reply> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: JSON.parse(text) }
  }
  /** What arrives at the address that Stripe is configured with. */
  const webhook = (body: string, signature: string): Promise<Reply> =>
    post('/api/payments/webhook', body, { 'stripe-signature': signature })

  return {
    domain,
    breaker,
    /** References of the purchases whose receipt was put on its way, once for each time. */
    receipts,
    /** What the product took for a bug of its own. */
    errors,
    /** What a person has to look at. */
    troubles,
    webhook,
    /** Whom the product asks about payments. */
    stand,
    /** An account at Stripe where nothing has happened yet. */
    openStripe: async (): Promise<StripeServer> => {
      today = new Date()
      const stripe = await openStripeServer({ ...SECRETS, slowMs: 2 * NO_TIME_MS })
      stand.ask(stripe.url)
      return stripe
    },
    deliver: (stripe: StripeServer, event: Parameters<StripeServer['signed']>[0]): Promise<Reply> => {
      const { body, signature } = stripe.signed(event)
      return webhook(body, signature)
    },
    sweep: () => domain.useCases.reconcilePayments(),
    /** A learner who is signed in and has so many plans with a chapter to buy. */
    customer: async (plans = 0) => {
      const { unitOfWork } = domain.postgres
      const { id, email } = await seedUser(unitOfWork)
      const planIds = await seedPlans(domain.postgres.unitOfWork, id, plans)
      const { body } = await post('/api/login', JSON.stringify({ email, password: 'correct horse' }), {})
      const authorization = `Bearer ${body.access_token}`
      const ask = (path: string, input: object = {}) => post(path, JSON.stringify(input), { authorization })
      return {
        id,
        /** Chooses a package; answers what Stripe calls the checkout. */
        choose: async (packageId: string): Promise<string> => {
          const reply = await ask('/api/payments/create-checkout', { product_id: packageId })
          if (reply.status !== 200) throw new Error(`No checkout: ${reply.status} ${JSON.stringify(reply.body)}`)
          return new URL(String(reply.body.checkout_url)).pathname.split('/').at(-1) ?? ''
        },
        /** Comes back from it. */
        comeBack: (reference?: string) =>
          ask('/api/payments/confirm', reference === undefined ? {} : { checkout: reference }),
        unlock: (plan: number) => ask(`/api/learning-plans/${planIds[plan]}/unlock-next-chapter`),
        credits: () => witness.readModels.credits(id),
        /** Credits that went into chapters. */
        spent: async () => {
          const cards = await witness.readModels.listLearningPlans(id)
          const open = cards
            .flatMap(({ chapters }) => chapters)
            .filter(({ isUnlocked, price }) => isUnlocked && price > 0)
          return open.length * CHAPTER_PRICE
        },
        /** Oldest first. */
        entries: async () => (await keep(witness.unitOfWork, ({ wallets }) => wallets.entries(id))).toReversed(),
      }
    },
    /** What is committed of a purchase. */
    purchase: (reference: string): Promise<Purchase | null> =>
      keep(witness.unitOfWork, ({ purchases }) => purchases.find(reference)),
    liveJobKeys: () => witness.liveJobKeys(),
    close: async () => {
      await server.close(0)
      await witness.close()
      await domain.close()
    },
  }
}

// Helpers

/** Asks whichever account is the newest, with patience or without. */
function makeStand() {
  const noGateway = (): never => {
    throw new Error('There is no account at Stripe yet.')
  }
  const at = (apiBase: string, webhookSecret: string, timeoutMs: number) =>
    makeStripeGateway({ ...SECRETS, webhookSecret, apiBase, timeoutMs, appName: 'Waymark', log: () => {} })
  let patient: () => PaymentGateway = noGateway
  let hasty: () => PaymentGateway = noGateway
  let inHaste = false
  let afterFind = async (_reference: string): Promise<void> => {}
  const now = () => (inHaste ? hasty() : patient())
  const gateway: PaymentGateway = {
    name: 'stripe',
    openCheckout: (order) => now().openCheckout(order),
    find: async (reference) => {
      const found = await now().find(reference)
      await afterFind(reference)
      return found
    },
    parseWebhook: (request) => now().parseWebhook(request),
    changedSince: (since) => now().changedSince(since),
  }
  return {
    gateway,
    ask: (apiBase: string, webhookSecret = SECRETS.webhookSecret): void => {
      const [one, other] = [at(apiBase, webhookSecret, 10_000), at(apiBase, webhookSecret, NO_TIME_MS)]
      patient = () => one
      hasty = () => other
      inHaste = false
      afterFind = async () => {}
    },
    /** Gives up at the first fault. */
    hurry: (hurried: boolean): void => {
      inHaste = hurried
    },
    /** Happens between Stripe's answer and what is made of it. */
    afterFind: (happen: (reference: string) => Promise<void>): void => {
      afterFind = happen
    },
  }
}

async function seedPlans(unitOfWork: Parameters<typeof seed>[0], userId: UserId, count: number) {
  const made = times(count).map(() => {
    const conversation = awaitingLearner(userId)
    return { conversation, plan: aPlan(userId, conversation.id) }
  })
  await seed(unitOfWork, {
    conversations: made.map(({ conversation }) => conversation),
    plans: made.map(({ plan }) => plan),
    chapters: made.flatMap(({ plan: { id } }) => [anOpenChapter(id, 1), aLockedChapter(id, 2)]),
  })
  return made.map(({ plan }) => plan.id)
}

/** These tests ask more often than anybody would. */
