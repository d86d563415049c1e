import { CHANGE_REQUEST, isSummary, type ReplyTask } from '@app/domain'

export const repliesIn = ({ turns }: ReplyTask): readonly string[] =>
  turns.filter(({ speaker }) => speaker === 'assistant').map(({ text }) => text)

export const lastReply = (task: ReplyTask): string => repliesIn(task).at(-1) ?? ''

/** True once there was a summary, or a request to change something: from then on messages revise what is known. */
export const hasRevision = (task: ReplyTask): boolean =>
  repliesIn(task).some(isSummary) ||
  task.turns.slice(0, -1).some(({ speaker, text }) => speaker === 'learner' && text === CHANGE_REQUEST)

/** Each message has at most so many characters, but several may be pending. */
const MAX_LENGTH = 4_000

/** All messages of the learner since the tutor spoke. */
export function pendingText({ turns, brief }: ReplyTask): string {
  const spoken = turns.findLastIndex(({ speaker }) => speaker === 'assistant')
  // what was sent twice is said once
  const words = [...new Set(turns.slice(spoken + 1).map(({ text }) => text))]
  return words.length === 0 && spoken < 0 ? brief.goal : words.join('\n').slice(0, MAX_LENGTH)
}
