import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { track } from '../reporting/analytics.ts'
import { dropErrors } from '../ui/feedback/notify.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

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
