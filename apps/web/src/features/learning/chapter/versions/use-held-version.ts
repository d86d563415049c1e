import type { ChapterView } from '@app/contract'
import { useState } from 'react'

export type HeldVersion = {
  /** The chapter, with the text that is being read. */
  readonly view: ChapterView
  /** There is another text than the one that is read. */
  readonly isHeld: boolean
  /** Shows that version, now or as soon as it is there. */
  readonly follow: (version: number) => void
}

/** The text that is being read does not change under its reader: a version that comes meanwhile is shown when they ask for it. */
export function useHeldVersion(chapter: ChapterView): HeldVersion {
  const [read, setRead] = useState(chapter)
  const [followed, follow] = useState<number | null>(null)
  const number = chapter.version?.number
  const isSame = read.id !== chapter.id || read.version?.number === number
  const isHeld = !isSame && read.generated_content !== null && number !== undefined && number !== followed
  if (!isHeld && read !== chapter) setRead(chapter)
  const { generated_content, content_generated_at, check, version, resources_status } = read
  const held = { generated_content, content_generated_at, check, version, resources_status }
  const view = isHeld ? { ...chapter, ...held } : chapter
  return { view, isHeld, follow }
}
