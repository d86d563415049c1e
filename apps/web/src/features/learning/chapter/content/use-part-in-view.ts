import { useEffect, useState } from 'react'
import type { Part } from './parts.ts'

/** The part that is being read: the last one whose beginning has come up into the upper half of the screen. */
export function usePartInView(parts: readonly [Part, ...Part[]]): string {
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    // all that is above the middle of the screen is in view, however far above
    const observer = new IntersectionObserver(
      (changes) =>
        setBegun((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) after.add(target.id)
            else after.delete(target.id)
          }
          return after
        }),
      { rootMargin: '1000000px 0px -50% 0px' },
    )
    for (const { id } of parts) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [parts])
  return parts.findLast(({ id }) => begun.has(id))?.id ?? parts[0].id
}
