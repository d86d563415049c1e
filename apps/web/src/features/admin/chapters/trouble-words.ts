import type { ChapterRecord, TroubledChapter } from '@app/contract'
import { counted } from '../health/descriptions.ts'

/** What is wrong with a chapter, or was: a sentence each. */
export function describeTrouble(chapter: TroubledChapter): readonly string[] {
  const { content_error: error, content_status: status, attempts, versions, reports } = chapter
  const isPreparing = status === 'PENDING' || status === 'GENERATING'
  return [
    ...(error?.code === 'failed' ? [`Failed. The learner reads: ${error.message}`] : []),
    ...(error?.code === 'earlier-failed' ? ['Locked again, because the chapter before it failed.'] : []),
    ...(attempts > 1 && error === undefined
      ? [isPreparing ? `Being written again (attempt ${attempts}).` : `Written again (attempt ${attempts}).`]
      : []),
    ...(versions > 1 ? [`Explained differently (${versions} versions).`] : []),
    ...(reports.verifying > 0 ? [`${sentence(reports.verifying)} reported, being verified.`] : []),
    ...(reports.key_held > 0 ? [`${sentence(reports.key_held)} reported, key held.`] : []),
    ...(reports.void > 0 ? [`${sentence(reports.void)} reported and voided.`] : []),
  ]
}

const sentence = (questions: number): string => counted(questions, 'question')

export function describeStatus({ content_status: status, content_error: error, attempts }: ChapterRecord): string {
  if (status === 'COMPLETE') return 'Ready'
  if (status === 'GENERATING') return 'Being written'
  if (status === 'FAILED') return error?.code === 'earlier-failed' ? 'Locked again' : 'Failed, and locked again'
  return attempts === 0 ? 'Locked' : 'Waiting to be written'
}

export const verdicts = {
  verifying: 'Being verified',
  'key-held': 'Verified: the key held, so the question stays',
  void: 'Voided: the key did not hold, so it counts nowhere',
} as const
