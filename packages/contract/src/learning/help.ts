import * as z from 'zod/mini'
import * as chat from '../conversations/texts.ts'
import { endpoint } from '../endpoint.ts'
import { id, time, tutorRefusals, words } from '../shapes.ts'
import { wordRefusals } from './plan-edits.ts'
import * as texts from './texts.ts'

const sectionId = z.string(texts.sectionMissing).check(z.maxLength(64, texts.sectionUnknown))

/** What a question is about: words of a section, a question of the check, an exercise by its place from 0, or a section. */
export const helpAbout = z.union(
  [
    z.strictObject({ quote: words(texts.quoteMissing, 1_000, texts.quoteTooLong), section_id: sectionId }),
    z.strictObject({ question_id: z.string().check(z.maxLength(64)) }),
    /** `unfolded`: its solution is shown on the page. Left out: it is not, and nothing of it is said. */
    z.strictObject({ exercise: z.int().check(z.minimum(0)), unfolded: z.optional(z.boolean()) }),
    z.strictObject({ section_id: sectionId }),
  ],
  texts.helpAboutMissing,
)

/**
 * `hint` and `explain`: about an item that is open, and one that is not; `twin`: another item with its solution; `alone`: `question_id` is to be
 * answered without help, in the check; `end`: the thread is over, and the item may be put into review; `answer`: about the lesson itself.
 */
const helpReply = z.object({
  id,
  /** Markdown without links. */
  text: z.string(),
  at: time,
  step: z.enum(['hint', 'twin', 'alone', 'end', 'explain', 'answer']),
  question_id: z.optional(z.string()),
  /** The thread has ended: offer to put the item into review. */
  offers_review: z.optional(z.literal(true)),
})
export type HelpReply = z.infer<typeof helpReply>

const helpTurn = z.object({
  ...z.partial(helpReply, { step: true }).shape,
  from: z.enum(['learner', 'tutor']),
  about: helpAbout,
})

const refusals = { 'chapter-not-found': 404, 'chapter-locked': 409 } as const

export const readThread = endpoint('GET', '/api/chapters/:id/thread', 'learner', {
  summary: 'What the learner has asked in a chapter, with the replies, oldest first.',
  reply: z.object({
    turns: z.array(helpTurn),
    /** Shared with the results of practices. */
    questions_left_today: z.int(),
    /** False: its tutor has prepared hints only. */
    model: z.boolean(),
  }),
  refusals,
})

export const askTutor = endpoint('POST', '/api/chapters/:id/ask', 'learner', {
  streams: true,
  summary:
    'Asks the tutor about a part of a chapter, and answers its reply, as JSON or as a stream of events. As long as an item is open no reply names its key.',
  /** `message_id`: chosen by the client. Sent again, it gets the reply that it had, or a new try where there was none. */
  input: z.object({
    id,
    message_id: id,
    message: words(chat.messageMissing, 4_000, chat.messageTooLong),
    about: helpAbout,
  }),
  reply: helpReply,
  refusals: {
    ...refusals,
    'section-not-found': 404,
    'question-not-found': 404,
    'exercise-not-found': 404,
    /** Six replies were given about this item: it is to be answered first. */
    'help-ended': 409,
    'message-id-reused': 409,
    /** Another reply about the same item came first: ask again. */
    superseded: 409,
    'words-declined': wordRefusals['words-declined'],
    ...tutorRefusals,
    'assistant-unavailable': 503,
    'reply-stopped': 503,
  },
})

export const stopTutor = endpoint('POST', '/api/chapters/:id/ask/stop', 'learner', {
  summary: 'Ends the reply that is being written. What was shown of it is kept.',
  refusals,
})
