import type { PlanChapter } from '@app/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { describePrice } from '../../../texts/credits.ts'

type ChapterTitleProps = {
  readonly chapter: PlanChapter
  readonly id?: string | undefined
  readonly muted?: boolean
  /** The one chapter of its plan that waits for the learner. */
  readonly strong?: boolean
  /** Stands under the title. */
  readonly note?: ReactNode
  /** Stands at the end of the row, and under the title where there is no room. */
  readonly action?: ReactNode
}

export function ChapterTitle({ chapter, id, muted, strong, note, action }: ChapterTitleProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p id={id} dir="auto" className={clsx(muted && 'text-muted', strong && 'font-semibold')}>
          {chapter.title}
        </p>
        {note && <p className="text-note text-muted">{note}</p>}
      </div>
      {action}
    </div>
  )
}

/** Whole on one line: a bracket that breaks inside reads like two. */
export function Price({ of: price }: { readonly of: number }) {
  return <span className="whitespace-nowrap">{describePrice(price)}</span>
}
