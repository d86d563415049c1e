import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { listen } from '../../../../browser/listen.ts'
import { FoldMark } from '../../../../ui/fold-mark.tsx'
import { List } from '../../../../ui/list.tsx'
import { Trail, TrailStop } from '../../../../ui/trail.tsx'

/** What the chapter consists of, in view all the way down where there is room beside the text. */
export function ContentsTrail() {
  const current = useCurrentSection(sectionIds)
  const passed = sectionIds.slice(0, sectionIds.indexOf(current))
  return (
    <nav aria-labelledby="contents-title" className="sticky top-24">
      <h2 id="contents-title" className="mb-4 font-sans text-note font-semibold tracking-normal text-muted">
        In this chapter
      </h2>
      <Trail label="In this chapter">
        {sectionIds.map((id) => (
          <TrailStop key={id} mark={passed.includes(id) ? 'done' : 'open'} markLabel="">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={clsx('hover:underline', id === current ? 'font-semibold' : 'text-muted')}
            >
              {sections[id]}
            </a>
          </TrailStop>
        ))}
      </Trail>
    </nav>
  )
}

/** The section that is being read: the last one whose beginning has come up into the upper half of the screen. */
function useCurrentSection<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
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
    return listen(window, ['scroll', 'resize'], look, { passive: true })
  }, [ids])
  return current
}

/** The same for screens without room beside the text. Folded, and not sticky: it would only cover what is being read. */
export const ContentsFold = () => (
  <nav aria-label="In this chapter" className="mt-8 lg:hidden print:hidden">
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-4 text-note font-semibold text-muted transition-colors duration-[160ms] hover:bg-sunk [&::-webkit-details-marker]:hidden">
        In this chapter
        <FoldMark className="group-open:rotate-180" />
      </summary>
      <List ordered className="px-4 pb-2">
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
              {sections[id]}
            </a>
          </li>
        ))}
      </List>
    </details>
  </nav>
)

/** The parts of a chapter, in order; the mini contents and the headings share them. */
export const sections = {
  introduction: 'Introduction',
  objectives: 'Learning Objectives',
  resources: 'Curated Resources',
} as const

export type SectionId = keyof typeof sections

export const sectionIds = ['introduction', 'objectives', 'resources'] as const
