import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { listen } from '../../browser/listen.ts'

type TabsProps = {
  readonly label: string
  readonly tabs: readonly { readonly label: string; readonly panel: ReactNode }[]
  readonly current: number
  readonly onChoose: (index: number) => void
}

/**
 * One tab is in the tab order, the arrow keys walk to the others and show them at once. A user who changes `current` from
 * within a panel is taken to its tab: what they pressed is no longer there.
 */
export function Tabs({ label, tabs, current, onChoose }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    tab?.focus({ preventScroll: true })
    // a page on its smooth way to what had focus before would go on, and leave behind a tab that is in sight only now
    window.scrollTo({ top: window.scrollY, behavior: 'instant' })
    // focus alone would leave a tab cut off that is half in sight already
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])

  useEffect(() => {
    const row = list.current
    if (row === null) return
    // only sideways: the page itself stays where the reader has it
    const follow = () => {
      const tab = row.querySelector<HTMLElement>('[aria-selected="true"]')
      if (tab) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2, behavior: 'instant' })
    }
    return listen(window, ['resize'], follow)
  }, [])

  const walk = (event: KeyboardEvent) => {
    const to = target(event.key, current, tabs.length)
    if (to === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(to)
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        // the padding leaves room for the focus ring, which the overflow would cut off
        className="relative -mx-4 flex scroll-px-14 gap-1 max-[22rem]:gap-0.5 overflow-x-auto p-4 [scrollbar-width:none] sm:-mx-1.5 sm:gap-2 sm:px-1.5 noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChoose(index)}
            onKeyDown={walk}
            // on a phone a name of two words stands in two lines, so that all three stay in one row
            className="board min-h-12 flex-initial font-serif font-[560] max-sm:ps-2 max-sm:pe-3.5 max-sm:text-start max-sm:text-note max-sm:leading-[1.15] max-sm:[--point:0.625rem] max-[22rem]:ps-1.5 max-[22rem]:pe-3 max-[22rem]:text-[0.8125rem] sm:flex-none sm:whitespace-nowrap forced-colors:aria-selected:underline"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing but text, and is still to be reached
          tabIndex={0}
          hidden={index !== current}
          className="mt-2 rounded-md outline-offset-8 noscript:mt-12"
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}

function target(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
