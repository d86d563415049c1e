import { type Chapter, type ChapterId, isUnlocked, type PlanId, type UserId } from '@app/domain'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  awaitingLearner,
  fitAnswerTo,
  keep,
  makeScriptedLanguageModel,
  newChapterId,
  seed,
  seedUser,
} from '@app/domain/testing'
import { isLongRun, rounds, times } from '@app/testing/long-run'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

const BURSTS = 5

/**
 * Two tabs edit, undo and archive one plan, each as it last saw it, while chapters of it are unlocked, finished and given up: bursts
 * of 11 acts on real PostgreSQL. What protects them: the lock of the plan in change-plan.ts (without it chapters come twice
 * under one number, or one that was unlocked is locked again).
 */
describe('edits at the same moment', () => {
  let domain: DomainOnPostgres
  const seen = new Map<string, number>()

  beforeAll(async () => {
    const model = makeScriptedLanguageModel(...times(rounds(100)).map(() => fitAnswerTo))
    domain = await openDomainOnPostgres(inject('databaseUrl'), { connections: 24, model })
  })
  afterAll(() => domain?.close())

  it.each(times(rounds(8, 40)))('should keep what is unlocked, the order and one free chapter (%i)', async (round) => {
    const own = await learnerWith(domain, round)
    const { userId, planId, ids } = own
    for (const burst of times(BURSTS)) {
      const before = await chaptersOf(domain, planId)
      const turn = round * BURSTS + burst
      const both = [tabOf(domain, own, turn), tabOf(domain, own, turn * 3 + 1)]
      const answers = await Promise.all([...both, ...learningOf(domain, own, { before, turn })])
      for (const kind of answers.flat()) seen.set(kind, (seen.get(kind) ?? 0) + 1)
      const chapters = await chaptersOf(domain, planId)
      expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, place) => place + 1))
      expect(chapters.map(({ price }) => price)).toEqual(chapters.map((_, place) => (place === 0 ? 0 : 10)))
      expect(chapters.map(isUnlocked)).toEqual(chapters.map(isUnlocked).toSorted((a, b) => Number(b) - Number(a)))
      expect(chapters.filter(({ id }) => !ids.includes(id))).toEqual([])
      for (const [place, { prerequisites }] of chapters.entries()) {
        const earlier = new Set(chapters.slice(0, place).map(({ id }) => id))
        expect(prerequisites.filter((id) => !earlier.has(id))).toEqual([])
      }
      // paid for before is paid for after, under the same words and number
      const paid = before.filter(isOpen)
      expect(chapters.filter(({ id }) => paid.some((one) => one.id === id)).map(paidOf)).toEqual(paid.map(paidOf))
    }
    // each edit has left one version, and none is lost
    const page = await domain.postgres.readModels.plan(userId, planId)
    const data = await domain.postgres.readModels.personalData(userId)
    expect(data?.plans.map(({ versions }) => versions.length)).toEqual([page?.edits])
    const held = (await chaptersOf(domain, planId)).filter((one) => isUnlocked(one) && one.price > 0).length
    const wallet = await keep(domain.postgres.unitOfWork, ({ wallets }) => wallets.lock(userId))
    expect(wallet?.balance).toBe(CREDITS - 10 * held)
  })

  it('should have met each other', () => {
    // what few rounds may miss by chance, many do not
    const rare = ['chapter-unlocked', 'chapter-not-found', 'prerequisite-later', 'given-up', 'done']
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['ok', 'plan-changed', ...(isLongRun ? rare : [])]))
  })

  it('should have left a sound ledger', async () => {
    // no worker takes jobs here, so jobs of what was given up stay (I6); a test's server is not durable (I8)
    const findings = await domain.postgres.checkLedger()
    expect(findings.filter(({ broken, invariant }) => broken > 0 && !['I6', 'I8'].includes(invariant))).toEqual([])
  })
})

// Helpers

type Own = { readonly userId: UserId; readonly planId: PlanId; readonly ids: readonly ChapterId[] }

const CREDITS = 50

/** A learner with a plan of six chapters, of which none or the free one can be read already; two build on earlier ones. */
async function learnerWith({ postgres: { unitOfWork } }: DomainOnPostgres, round: number): Promise<Own> {
  const { id: userId } = await seedUser(unitOfWork, CREDITS)
  const conversation = awaitingLearner(userId)
  const plan = aPlan(userId, conversation.id)
  const first = round % 2 === 0 ? aLockedChapter(plan.id, 1) : anOpenChapter(plan.id, 1)
  const [second, third, fourth] = [2, 3, 4].map((number) => aLockedChapter(plan.id, number))
  const ids = (one: Chapter | undefined) => (one ? [one.id] : [])
  const fifth = aLockedChapter(plan.id, 5, { prerequisites: ids(first) })
  const sixth = aLockedChapter(plan.id, 6, { prerequisites: ids(third) })
  const chapters = [first, second, third, fourth, fifth, sixth].filter((one) => one !== undefined)
  await seed(unitOfWork, { conversations: [conversation], plans: [plan], chapters })
  return { userId, planId: plan.id, ids: chapters.map(({ id }) => id) }
}

