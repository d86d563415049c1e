import type { ChapterView } from '@app/contract'
import { useRef } from 'react'
import { useStoredTicks } from '../use-stored-ticks.ts'
import { BrokenChapter } from './broken-chapter.tsx'
import { ChapterFrame } from './chapter-frame.tsx'
import { ChapterHeading } from './chapter-heading.tsx'
import { ChapterContent } from './content/chapter-content.tsx'
import { ContentsTrail } from './content/contents-trail.tsx'
import { LockedChapter } from './locked-chapter.tsx'
import { Neighbours } from './neighbours.tsx'
import { PendingChapter } from './pending-chapter.tsx'
import { readingState } from './reading-state.ts'
import { ReadingWidth } from './reading-width.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** A chapter that the server has answered, in exactly one of its states. */
export function ChapterScreen({ chapter }: { readonly chapter: ChapterView }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const state = readingState(chapter)
  useMarkRead(chapter.id, state.kind === 'content')
  useStoredTicks()

  return (
    <ChapterFrame title={chapter.title} beside={state.kind === 'content' && <ContentsTrail />}>
      <article aria-labelledby="chapter-title">
        <ReadingWidth>
          <ChapterHeading ref={heading} chapter={chapter} />
          {state.kind === 'locked' && (
            // the button that unlocked is gone afterwards; reading goes on from the title
            <LockedChapter chapter={chapter} onUnlocked={() => heading.current?.focus({ preventScroll: true })} />
          )}
          {state.kind === 'pending' && <PendingChapter chapter={chapter} />}
          {state.kind === 'broken' && <BrokenChapter id={chapter.id} />}
          {state.kind === 'content' && <ChapterContent chapter={chapter} content={state.content} />}
          <Neighbours chapter={chapter} readable={state.kind === 'content'} />
        </ReadingWidth>
      </article>
    </ChapterFrame>
  )
}
