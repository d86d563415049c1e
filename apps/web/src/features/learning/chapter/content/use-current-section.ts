import { useEffect, useState } from 'react'

/** The section that is being read: the last one whose beginning has come up into the upper half of the screen. */
export function useCurrentSection<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [current, setCurrent] = useState<Id>(ids[0])
  useEffect(() => {
    const look = () => {
      const begun = ids.filter((id) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().top < window.innerHeight / 2
      })
      setCurrent(begun.at(-1) ?? ids[0])
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [ids])
  return current
}