const chaptersOf = ({ postgres }: DomainOnPostgres, planId: PlanId): Promise<readonly Chapter[]> =>
  keep(postgres.unitOfWork, ({ chapters }) => chapters.ofPlan(planId))

const isOpen = ({ kind }: Chapter): boolean => kind === 'open'
const paidOf = ({ id, number, title, summary, price }: Chapter) => ({ id, number, title, summary, price })

type Answered = { readonly ok: true } | { readonly ok: false; readonly error: { readonly kind: string } }

const kindOf = (answer: Answered): string => (answer.ok ? 'ok' : answer.error.kind)

/** What one tab does, an act after the other: it looks at the plan before the first, and again after each second. */
async function tabOf(domain: DomainOnPostgres, own: Own, turn: number): Promise<readonly string[]> {
  const kinds: string[] = []
  let page = await lookAt(domain, own)
  for (const step of times(4)) {
    const acts = actsOf(domain, own, page, turn + step)
    const act = acts[(turn * 7 + step * 3) % acts.length]
    if (act) kinds.push(kindOf(await act()))
    if (step % 2 === 1) page = await lookAt(domain, own)
  }
  return kinds
}

type Page = { readonly chapters: readonly Chapter[]; readonly edits: number }

const lookAt = ({ postgres }: DomainOnPostgres, { planId }: Own): Promise<Page> =>
  keep(postgres.unitOfWork, async ({ plans, chapters }) => {
    const plan = await plans.find(planId)
    return { chapters: await chapters.ofPlan(planId), edits: plan?.edits ?? 0 }
  })

function actsOf({ useCases }: DomainOnPostgres, { userId, planId }: Own, { chapters, edits }: Page, turn: number) {
  const ids = chapters.map(({ id }) => id)
  const at = (place: number): ChapterId => ids[(place + turn) % ids.length] ?? newChapterId()
  const lockedLast = chapters.findLast((chapter) => !isUnlocked(chapter))?.id ?? newChapterId()
  const unlocked = chapters.filter(isUnlocked).length
  const turned = [...ids.slice(0, unlocked), ...ids.slice(unlocked).toReversed()]
  const edit = { userId, planId }
  return [
    () => useCases.dropChapter({ ...edit, chapterId: at(2) }),
    () => useCases.dropChapter({ ...edit, chapterId: ids[unlocked] ?? newChapterId(), version: edits }),
    () => useCases.orderChapters({ ...edit, chapterIds: ids.toReversed() }),
    () => useCases.orderChapters({ ...edit, chapterIds: turned, version: edits }),
    () => useCases.rewordChapter({ ...edit, chapterId: at(0), title: `Turn ${turn}` }),
    () => useCases.rewordChapter({ ...edit, chapterId: lockedLast, summary: `Turn ${turn}` }),
    () => useCases.renamePlan({ ...edit, title: `Plan ${turn}`, version: edits }),
    () => useCases.undoEdit({ ...edit, version: edits }),
    () => useCases.undoEdit({ ...edit, version: edits }),
    () => useCases.archivePlan({ ...edit, isArchived: turn % 2 === 0 }),
  ]
}

/** Beside the tabs the next chapter is unlocked, one is marked complete, and one that was being written is, or is given up. */
function learningOf(
  { useCases }: DomainOnPostgres,
  { userId, planId }: Own,
  { before, turn }: { readonly before: readonly Chapter[]; readonly turn: number },
) {
  const open = before.find(isOpen)
  const writing = before.find((chapter) => chapter.kind === 'preparing')
  return [
    async () => kindOf(await (turn % 5 === 0 ? useCases.unlockAll : useCases.unlockNextChapter)({ userId, planId })),
    async () => (open ? kindOf(await useCases.toggleCompletion({ userId, chapterId: open.id })) : 'none-open'),
    async () => {
      if (!writing) return 'none-written'
      const job = { kind: 'write-chapter', userId, planId, chapterId: writing.id, run: writing.attempt } as const
      if (turn % 4 === 0) return useCases.writeChapter.run(job)
      await useCases.writeChapter.abandon(job)
      return 'given-up'
    },
  ].map(async (act) => [await act()])
}
