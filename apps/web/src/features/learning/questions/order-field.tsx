import { texts } from 'virtual:texts/learning/chapter/check'
import type { CheckQuestion } from '@app/contract'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { List } from '../../../ui/list.tsx'
import { inlinePieces } from '../../../ui/markdown/lesson/inline-pieces.ts'
import { LazyInlineText } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { movedTo, useDragOrder } from '../plan-screen/edit/use-drag-order.ts'
import { PlaceToWrite } from './marked-answer.tsx'

type OrderFieldProps = {
  readonly options: NonNullable<CheckQuestion['options']>
  /** The ids; undefined while it stands as it was shown. */
  readonly order: readonly string[] | undefined
  readonly onOrder: (order: string[]) => void
}

/** Things to put in order: by buttons and arrow keys, by mouse and finger. */
export function OrderField({ options, order = options.map(({ id }) => id), onOrder }: OrderFieldProps) {
  const list = useRef<HTMLUListElement>(null)
  const textOf = (id: string): string => options.find((option) => option.id === id)?.text ?? ''
  const move = (id: string, to: number) => {
    if (to < 0 || to >= order.length) return
    onOrder(movedTo(order, id, to))
    announce(texts.saidMoved({ text: spoken(textOf(id)), place: to + 1, of: order.length }))
  }
  const { drag, handle, shift } = useDragOrder({ list, first: 0, onDrop: move })
  const press = (event: KeyboardEvent, id: string, place: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    // the page would scroll
    event.preventDefault()
    move(id, place + by)
  }
  return (
    <List ordered ref={list} className="mt-3 border-y border-line">
      {order.map((id, place) => (
        <li
          key={id}
          style={{ top: shift(place) }}
          onKeyDown={(event) => press(event, id, place)}
          className={clsx(
            'relative flex items-center gap-1 border-b border-line py-1 last:border-b-0',
            drag?.id === id && 'z-10 rounded-md border-transparent bg-sheet shadow-lifted',
            drag && drag.id !== id && 'transition-[top] duration-[160ms]',
          )}
        >
          <span
            {...handle(id, place)}
            aria-hidden="true"
            title={texts.drag}
            className={clsx(
              '-ms-3 flex size-11 flex-none touch-none items-center justify-center rounded-md text-muted select-none hover:bg-sunk hover:text-ink print:hidden',
              drag?.id === id ? 'cursor-grabbing' : 'cursor-grab',
            )}
          >
            <GripVertical size={20} />
          </span>
          <span className="w-6 flex-none text-muted tabular-nums print:hidden">{place + 1}</span>
          <PlaceToWrite className="me-2 size-6" />
          <span dir="auto" className="min-w-0 flex-1 py-1.5">
            <LazyInlineText text={textOf(id)} />
          </span>
          <Button
            {...square}
            aria-label={`${texts.up}: ${spoken(textOf(id))}`}
            title={texts.up}
            disabledReason={place === 0 ? texts.isFirst : undefined}
            onClick={() => move(id, place - 1)}
          >
            <ArrowUp size={20} aria-hidden="true" />
          </Button>
          <Button
            {...square}
            aria-label={`${texts.down}: ${spoken(textOf(id))}`}
            title={texts.down}
            disabledReason={place === order.length - 1 ? texts.isLast : undefined}
            onClick={() => move(id, place + 1)}
          >
            <ArrowDown size={20} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </List>
  )
}

const square = {
  variant: 'quiet',
  size: 'sm',
  className: 'size-11! flex-none p-0! aria-disabled:opacity-40 print:hidden',
} as const

/** A sentence with code and formulas as a label says it: without their marks. */
export const spoken = (sentence: string): string =>
  inlinePieces(sentence)
    .map(({ kind, text }) => (kind === 'math' ? spokenMath(text) : kind === 'text' ? withoutEmphasis(text) : text))
    .join('')

const withoutEmphasis = (text: string): string =>
  text.replace(/(?<![\w)*])\*{1,2}([^*\s][^*]*)\*{1,2}(?![\w(*])/g, '$1')

const spokenMath = (tex: string): string =>
  tex
    .replace(/\\[^a-z]/gi, ' ')
    .replace(/\\([a-z]+)/gi, ' $1 ')
    .replace(/[{}_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
