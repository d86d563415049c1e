import type { ChapterView } from '@app/contract'

export type Content = NonNullable<ChapterView['generated_content']>

/** Which of the specification's screens a chapter is; only one of them is shown. */
export type ReadingState =
  | { readonly kind: 'locked' | 'pending' | 'broken' }
  | { readonly kind: 'content'; readonly content: Content }

export type ChapterFacts = Pick<ChapterView, 'is_unlocked' | 'content_status' | 'generated_content'>

export function readingState({ is_unlocked, content_status, generated_content: content }: ChapterFacts): ReadingState {
  if (!is_unlocked) return { kind: 'locked' }
  if (content_status === 'PENDING' || content_status === 'GENERATING') return { kind: 'pending' }
  if (content === null) return { kind: 'broken' }
  // content without its heart is content that is still on its way
  const isEmpty = content.introduction.trim() === '' || content.learning_objectives.length === 0
  return isEmpty ? { kind: 'pending' } : { kind: 'content', content }
}

export type HeldVersion = {
  /** The chapter, with the text that is being read. */
  readonly view: ChapterView
  /** There is another text than the one that is read. */
  readonly isHeld: boolean
  /** Shows that version, now or as soon as it is there. */
  readonly follow: (version: number) => void
}
