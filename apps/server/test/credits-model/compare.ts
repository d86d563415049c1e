import { expect } from 'vitest'
import { type Chapter, type Entry, iso, type Learner, type Model, type Plan, progressOf } from './model.ts'
import type { World } from './world.ts'

type Page = {
  readonly entries: readonly (Entry & { id: string; balance: number })[]
  readonly next_cursor: string | null
}

/** Of everybody: what one learner does moves nothing of another's. */
export const expectBalances = async (model: Model, world: World): Promise<void> => {
  await Promise.all(model.learners.map((learner) => expectMe(world, learner)))
}

export async function expectMe(world: World, learner: Learner): Promise<void> {
  const { id, username, email, balance: credits } = learner
  const settings = { language: 'en', time_zone: null, weekly_goal: null, review_reminder: false }
  const body = { id, username, email, role: 'standard', credits, must_change_password: false, ...settings }
  expect(await look(world, learner, '/api/me')).toEqual(body)
}

export async function expectHistory(world: World, learner: Learner, limit: number): Promise<void> {
  const entries: Page['entries'][number][] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = `?limit=${limit}${cursor && `&cursor=${cursor}`}`
    // its shape is what is compared below
    const page = (await look(world, learner, `/api/credits/history${query}`)) as Page
    expect(page.entries.length).toBeLessThanOrEqual(limit)
    entries.unshift(...page.entries.toReversed())
    cursor = page.next_cursor
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)

  let balance = 0
  for (const entry of entries) {
    balance += entry.change
    expect(entry.balance).toBe(balance)
  }
  expect(balance).toBe(learner.balance)

  const reported = entries.map(({ id: _id, balance: _balance, ...entry }) => entry)
  let from = 0
  for (const batch of learner.history) {
    expect(sorted(reported.slice(from, from + batch.length))).toEqual(sorted(batch))
    from += batch.length
  }
  expect(reported).toHaveLength(from)
}

const sorted = (entries: readonly object[]): readonly object[] =>
  entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const keyOf = (entry: object): string => JSON.stringify(Object.entries(entry).toSorted())

export async function expectPurchases(model: Model, world: World, learner: Learner): Promise<void> {
  const paid = model.checkouts.flatMap(({ owner, sold, purchase }) =>
    owner === learner && purchase?.kind === 'paid' ? [{ sold, purchase }] : [],
  )
  const newestFirst = paid.toSorted(
    (one, other) => other.purchase.paidAt - one.purchase.paidAt || other.purchase.order - one.purchase.order,
  )
  expect(await look(world, learner, '/api/credits/purchases')).toEqual(
    newestFirst.map(({ sold, purchase }) => ({
      id: expect.any(String),
      package_name: sold.name,
      credits: sold.credits,
      price: sold.cents / 100,
      paid_at: iso(purchase.paidAt),
      receipt_url: purchase.receipt,
      pending_unlock: null,
      refunded: purchase.returned / 100,
      credits_taken_back: purchase.taken,
      is_pretend: false,
    })),
  )
}

export async function expectPlans(world: World, learner: Learner): Promise<void> {
  const newestFirst = learner.plans.toReversed()
  expect(await look(world, learner, '/api/learning-plans')).toEqual(newestFirst.map(planBody))
}

function planBody(plan: Plan): object {
  const progress = progressOf(plan)
  return {
    id: plan.id,
    title: plan.title,
    description: plan.description,
    generation_status: 'COMPLETE',
    generation_error: null,
    waiting_since: null,
    progress,
    status: progress === 100 ? 'complete' : 'in_progress',
    created_at: iso(plan.createdAt),
    conversation_id: expect.any(String),
    version: 0,
    archived: false,
    origin: null,
    chapters: plan.chapters.map(({ id, title, isUnlocked, price, isCompleted, status, unlockedAt }, index) => ({
      id,
      title,
      isUnlocked,
      price,
      is_completed_by_current_user: isCompleted,
      content_status: status,
      // why is the generation's to test
      ...(status === 'FAILED' && { content_error: expect.any(Object) }),
      unlocked_at: isUnlocked ? iso(unlockedAt) : null,
      ...writingSince(plan, index),
      // nothing is read here: reading has tests of its own
      last_read_at: null,
      last_place: null,
    })),
  }
}

/** The chapters of a plan are written one after the other. */
function writingSince({ chapters }: Plan, index: number): { readonly writing_since?: string } {
  const isWaiting = (chapter: Chapter | undefined) => chapter?.isUnlocked === true && chapter.status !== 'COMPLETE'
  const [before, chapter] = [chapters[index - 1], chapters[index]]
  if (!chapter || !isWaiting(chapter) || isWaiting(before)) return {}
  return { writing_since: iso(Math.max(chapter.unlockedAt, before?.writtenAt ?? chapter.unlockedAt)) }
}

/** Its content is there if, and only if, it was written. */
export async function expectChapter(world: World, learner: Learner, plan: Plan, index: number): Promise<void> {
  const chapter = plan.chapters[index]
  if (!chapter) return
  const page = await look(world, learner, `/api/chapters/${chapter.id}`)
  const content = chapter.status === 'COMPLETE' ? expect.objectContaining({ introduction: expect.any(String) }) : null
  expect(page).toMatchObject({ is_unlocked: chapter.isUnlocked, generated_content: content })
}

async function look(world: World, { watching }: Learner, path: string): Promise<unknown> {
  const { status, body } = await world.send('GET', path, { token: watching })
  expect({ path, status }, JSON.stringify(body)).toEqual({ path, status: 200 })
  return body
}

/** What is left to do is what the model thinks is left, and no invariant is broken. */
export async function expectAllInOrder(model: Model, world: World, liveBefore: ReadonlySet<string>): Promise<void> {
  for (const learner of model.learners) {
    await expectMe(world, learner)
    await expectHistory(world, learner, 7)
    await expectPurchases(model, world, learner)
    await expectPlans(world, learner)
  }
  // checks cost no credits: another test plays them
  const isModelled = (key: string): boolean => !liveBefore.has(key) && !key.startsWith('write-check:')
  const live = (await world.postgres().liveJobKeys()).filter(isModelled)
  const receipts = [...model.receipts].map((reference) => `send-mail:receipt:${reference}`)
  expect(new Set(live)).toEqual(new Set([...model.writing.keys(), ...receipts]))
  // I8 is a matter of the server's settings, and the one for tests does not wait for its disk
  const findings = (await world.postgres().checkLedger()).filter(({ invariant }) => invariant !== 'I8')
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
}
