import { type Brief, briefOf } from '../../brief/brief.ts'
import { copied } from '../../conversations/conversation.ts'
import { type CopiedChapter, copyChapters } from '../../plans/copy-outline.ts'
import { outlineFault } from '../../plans/outline.ts'
import { finishDrafting, type Plan, requestPlan } from '../../plans/plan.ts'
import { MAX_CHAPTERS } from '../../plans/plan-room.ts'
import { type Adapters, type SafetyRoute, strictest } from '../../ports/index.ts'
import { ConversationId, err, ok, PlanId, type UserId } from '../../shared/index.ts'
import { ownLine } from '../../tutoring/model-text.ts'
import { readChapterText, readObjectives, readPlanText } from '../../tutoring/plan-draft.ts'
import { type DeclineDeps, turnBy, wordsDeclined } from '../conversations/decline-conversation.ts'

type Source = Pick<Plan, 'title' | 'description' | 'thread' | 'isFree'> & {
  /** The plan that it is copied from, or that this one was copied from; null where none is known. */
  readonly origin: PlanId | null
  readonly language: string | null
  readonly chapters: readonly CopiedChapter[]
}

type Deps = DeclineDeps & Pick<Adapters, 'unitOfWork' | 'readModels' | 'markdown'>

/** What a learner brings along: texts of anyone, as long as they please the contract. */
export type ImportedPlan = Omit<Source, 'isFree'> & { readonly userId: UserId }

/** Plans that a learner did not have made, but takes over: the outline alone, under ids of their own. */
export const makeCopyPlan = (deps: Deps) => {
  const { unitOfWork, readModels, ids, clock } = deps

  /** The first chapter is free, unless the user has that plan, or had a copy of it before. */
  const copy = (userId: UserId, { origin, language, chapters: outlined, ...source }: Source) =>
    unitOfWork.run(async ({ users, plans, chapters, conversations }) => {
      // of two copies that are made at once, one sees the other
      await users.lock(userId)
      const freeChapterUsed = origin !== null && (await plans.hasCopyOf(userId, origin))
      const [id, conversationId, createdAt] = [PlanId(ids.newId()), ConversationId(ids.newId()), clock.now()]
      const brief: Brief = { ...briefOf(source.title), ...(language !== null && { language }) }
      const requested = requestPlan({ id, userId, conversationId, brief, freeChapterUsed, createdAt, origin })
      const plan = finishDrafting(requested, 1, source)
      if (!plan.ok) throw new Error('A plan that was just requested can be finished.')
      await conversations.add(copied(conversationId, userId, turnBy('learner', source.title, deps), brief, id))
      await plans.add(plan.value)
      await chapters.addAll(copyChapters(plan.value, outlined, ids.newId))
      return ok(id)
    })

  return {
    /** Makes a plan of the user's own of the one that is shared. Another start makes another plan, without a free chapter. */
    startSharedPlan: async ({ userId, token }: { readonly userId: UserId; readonly token: string }) => {
      const shared = await readModels.sharedPlan(ids.digest(token))
      if (!shared) return err({ kind: 'shared-plan-not-found' })
      const { firstContent: _content, ...source } = shared
      return copy(userId, source)
    },

    /** Makes a new plan of one that was exported: what was written and paid for stays where it is. */
    importPlan: async ({ userId, ...imported }: ImportedPlan) => {
      // reading texts takes time
      if (imported.chapters.length > MAX_CHAPTERS) return err({ kind: 'plan-full' })
      const source = readSource(imported, deps)
      if (source.title === '' || source.chapters.some(({ title }) => title === '')) return err({ kind: 'title-empty' })
      const fault = outlineFault(source.chapters)
      if (fault) return fault
      const said = textsOf(source)
      const route = strictest(said.map((text): SafetyRoute => deps.safety.route(text, 'message')))
      if (route !== 'ok') return wordsDeclined(deps, route, said.join('. '))
      return copy(userId, source)
    },
  }
}

/** A primary language: prompts name it. */
const LANGUAGE = /^[a-z]{2,3}$/

/** Texts as a plan has them: plain words in a line. No objective comes twice. */
function readSource({ chapters, ...plan }: Omit<ImportedPlan, 'userId'>, { markdown }: Pick<Deps, 'markdown'>): Source {
  const known = new Set<string>()
  const isNew = (objective: string): boolean => !known.has(objective) && known.add(objective).size > 0
  return {
    ...plan,
    // what it costs is not for a file to say
    isFree: false,
    language: LANGUAGE.test(plan.language ?? '') ? plan.language : null,
    title: readPlanText('title', plan.title, markdown),
    description: readPlanText('description', plan.description, markdown),
    thread: ownLine(plan.thread, 200, markdown),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      title: readChapterText('title', chapter.title, markdown),
      summary: readChapterText('summary', chapter.summary, markdown),
      objectives: readObjectives(chapter.objectives, markdown).filter(isNew),
    })),
  }
}

const textsOf = ({ title, description, thread, chapters }: Source): readonly string[] => [
  ...[title, description, thread].filter((text) => text !== ''),
  ...chapters.map((chapter) => [chapter.title, chapter.summary, ...chapter.objectives].filter(Boolean).join('. ')),
]
