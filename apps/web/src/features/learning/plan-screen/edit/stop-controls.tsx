import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import type { PlanDetails } from '@app/contract'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { rewordId } from './focus-soon.ts'

type StopControlsProps = {
  readonly chapter: PlanDetails['chapters'][number]
  /** Of those that may move. */
  readonly isFirst: boolean
  readonly isLast: boolean
  /** One place earlier or later. */
  readonly onMove: (by: -1 | 1) => void
  readonly onReword: () => void
  readonly onDrop: () => void
}

/** What can be done with a locked chapter, for every hand: what is dragged can be moved by these, too. */
export function StopControls({ chapter, isFirst, isLast, onMove, onReword, onDrop }: StopControlsProps) {
  const nothingEarlier = chapter.number === 1 ? texts.isFirst : texts.isFirstLocked
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend, and this has no fields
    <div
      role="group"
      aria-label={texts.chapterControls({ title: chapter.title })}
      className="-ms-3 mt-1 flex flex-wrap gap-1 self-start sm:col-start-2 sm:row-start-1 sm:-my-2 sm:-me-1"
    >
      <Button
        {...square}
        aria-label={texts.earlier}
        title={texts.earlier}
        disabledReason={isFirst ? nothingEarlier : undefined}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </Button>
      <Button
        {...square}
        aria-label={texts.later}
        title={texts.later}
        disabledReason={isLast ? texts.isLast : undefined}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={20} aria-hidden="true" />
      </Button>
      <Button {...labelled} id={rewordId(chapter.id)} onClick={onReword}>
        {texts.reword}
      </Button>
      <Button {...labelled} onClick={onDrop}>
        {texts.drop}
      </Button>
    </div>
  )
}

const square = { variant: 'quiet', size: 'sm', className: 'size-11! p-0! aria-disabled:opacity-40' } as const
const labelled = { variant: 'quiet', size: 'sm', className: 'min-h-11! px-3!' } as const
