import type { PlanVersion } from '../../../src/plans/outline.ts'
import { isBeingMade } from '../../../src/plans/plan.ts'
import type { PlanRepository } from '../../../src/ports/repositories.ts'
import type { PlanId } from '../../../src/shared/ids.ts'
import { rowKey, type Transaction } from '../transaction.ts'
import { removeChapter } from './chapter-part-repository.ts'
import { inOrder } from './chapter-repository.ts'

export const memoryPlanRepository = (transaction: Transaction): PlanRepository => ({
  add: async (plan) => {
    const conversation = await transaction.get('conversations', plan.conversationId)
    await transaction.ensure(conversation !== null, `The plan ${plan.id} comes from no conversation.`)
    await transaction.insert('plans', plan.id, plan)
  },
  lock: async (id) => {
    await transaction.lock(rowKey('plans', id))
    const chapters = (await transaction.scan('chapters')).filter(({ planId }) => planId === id)
    for (const chapter of inOrder(chapters)) await transaction.lock(rowKey('chapters', chapter.id))
    return transaction.get('plans', id)
  },
  find: (id) => transaction.get('plans', id),
  findByConversation: async (id) =>
    (await transaction.scan('plans'))
      .filter(({ conversationId }) => conversationId === id)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (b.id > a.id ? 1 : -1))[0] ?? null,
  unfinished: async (wanted) =>
    (await transaction.scan('plans')).filter(
      (plan) => (isBeingMade(plan) || plan.revision?.kind === 'pending') && (wanted ?? plan.userId) === plan.userId,
    ),
  save: async (plan) => {
    const before = await transaction.get('plans', plan.id)
    await transaction.ensure(before !== null, `There is no plan ${plan.id} to save.`)
    await transaction.put('plans', plan.id, plan)
    await transaction.remove('planDrafts', plan.id)
  },
  saveDraft: async (id, run, draft) => {
    const plan = await transaction.get('plans', id)
    if (plan?.generation.kind !== 'generating' || plan.generation.run !== run) return
    // as an UPDATE of the row does
    await transaction.lock(rowKey('plans', id))
    await transaction.put('planDrafts', id, { planId: id, draft })
  },
  replace: async ({ plan, version }) => {
    await transaction.put('plans', plan.id, plan)
    await transaction.remove('planDrafts', plan.id)
    for (const { id, planId } of await transaction.scan('chapters')) {
      if (planId === plan.id) await removeChapter(transaction, id)
    }
    if (version) await addVersion(transaction, plan.id, version)
  },
  edit: async ({ plan, chapters, version }) => {
    await transaction.put('plans', plan.id, plan)
    for (const { id, planId, kind } of await transaction.scan('chapters')) {
      if (planId === plan.id && kind === 'locked') await removeChapter(transaction, id)
    }
    for (const chapter of chapters) {
      if (chapter.kind === 'locked') await transaction.put('chapters', chapter.id, chapter)
    }
    await addVersion(transaction, plan.id, version)
  },
  versionBefore: async ({ id, generation, edits }) => {
    const version =
      edits > 0 ? await transaction.get('planVersions', versionKey(id, { ...generation, edit: edits })) : null
    if (!version) return null
    const { planId: _planId, ...before } = version
    return before
  },
  hasCopyOf: async (userId, wanted) =>
    (await transaction.scan('plans')).some(
      ({ userId: owner, id, origin }) => owner === userId && (id === wanted || origin === wanted),
    ),
})

const addVersion = (transaction: Transaction, planId: PlanId, version: PlanVersion): Promise<void> =>
  transaction.insert('planVersions', versionKey(planId, version), { ...version, planId })

const versionKey = (id: PlanId, { run, edit }: Pick<PlanVersion, 'run' | 'edit'>): string => `${id}:${run}:${edit}`
