import {
  type Answer,
  type Chapter,
  jobKeyOf,
  type Learner,
  type Model,
  move,
  type Plan,
  type WritingJob,
} from './model.ts'

const refusal = (status: number, code: string, more: object = {}): Answer => ({ status, body: { code, ...more } })

/** `wanted` names a chapter, or asks for whichever is next. */
export function unlock(model: Model, learner: Learner, plan: Plan, wanted: string | null): Answer {
  if (!learner.plans.includes(plan)) return refusal(404, 'plan-not-found')
  const { chapters } = plan
  const opened = (chapter: Chapter): Answer => {
    const { id, title, status } = chapter
    return { status: 200, body: { id, title, content_status: status } }
  }
  const named = chapters.find(({ id }) => id === wanted)
  if (wanted !== null && !named) return refusal(404, 'chapter-not-found')
  if (named?.isUnlocked) return opened(named)
  const fresh = chapters.filter(({ isUnlocked, unlockedAt }) => isUnlocked && model.now - unlockedAt < 3_000).at(-1)
  if (wanted === null && fresh) return opened(fresh)

  const next = chapters.find(({ isUnlocked }) => !isUnlocked)
  if (!next) return { status: 200, body: { all_unlocked: true } }
  if (named && named !== next) return refusal(409, 'not-next-chapter')
  const isBusy = chapters.some(({ isUnlocked, status }) => isUnlocked && status !== 'COMPLETE')
  if (isBusy) return refusal(409, 'previous-chapter-in-preparation')
  if (learner.balance < next.price) {
    return refusal(402, 'insufficient-credits', { missing: next.price - learner.balance })
  }
  hold(model, learner, plan, next)
  enqueueNext(model, learner, plan)
  return opened(next)
}

/** `wanted` are the chapters that were shown; null: whichever are locked. */
export function unlockAll(model: Model, learner: Learner, plan: Plan, wanted: readonly string[] | null): Answer {
  if (!learner.plans.includes(plan)) return refusal(404, 'plan-not-found')
  const locked = plan.chapters.filter(({ isUnlocked }) => !isUnlocked)
  if (wanted && locked.some(({ id }) => !wanted.includes(id))) return refusal(409, 'plan-changed')
  const total = locked.reduce((sum, { price }) => sum + price, 0)
  if (learner.balance < total) return refusal(402, 'insufficient-credits', { missing: total - learner.balance })
  for (const chapter of locked) hold(model, learner, plan, chapter)
  enqueueNext(model, learner, plan)
  const latest = Math.max(...plan.chapters.map(({ unlockedAt }) => unlockedAt))
  const isAgain = model.now - latest < 3_000 && plan.chapters.at(-1)?.unlockedAt === latest
  const again = isAgain ? plan.chapters.filter(({ unlockedAt }) => unlockedAt === latest) : []
  const named = plan.chapters.filter(({ id }) => wanted?.includes(id))
  const unlocked = wanted ? named : locked.length > 0 ? locked : again
  return { status: 200, body: { unlocked: unlocked.map(({ id }) => id) } }
}

function hold(model: Model, learner: Learner, plan: Plan, chapter: Chapter): void {
  if (chapter.price > 0) move(model, learner, 'held', chapter.price, about(plan, chapter))
  Object.assign(chapter, { isUnlocked: true, status: 'PENDING', unlockedAt: model.now, attempt: chapter.attempt + 1 })
}

/** Of a plan, the first chapter that is unlocked and not written. */
function enqueueNext(model: Model, learner: Learner, plan: Plan): void {
  const next = plan.chapters.find(({ isUnlocked, status }) => isUnlocked && status !== 'COMPLETE')
  if (!next) return
  const job = { learner, plan, chapter: next, run: next.attempt }
  model.writing.set(jobKeyOf(job), job)
}

/**
 * The chapter is there and paid, and the next one begins; or it is not and gives its price back, as do those unlocked behind it.
 * An outcome of an earlier run does not count.
 */
export function write(model: Model, job: WritingJob, outcome: 'good' | 'bad' | 'begun'): void {
  const { learner, plan, chapter, run } = job
  if (!chapter.isUnlocked || chapter.status === 'COMPLETE' || chapter.attempt !== run) return
  if (outcome === 'begun') {
    chapter.status = 'GENERATING'
    return
  }
  const isGood = outcome === 'good'
  const behind = plan.chapters.slice(plan.chapters.indexOf(chapter)).filter(({ isUnlocked }) => isUnlocked)
  for (const settled of isGood ? [chapter] : behind) {
    if (settled.price > 0) move(model, learner, isGood ? 'captured' : 'released', settled.price, about(plan, settled))
    settled.status = isGood ? 'COMPLETE' : 'FAILED'
    settled.isUnlocked = isGood
    if (isGood) settled.writtenAt = model.now
  }
  enqueueNext(model, learner, plan)
}

const about = (plan: Plan, { id, title }: Chapter) => ({
  chapter: { id, title, plan_id: plan.id, plan_title: plan.title },
})
