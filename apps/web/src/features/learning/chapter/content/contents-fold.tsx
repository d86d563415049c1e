import { FoldMark } from '../../../../ui/fold-mark.tsx'
import { List } from '../../../../ui/list.tsx'
import { sectionIds, sections } from './chapter-sections.ts'

/** The same for screens without room beside the text. Folded, and not sticky: it would only cover what is being read. */
export function ContentsFold() {
  return (
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
}
