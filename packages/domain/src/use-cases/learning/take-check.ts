import { questionsFor, resultOf } from '../../check/attempt.ts'
import { type Answers, answersTo, askedOf, markAnswers } from '../../check/score.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { OwnChapter } from './change-open-chapter.ts'

type Taken = OwnChapter & { readonly attemptId: string; readonly answers: Answers }

/**
 * Marks one try at the check of a chapter that can be read, with one read and one write. The same try again answers the same. No lock:
 * keys never change, and a question that goes void meanwhile is left out whenever a score is read.
 */
export const makeTakeCheck =
  ({ unitOfWork, readModels, clock }: Pick<Adapters, 'unitOfWork' | 'readModels' | 'clock'>) =>
  async ({ userId, chapterId, attemptId, answers }: Taken) => {
    const check = await readModels.checkToMark(userId, chapterId)
    if (!check) return err({ kind: 'chapter-not-found' })
    if (!check.isOpen) return err({ kind: 'chapter-locked' })
    const questions = questionsFor(check, answers)
    if (askedOf(questions).length === 0) return err({ kind: 'no-check' })
    const marks = markAnswers(questions, answers)
    if (!marks.ok) return marks
    const made = { chapterId, id: attemptId, marks: marks.value, at: clock.now() }
    const add = { ...made, answers: answersTo(questions, answers) }
    const attempt = await unitOfWork.run(({ checkAttempts }) => checkAttempts.add(add), { autocommit: true })
    // sent again after another version has come, it is still the try at the former one
    return ok(resultOf(questionsFor(check, attempt.marks), attempt))
  }
