import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { sectionIds } from './chapter-sections.ts'

/** Leads a user who followed a link to a part of a chapter there: the browser looked for it before the chapter had come. */
export function useLinkedSection(): void {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is pressed later the browser follows by itself
  useEffect(() => {
    // going back keeps the place where the reader left; the first page of a visit counts as going back, too
    if (how === NavigationType.Pop && key !== 'default') return
    const id = sectionIds.find((one) => `#${one}` === hash)
    const section = id === undefined ? null : document.getElementById(id)
    section?.scrollIntoView({ behavior: 'instant' })
    section?.focus({ preventScroll: true })
  }, [])
}
