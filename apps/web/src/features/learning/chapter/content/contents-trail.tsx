import { clsx } from 'clsx'
import { Trail, TrailStop } from '../../../../ui/trail/trail.tsx'
import { sectionIds, sections } from './chapter-sections.ts'
import { useCurrentSection } from './use-current-section.ts'

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
