import { endpoints as api, type HelpReply as HelpReplyBody, type InputOf } from '@app/contract'
import { ChapterId, DAY, type HelpAbout, type HelpReply, type HelpTurn, MessageId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, nameLimits, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'

/** Of a learner, for all that the tutor is asked about chapters. */
export const questionLimits = (perDay: number) => [limit('learner', perDay, DAY, { shared: 'questions' })]

export const helpRoutes = ({
  useCases,
  rateLimiter,
  questionsPerDay,
}: Pick<HttpDeps, 'useCases' | 'rateLimiter' | 'questionsPerDay'>) => {
  const limits = nameLimits(api.askTutor, questionLimits(questionsPerDay))
  const questionsLeft = async (learner: string): Promise<number> => {
    const checked = await Promise.all(limits.map((one) => rateLimiter.check(one, learner)))
    return Math.min(...checked.map((left) => (left.ok ? left.value : 0)))
  }
  return {
    readThread: route(api.readThread, noLimit, ({ input, auth }) =>
      replied(useCases.readThread({ userId: auth.user.id, chapterId: ChapterId(input.id) }), async (thread) => ({
        turns: thread.turns.flatMap(turnBodies),
        questions_left_today: await questionsLeft(auth.user.id),
        model: thread.hasModel,
      })),
    ),

    askTutor: route(api.askTutor, questionLimits(questionsPerDay), ({ input, auth, onText }) => {
      const own = { userId: auth.user.id, chapterId: ChapterId(input.id) }
      const asked = { message: input.message, messageId: MessageId(input.message_id), about: aboutOf(input.about) }
      return replied(useCases.askTutor({ ...own, ...asked, onText }), replyBody)
    }),

    stopTutor: route(api.stopTutor, noLimit, ({ input, auth }) =>
      replied(useCases.stopTutor({ userId: auth.user.id, chapterId: ChapterId(input.id) }), () => undefined),
    ),
  }
}

type AboutBody = InputOf<typeof api.askTutor>['about']

function aboutOf(body: AboutBody): HelpAbout {
  if ('quote' in body) return { kind: 'quote', quote: body.quote, sectionId: body.section_id }
  if ('question_id' in body) return { kind: 'question', questionId: body.question_id }
  if ('exercise' in body) return { kind: 'exercise', exercise: body.exercise, isUnfolded: body.unfolded === true }
  return { kind: 'section', sectionId: body.section_id }
}

function aboutBody(about: HelpAbout): AboutBody {
  if (about.kind === 'quote') return { quote: about.quote, section_id: about.sectionId }
  if (about.kind === 'section') return { section_id: about.sectionId }
  if (about.kind === 'exercise') return { exercise: about.exercise, ...(about.isUnfolded && { unfolded: true }) }
  return { question_id: about.questionId }
}

const replyBody = ({ id, text, step, questionId, at }: HelpReply): HelpReplyBody => ({
  ...{ id, text, step, at: at.toISOString() },
  ...(questionId !== undefined && { question_id: questionId }),
  ...(step === 'end' && { offers_review: true }),
})

const turnBodies = ({ id, about: asked, message, at, reply }: HelpTurn) => {
  const about = aboutBody(asked)
  return [
    { id, from: 'learner' as const, text: message, about, at: at.toISOString() },
    ...(reply ? [{ ...replyBody(reply), from: 'tutor' as const, about }] : []),
  ]
}
