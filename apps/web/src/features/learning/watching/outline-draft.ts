import { type OutlineEvent, outlineEvent } from '@app/contract'

export type DraftChapter = NonNullable<OutlineEvent['chapter']>

/** What has come of a plan that is being made. Null and empty: not yet. */
export type OutlineDraft = {
  /** Of the event that came last; watching goes on behind it. */
  readonly lastEventId: string | null
  readonly title: string | null
  readonly description: string | null
  readonly chapters: readonly DraftChapter[]
}

export const emptyDraft: OutlineDraft = { lastEventId: null, title: null, description: null, chapters: [] }

/** A draft with what one more event says of it. What is no such event changes nothing. */
export function addPart(draft: OutlineDraft, data: unknown, id: string | undefined): OutlineDraft {
  const parsed = outlineEvent.safeParse(data)
  if (!parsed.success) return draft
  const { restart, chapter, title, description } = parsed.data
  const before = restart ? emptyDraft : draft
  return {
    lastEventId: id || before.lastEventId,
    title: title ?? before.title,
    description: description ?? before.description,
    chapters: chapter
      ? [...before.chapters.filter(({ number }) => number !== chapter.number), chapter]
      : before.chapters,
  }
}
