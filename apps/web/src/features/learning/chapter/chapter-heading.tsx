import type { ChapterView } from '@app/contract'
import { clsx } from 'clsx'
import type { Ref } from 'react'

/** So many letters of the largest size fit on two lines of the reading column. */
const SHORT = 36
/** More than that would fill the screen of a phone. */
const LONG = 70

type ChapterHeadingProps = { readonly chapter: ChapterView; readonly ref: Ref<HTMLHeadingElement> }

export function ChapterHeading({ chapter, ref }: ChapterHeadingProps) {
  const { title, number, chapter_count: count, learning_plan_title: plan } = chapter
  return (
    <header>
      <p className="line-clamp-2 text-note font-semibold text-muted">
        Chapter {number} of {count} in <bdi>{plan}</bdi>
      </p>
      <h1
        ref={ref}
        id="chapter-title"
        tabIndex={-1}
        dir="auto"
        className={clsx(
          'mt-3',
          title.length > LONG ? 'text-title' : 'text-display',
          title.length > SHORT && 'chapter-title',
        )}
      >
        {title}
      </h1>
    </header>
  )
}
