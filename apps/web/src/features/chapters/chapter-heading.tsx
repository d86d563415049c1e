import type { ChapterView } from '@app/contract'
import { clsx } from 'clsx'
import type { Ref } from 'react'

/** So many letters of the largest size fit on a few lines; more would fill the screen of a phone. */
const SHORT = 70

type ChapterHeadingProps = { readonly chapter: ChapterView; readonly ref: Ref<HTMLHeadingElement> }

export function ChapterHeading({ chapter, ref }: ChapterHeadingProps) {
  const { title, number, learning_plan_title: plan } = chapter
  return (
    <header>
      <p className="line-clamp-2 text-note font-semibold text-muted">
        Chapter {number} of <bdi>{plan}</bdi>
      </p>
      <h1
        ref={ref}
        id="chapter-title"
        tabIndex={-1}
        dir="auto"
        className={clsx('mt-3', title.length > SHORT ? 'text-title' : 'text-display')}
      >
        {title}
      </h1>
    </header>
  )
}
