import { type CheckAttempt, questionsFor, resultOf } from '../../check/attempt.ts'
import type { Question } from '../../check/question.ts'
import { type Answers, answersTo, askedIn, askedOf, markAnswers } from '../../check/score.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import { beginCard, gradeOf, reviewCard, todayOf } from '../../reviews/card.ts'
import type { Scheduler } from '../../reviews/scheduler.ts'
import { err, ok } from '../../shared/index.ts'
import type { User } from '../../users/user.ts'
import type { OwnChapter } from './change-open-chapter.ts'

type Taken = OwnChapter & { readonly attemptId: string; readonly answers: Answers }

/**
 * Marks one try at the check of a chapter that can be read, and makes or grades the cards of its questions. The same try again answers the
 * same. Questions are read without a lock: keys never change, and one that goes void meanwhile is left out whenever a score is read.
 */
export const makeTakeCheck =
  ({ unitOfWork, readModels, scheduler, clock }: Pick<Adapters, 'unitOfWork' | 'readModels' | 'scheduler' | 'clock'>) =>
  async ({ userId, chapterId, attemptId, answers }: Taken) => {
    const check = await readModels.checkToMark(userId, chapterId)
    if (!check) return err({ kind: 'chapter-not-found' })
    if (!check.isOpen) return err({ kind: 'chapter-locked' })
    const questions = askedIn(questionsFor(check, answers), answers)
    if (askedOf(questions).length === 0) return err({ kind: 'no-check' })
    const marks = markAnswers(questions, answers)
    if (!marks.ok) return marks
    const made = { chapterId, id: attemptId, marks: marks.value, at: clock.now() }
    const add = { ...made, answers: answersTo(questions, answers) }
    return unitOfWork.run(async (repositories) => {
      // locked: of two tries at once a question gets one card
      const user = await repositories.users.lock(userId)
      if (!user) return err({ kind: 'chapter-not-found' })
      const attempt = await repositories.checkAttempts.add(add)
      // sent again after another version has come, it is still the try at the former one
      const asked = questionsFor(check, attempt.marks)
      await gradeCards(scheduler, repositories, { user, attempt, questions: asked })
      return ok(resultOf(asked, attempt))
    })
  }

type Graded = { readonly user: User; readonly attempt: CheckAttempt; readonly questions: readonly Question[] }

/**
 * Each answer of an attempt is a review of its id: one that a card has already changes nothing. What is not named in the attempt was not
 * asked there: help asks one question alone.
 */
async function gradeCards(scheduler: Scheduler, { reviews }: Repositories, { user, attempt, questions }: Graded) {
  const { id, chapterId, at, answers, marks } = attempt
  const asked = askedOf(questions).filter((one) => Object.hasOwn(answers, one.id) && Object.hasOwn(marks, one.id))
  const known = await reviews.find(
    user.id,
    asked.map((question) => question.id),
    id,
  )
  const today = todayOf(user, at)
  const made = asked.flatMap((question) => {
    const found = known.find(({ card }) => card.id === question.id)
    if (found?.review) return []
    const right = marks[question.id] === true
    const given = { id, at, answer: answers[question.id] ?? null, right, grade: gradeOf(right) }
    if (found) return [reviewCard(scheduler, found.card, given, today)]
    return [beginCard(scheduler, { userId: user.id, chapterId, question }, given, today)]
  })
  await reviews.save(made)
}
