import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { recordOf, stored } from '../api/storage.ts'
import { listen } from '../browser/listen.ts'
import { track } from '../reporting/reports.ts'
import { dropErrors } from '../ui/feedback/notify.ts'

/** What a browser does by itself when a document is left for another, and must be done by hand here. */
export function RouteEffects() {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  useScrollRestoration()

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on a new path only; a hash is the page's own affair
  useEffect(() => {
    // going back finds the place where the reader left
    if (how === NavigationType.Pop || hash !== '') return
    const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' })
    toTop()
    // a page that was still scrolling smoothly gets its last scroll event only now
    const step = requestAnimationFrame(toTop)
    return () => cancelAnimationFrame(step)
  }, [pathname])

  // `public/first-paint.js` has kept what was pressed before this moment
  useEffect(() => void window.dispatchEvent(new Event('app-ready')), [])

  useEffect(() => track({ name: 'page-view', path: pathname }), [pathname])

  // what went wrong on a page says nothing of the next one
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is what is left
  useEffect(() => dropErrors, [pathname])

  return null
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const store = stored<Record<string, number>>('sessionStorage', 'places', recordOf(isNumber))
/** Milliseconds that a page has to become as long as it was; later it would jump under the reader's eyes. */
const SEARCH_TIMEOUT_MS = 5_000

let places: Record<string, number> = {}

/** Scrolls back after a reload and on the way back. Browsers give up too early on pages that are empty at first, or jump later. */
function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation()
  const how = useNavigationType()
  const lastEntry = useRef<string>(null)
  // the first entry of a visit has no key of its own
  const entry = key + pathname + hash

  // before anything is painted: what the change of pages scrolls belongs to the new one already
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it came to this entry is of interest once
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const isFirst = lastEntry.current === null
    const isNew = lastEntry.current !== entry
    lastEntry.current = entry
    if (isFirst) places = store.read() ?? {}
    // a prerendered page may have been scrolled before its script came
    const isMoved = window.scrollY > 0
    const wanted = isFirst && (isMoved || !isReturn()) ? undefined : (places[entry] ?? (isFirst ? undefined : 0))
    const mayLook = isNew && how === NavigationType.Pop && hash === ''
    const search = mayLook && wanted !== undefined ? searchFor(wanted) : null

    const note = () => {
      if (search?.isOn() !== true) places[entry] = window.scrollY
    }
    const stopNoting = listen(window, ['scroll'], note, { passive: true })
    const stopStoring = listen(window, ['pagehide'], storePlaces)
    return () => {
      search?.stop()
      stopNoting()
      stopStoring()
    }
  }, [entry])
}

const storePlaces = (): void => store.write(places)

/** An address that was typed or mailed begins at its top, however it was left in this tab an hour ago. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward')
}

/** Goes there as soon as the page is long enough, unless the reader does something first. */
function searchFor(top: number) {
  const isLong = () => document.documentElement.scrollHeight - window.innerHeight >= top
  const go = () => window.scrollTo({ top, behavior: 'instant' })
  if (top === 0 || isLong()) {
    go()
    return null
  }
  let isOn = true
  const watcher = new ResizeObserver(() => {
    if (!isLong()) return
    stop()
    go()
  })
  const stop = () => {
    isOn = false
    clearTimeout(timer)
    watcher.disconnect()
    stopListening()
  }
  const timer = setTimeout(stop, SEARCH_TIMEOUT_MS)
  watcher.observe(document.body)
  const stopListening = listen(window, ['wheel', 'touchstart', 'pointerdown', 'keydown'], stop, { capture: true })
  return { stop, isOn: () => isOn }
}
