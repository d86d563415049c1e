import { clsx } from 'clsx'
import { type ReactNode, useContext, useEffect } from 'react'
import { isolate } from '../texts/isolate.ts'
import { announce } from './feedback/announcer.tsx'
import { SiteName } from './site-name.ts'

type PageProps = {
  /** The document's title and, unless `heading` says otherwise, the one h1. */
  readonly title: string
  /** `null` for a page that draws its own h1. */
  readonly heading?: ReactNode
  readonly lead?: ReactNode
  /** Stands at the right of the heading: the button of the page. */
  readonly actions?: ReactNode
  /** For running text. */
  readonly isNarrow?: boolean
  /** A companion at the right of a narrow page; it is left out where the screen has no room for both. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

// there is no window where the build writes pages
let lastPath = globalThis.window?.location.pathname

/** One per route, inside the shell's `main`. Coming to it moves focus there and reads the title out. */
export function Page({ title, heading = title, lead, actions, isNarrow, aside, children }: PageProps) {
  const siteName = useContext(SiteName)
  useArrival(title)

  return (
    <div className={clsx('wrap py-8 sm:py-12', aside && 'grid gap-16 lg:grid-cols-[26rem_1fr]')}>
      <title>{`${isolate(title)} · ${siteName}`}</title>
      <div className={clsx(isNarrow && 'max-w-[68ch]')}>
        {heading !== null && (
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
            <div className="min-w-0">
              <h1 className="text-title">{heading}</h1>
              {lead && <div className="mt-2 max-w-[60ch] wrap-anywhere text-muted">{lead}</div>}
            </div>
            {actions}
          </div>
        )}
        {children}
      </div>
      {aside && <div className="hidden lg:block">{aside}</div>}
    </div>
  )
}

/** For pages that do not use `Page`, such as the landing page: call it once, with the title. */
export function useArrival(title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that changes later is no new arrival
  useEffect(() => {
    // the browser itself reads the first page; taking focus there would only skip its header
    if (window.location.pathname === lastPath) return
    lastPath = window.location.pathname
    arriveAt(title)
  }, [])
}

/** Moves reading on to the top of the page. A page whose whole content gave way to another calls it by hand. */
export function arriveAt(title: string): void {
  const main = document.querySelector('main')
  // what has just come may have taken focus for itself, such as a field that is ready to be sent
  const isTaken = main !== document.activeElement && main?.contains(document.activeElement)
  if (main && !isTaken) focusSoon(main)
  announce(title)
}

/** A closing dialog gives focus back when it goes: waits for that. One about to close hides the page: tries for some frames. */
function focusSoon(main: HTMLElement, frames = 30): void {
  const isClosing = document.querySelector('[aria-modal="true"][data-closed]') !== null
  if (!isClosing) main.focus({ preventScroll: true })
  if (!isClosing && (main.contains(document.activeElement) || frames === 0)) return
  requestAnimationFrame(() => focusSoon(main, isClosing ? frames : frames - 1))
}
