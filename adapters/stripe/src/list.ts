import { err, ok } from '@app/domain'
import type Stripe from 'stripe'
import { at, textAt } from './read.ts'
import type { RetryingCall } from './retrying-client.ts'

export type Api = { readonly stripe: Stripe; readonly call: RetryingCall; readonly log: (line: string) => void }

type Page = { readonly limit: number; readonly starting_after?: string }

/** As many as Stripe gives at once. */
const PAGE = 100

/** Every page, each a request of its own: one that fails is retried alone. */
export async function listAll(
  { call, log }: Api,
  task: string,
  most: number,
  list: (page: Page, options: Stripe.RequestOptions) => Promise<unknown>,
) {
  const found: unknown[] = []
  let page: Page = { limit: PAGE }
  for (;;) {
    const answer = await call(task, (options) => list(page, options))
    if (!answer.ok) return answer
    const data = at(answer.value, 'data')
    if (!Array.isArray(data)) return unreadable(log, task)
    found.push(...data)
    if (at(answer.value, 'has_more') !== true) return ok(found)
    const last = textAt(data.at(-1), 'id')
    if (last === null) return unreadable(log, task)
    if (found.length >= most) {
      log(`Stripe has more than ${most} results: could not ${task} to the end`)
      return ok(found)
    }
    page = { limit: PAGE, starting_after: last }
  }
}

/** An answer that says something else than Stripe's documentation: as good as none. */
export function unreadable(log: Api['log'], task: string) {
  log(`Stripe fails: could not ${task} (the answer has another shape than it should)`)
  return err({ kind: 'payments-unavailable' })
}
