import type { PracticeResult } from '../../chapters/chapter.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, ok, parseText } from '../../shared/index.ts'
import { readFitFeedback } from '../../tutoring/gates/readings.ts'
import type { PracticeTask } from '../../tutoring/task.ts'
import { type DeclineDeps, wordsDeclined } from '../conversations/decline-conversation.ts'
import { type GenerationDeps, gatesOf, generateWithRetries } from '../tutoring/generate-with-retries.ts'
import { type OwnChapter, withOpenChapter } from './change-open-chapter.ts'

type Deps = GenerationDeps & Pick<Adapters, 'unitOfWork' | 'moderation'> & Pick<DeclineDeps, 'onDeclined'>

type Shown = OwnChapter & Pick<PracticeResult, 'id' | 'result'>

/**
 * Has a model look at what a learner has made of a chapter's practice. The last result stays with its chapter; the same `id` answers the
 * same for the same result, as long as it does.
 */
export const makeAskForFeedback =
  (deps: Deps) =>
  async ({ id, result: typed, ...own }: Shown) => {
    const parsed = parseText('practice', typed)
    if (!parsed.ok) return parsed
    const result = parsed.value
    const found = await withOpenChapter(deps, own, async (open) => ok(open))
    if (!found.ok) return found
    const { chapter, plan } = found.value
    const { title, practiceResult: last, versions } = chapter
    const { practice, keyPoints, state } = chapter.content
    if (last?.id === id && last.result === result) return ok(last)
    // prepared texts say nothing about what someone has made
    if (!practice || deps.tutor.writes !== null) return err({ kind: 'no-feedback' })
    const route = deps.safety.route(result, 'message')
    if (route !== 'ok') return wordsDeclined(deps, route, result)
    const affordable = await deps.tutor.checkBudgetFor(own.userId)
    if (!affordable.ok) return affordable

    const task: PracticeTask = { kind: 'practice', brief: plan.brief, title, keyPoints, state, practice, result }
    const about = { userId: own.userId, planId: plan.id, chapterId: own.chapterId }
    const read = (answer: string) => readFitFeedback(answer, { task, ...gatesOf(deps) })
    const [judged, said] = await Promise.all([
      deps.moderation.judge(result),
      generateWithRetries(deps, { task, about, read }),
    ])
    if (judged !== 'ok') return wordsDeclined(deps, judged, result)
    if (!said.ok) return err({ kind: 'assistant-unavailable' })
    const practiceResult: PracticeResult = { id, version: versions.shown, result, feedback: said.value }
    return withOpenChapter(deps, own, async (open, { chapters }) => {
      await chapters.save({ ...open.chapter, practiceResult })
      return ok(practiceResult)
    })
  }
