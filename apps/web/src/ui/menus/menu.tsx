import { clsx } from 'clsx'
import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { listen } from '../../browser/listen.ts'

type MenuProps = {
  /** What is done, and to what: 'Actions for Ana'. */
  readonly label: string
  readonly className?: string
  /** Items, or links with the role and the look of one. */
  readonly children: ReactNode
}

/** Which item has the focus when it opens. */
type Start = 'first' | 'last'

/** The menu button of the ARIA practices. */
export function Menu({ label, className, children }: MenuProps) {
  const [start, setStart] = useState<Start | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const items = useRef<HTMLDivElement>(null)
  const isOpen = start !== null

  useEffect(() => {
    if (start === null) return
    itemsOf(items.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus()
    items.current?.scrollIntoView?.({ block: 'nearest' })
    // Safari gives a pressed button no focus: a press outside does not always take it away
    return listen(document, ['pointerdown', 'focusin'], ({ target }) => {
      if (target instanceof Node && !root.current?.contains(target)) setStart(null)
    })
  }, [start])

  /** Focus is back on the button before a dialog opens: it returns it there. */
  const close = () => {
    button.current?.focus()
    setStart(null)
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setStart(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const moveByKey = (event: KeyboardEvent) => {
    // Tab goes on from the button
    if (event.key === 'Tab') return close()
    const all = itemsOf(items.current)
    const next = nextItem(
      event.key,
      all.findIndex((item) => item.matches(':focus')),
      all.length,
    )
    if (event.key !== 'Escape' && next === null) return
    event.preventDefault()
    if (next === null) close()
    else all.at(next)?.focus()
  }

  return (
    <div ref={root} className={clsx('relative', className)}>
      <button
        type="button"
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setStart(isOpen ? null : 'first')}
        onKeyDown={openByKey}
        className="flex size-11 items-center justify-center rounded-md text-muted hover:bg-sunk hover:text-ink aria-expanded:bg-sunk aria-expanded:text-ink sm:pointer-fine:size-9"
      >
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      {isOpen && (
        <div
          ref={items}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={moveByKey}
          onClick={close}
          className="absolute top-full right-0 z-10 mt-1 w-max max-w-[min(18rem,80vw)] rounded-md border border-line bg-paper py-1 shadow-lifted"
        >
          {children}
        </div>
      )}
    </div>
  )
}

const itemsOf = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

/** The place that a key leads to, from the last to the first one as well. */
function nextItem(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : null
}

export const menuItemStyle =
  'flex min-h-11 w-full flex-col items-start justify-center px-4 py-2 text-left text-note font-medium text-ink no-underline ' +
  'hover:bg-sunk focus-visible:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-muted sm:pointer-fine:min-h-9'

type MenuItemProps = {
  /** Present means disabled: why, shown below the label. */
  readonly disabledReason?: string | undefined
  readonly isDanger?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

export const MenuItem = ({ disabledReason, isDanger = false, onChoose, children }: MenuItemProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    aria-disabled={disabledReason === undefined ? undefined : true}
    onClick={(event) => (disabledReason === undefined ? onChoose() : event.stopPropagation())}
    className={clsx(menuItemStyle, isDanger && 'not-aria-disabled:text-danger')}
  >
    {children}
    {disabledReason !== undefined && <span className="font-normal">{disabledReason}</span>}
  </button>
)
