import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { track } from '../analytics.ts'

/** What a browser does by itself when a document is left for another, and must be done by hand here. */
export function RouteEffects() {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on a new path only; a hash is the page's own affair
  useEffect(() => {
    // going back keeps the place where the reader left, which the browser remembers
    if (how !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])

  useEffect(() => track({ name: 'page-view', path: pathname }), [pathname])

  return null
}
