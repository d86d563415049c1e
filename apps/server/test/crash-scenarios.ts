import { setTimeout as sleep } from 'node:timers/promises'
import { execute } from '@app/testing/database'
import { call, type Learner, type PlanView } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { expect } from 'vitest'

/** What begins so many milliseconds before a kill, and whose answer may be lost; and what must hold after it. */
export type Scenario = {
  readonly begins: readonly (readonly [before: number, begin: () => unknown])[]
  /** Looks at what the kill has left, before the next start. */
  readonly look?: () => Promise<void>
  readonly holds: () => Promise<void>
}

export async function begin(scenarios: readonly Scenario[]): Promise<void> {
  const begins = scenarios.flatMap((scenario) => scenario.begins).toSorted(([a], [b]) => b - a)
  let left = begins[0]?.[0] ?? 0
  for (const [before, start] of begins) {
    await sleep(left - before)
    left = before
    start()
  }
}

export async function aPayment(product: Product, learner: Learner, before: number): Promise<Scenario> {
  const pay = await openCheckout(product, learner)
  let paying: Promise<number | null> | undefined
  return {
    begins: [[before, () => (paying = pay().catch(() => null))]],
    holds: async () => {
      // without a reply the payer tries again: the page knows whether it is paid already
      if ((await paying) !== 303) await pay()
      expect(await post(product, learner, '/api/payments/confirm', {})).toMatchObject({ credits: 50 })
      expect(await ledgerOf(product, learner)).toEqual([50])
    },
  }
}

export async function aPaidUnlock(
  product: Product,
  learner: Learner,
  before: number,
): Promise<Scenario & { readonly chapterId: string }> {
  await (await openCheckout(product, learner))()
  const planId = await learner.askForPlan('Chess')
  await finished(learner, planId)
  await learner.unlockNext(planId)
  const { chapters } = await planWith(learner, planId, ([free]) => free?.content_status === 'COMPLETE')
  const chapterId = chapters[1]?.id ?? ''
  const next = { chapter_id: chapterId }
  const unlock = () => post(product, learner, `/api/learning-plans/${planId}/unlock-next-chapter`, next)
  let unlocking: Promise<unknown> | undefined
  return {
    chapterId,
    begins: [[before, () => (unlocking = unlock().catch(() => null))]],
    holds: async () => {
      await unlocking
      // a repeat is harmless, and does what the crash may have cut off
      await unlock()
      await planWith(learner, planId, ([, paid]) => paid?.content_status === 'COMPLETE')
      expect(await ledgerOf(product, learner)).toEqual([0, -10, 50])
    },
  }
}

type Grants = { readonly admin: Learner; readonly url: string; readonly befores: readonly number[] }

export async function someGrants(product: Product, { admin, url, befores }: Grants): Promise<Scenario> {
  const { id } = await get<{ id: string }>(product, admin, '/api/me')
  await execute(url, `UPDATE users SET role = 'admin' WHERE id = '${id}'`)
  const given = befores.map((before) => {
    const body = { amount: 7, request_id: crypto.randomUUID(), reason: `${before} ms before` }
    const give = () => post(product, admin, `/api/admin/users/${id}/add-credits`, body)
    return { before, body, give, answer: Promise.resolve<unknown>(null) }
  })
  type Entry = { readonly id: string; readonly act: object; readonly reason: string }
  const entriesOf = async ({ body }: (typeof given)[number]) =>
    (await get<{ entries: readonly Entry[] }>(product, admin, '/api/admin/audit')).entries.filter(
      (entry) => entry.id === body.request_id,
    )
  return {
    begins: given.map((one) => [one.before, () => (one.answer = one.give().catch(() => null))]),
    holds: async () => {
      // a reply is true; without one the client retries
      for (const one of given) if (await one.answer) expect(await entriesOf(one)).toHaveLength(1)
      for (const { give } of given) await give()
      expect(await get(product, admin, '/api/me')).toMatchObject({ credits: 7 * given.length })
      for (const one of given)
        expect(await entriesOf(one)).toMatchObject([{ act: { amount: 7 }, reason: one.body.reason }])
    },
  }
}

type Body = Readonly<Record<string, unknown>>

export const post = (product: Product, { token }: Learner, path: string, body?: Body): Promise<Body> =>
  call(product.url, 'POST', path, body, token)

export const get = <T>(product: Product, { token }: Learner, path: string): Promise<T> =>
  call<T>(product.url, 'GET', path, undefined, token)

export const planWith = (
  learner: Learner,
  id: string,
  isThere: (chapters: PlanView['chapters']) => boolean,
): Promise<PlanView> =>
  until(async () => (await learner.plans()).find((plan) => plan.id === id && isThere(plan.chapters)))

export const finished = (learner: Learner, id: string): Promise<PlanView> =>
  until(async () => {
    const plan = (await learner.plans()).find((one) => one.id === id)
    return plan && !['PENDING', 'GENERATING'].includes(plan.generation_status) ? plan : undefined
  })

/** Opens a checkout for 50 credits; answers how to pay it, which answers the status. */
async function openCheckout(product: Product, learner: Learner): Promise<() => Promise<number>> {
  const { checkout_url: page } = await post(product, learner, '/api/payments/create-checkout', { product_id: '893999' })
  return async () => (await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' })).status
}

/** What each movement did to the balance, the newest first. */
async function ledgerOf(product: Product, learner: Learner): Promise<readonly number[]> {
  type History = { readonly entries: readonly { readonly change: number }[] }
  const { entries } = await get<History>(product, learner, '/api/credits/history?limit=100')
  return entries.map(({ change }) => change)
}
