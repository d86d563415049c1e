import { CHANGE_REQUEST, isSummary, latestWords, type ReplyTask } from '@app/domain'

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
export const pendingText = ({ turns, brief }: ReplyTask): string =>
  turns.length === 0 ? brief.goal : latestWords(turns).slice(0, MAX_LENGTH)
