import type { OpenChapter } from '../../chapters/chapter.ts'
import { resultOf } from '../../check/attempt.ts'
import { type Answers, answersTo, askedOf, markAnswers } from '../../check/score.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { err, ok } from '../../shared/result.ts'
import type { OwnChapter } from './change-open-chapter.ts'

type Taken = OwnChapter & { readonly attemptId: string; readonly answers: Answers }

/**
 * Marks one try at the check of a chapter that can be read. The same try again answers the same. No lock: keys never change, and a
 * question that goes void meanwhile is left out whenever a score is read.
 */
export const makeTakeCheck =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>) =>
  ({ userId, chapterId, attemptId, answers }: Taken) =>
    unitOfWork.run(async ({ plans, chapters, chapterVersions, checkAttempts }) => {
      const chapter = await chapters.find(chapterId)
      const plan = chapter && (await plans.find(chapter.planId))
      if (plan?.userId !== userId) return err({ kind: 'chapter-not-found' })
      if (chapter?.kind !== 'open') return err({ kind: 'chapter-locked' })
      const questions = await questionsFor(chapter, answers, { chapters, chapterVersions })
      if (askedOf(questions).length === 0) return err({ kind: 'no-check' })
      const marks = markAnswers(questions, answers)
      if (!marks.ok) return marks
      const attempt = await checkAttempts.add({
        ...{ chapterId, id: attemptId, marks: marks.value, at: clock.now() },
        answers: answersTo(questions, answers),
      })
      // sent again after another version has come, it is still the try at the former one
      return ok(resultOf(await questionsFor(chapter, attempt.marks, { chapters, chapterVersions }), attempt))
    })

/**
 * Those of the version that the answers are about: it is read on one device while another shows a new one. The answers stay with
 * their version.
 */
async function questionsFor(
  chapter: OpenChapter,
  answers: Answers,
  { chapters, chapterVersions }: Pick<Repositories, 'chapters' | 'chapterVersions'>,
) {
  const asks = (one: Pick<OpenChapter, 'questions'>): boolean =>
    one.questions.some(({ id }) => Object.hasOwn(answers, id))
  if (chapter.versions.count === 1 || asks(chapter)) return chapter.questions
  const other = (await chapterVersions.ofChapter(chapter.id)).find(asks)
  if (other) return other.questions
  // between the two reads another version may have been shown
  const now = await chapters.find(chapter.id)
  return now?.kind === 'open' ? now.questions : chapter.questions
}
