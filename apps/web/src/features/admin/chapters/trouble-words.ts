import type { ChapterRecord, TroubledChapter } from '@app/contract'
import { texts } from './texts.ts'

/** What is wrong with a chapter, or was: a sentence each. */
export function describeTrouble(chapter: TroubledChapter): readonly string[] {
  const { content_error: error, content_status: status, attempts, versions, reports } = chapter
  const isPreparing = status === 'PENDING' || status === 'GENERATING'
  return [
    ...(error?.code === 'failed' ? [texts.failedWith(error.message)] : []),
    ...(error?.code === 'earlier-failed' ? [texts.earlierFailed] : []),
    ...(attempts > 1 && error === undefined
      ? [isPreparing ? texts.writingAgain(attempts) : texts.writtenAgain(attempts)]
      : []),
    ...(versions > 1 ? [texts.rewritten(versions)] : []),
    ...(reports.verifying > 0 ? [texts.verifying(reports.verifying)] : []),
    ...(reports.key_held > 0 ? [texts.keyHeld(reports.key_held)] : []),
    ...(reports.void > 0 ? [texts.voided(reports.void)] : []),
  ]
}

export function describeStatus({ content_status: status, content_error: error, attempts }: ChapterRecord): string {
  const words = texts.status
  if (status === 'COMPLETE') return words.ready
  if (status === 'GENERATING') return words.writing
  if (status === 'FAILED') return error?.code === 'earlier-failed' ? words.lockedAgain : words.failed
  return attempts === 0 ? words.locked : words.waiting
}
