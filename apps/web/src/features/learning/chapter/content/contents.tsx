import { texts } from 'virtual:texts/learning/chapter/content'
import { texts as shared } from 'virtual:texts/shared'
import type { ChapterView } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { FoldMark } from '../../../../ui/fold-mark.tsx'
import { List } from '../../../../ui/list.tsx'
import { IsolatedInlineText } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { Trail, TrailStop } from '../../../../ui/trail.tsx'
import { markRead } from '../../chapter-query.ts'
import type { Content } from '../reading-state.ts'

/** A part of a chapter that has an address: a heading of the page, or of a section that teaches. */
export type Part = { readonly id: string; readonly title: string; readonly minutes?: number | undefined }

const ours = (id: keyof typeof texts.parts): Part => ({ id, title: texts.parts[id] })

/** What a chapter consists of, in order. One of the first version has neither sections nor key points nor a practice. */
export const partsOf = (
  { sections, exercises, key_points: points, practice }: Content,
  check: ChapterView['check'],
  isComing = false,
): readonly [Part, ...Part[]] => [
  ours('introduction'),
  ours('objectives'),
  ...sections.map(({ id, heading, minutes }) => ({ id, title: heading, minutes })),
  ...(exercises ? [ours('exercises')] : []),
  ...(points.length > 0 ? [ours('key-points')] : []),
  ...(practice ? [ours('practice')] : []),
  ...(check ? [ours('check')] : []),
  ...(isComing ? [] : [ours('resources')]),
]

/** To read all sections; null where there are none. */
export const readingMinutes = ({ sections }: Content): number | null =>
  sections.length === 0 ? null : sections.reduce((sum, { minutes }) => sum + minutes, 0)

/** What a section teaches. Before sections said so, each had one objective, in their order. */
export const objectiveOf = ({ sections, learning_objectives: objectives }: Content, index: number): string | null =>
  sections[index]?.objective ?? (sections.length === objectives.length ? (objectives[index] ?? null) : null)

/** How far a chapter is that is being written. */
export const describeComing = ({ sections }: Content): string => texts.coming({ count: sections.length })

type ContentsProps = { readonly parts: readonly [Part, ...Part[]] }
type ContentsTrailProps = ContentsProps & { readonly chapter: ChapterView }

/** What the chapter consists of, in view all the way down where there is room beside the text. */
export function ContentsTrail({ chapter, parts }: ContentsTrailProps) {
  const current = usePartInView(parts)
  useLastPlace(chapter, parts, current)
  return (
    <nav
      aria-labelledby="contents-title"
      className="sticky top-24 -ms-2 max-h-[calc(100dvh-7rem)] overflow-y-auto ps-2"
    >
      <h2 id="contents-title" className="mb-4 font-sans text-note font-semibold tracking-normal text-muted">
        {texts.contents}
      </h2>
      <Trail label={texts.contents}>
        {parts.map(({ id, title, minutes }) => (
          // what was scrolled past was not read: only the learner's own mark fills these
          <TrailStop key={id} mark={chapter.is_completed_by_current_user ? 'done' : 'open'} markLabel="">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={clsx('hover:underline', id === current ? 'font-semibold' : 'text-muted')}
            >
              <PartName title={title} minutes={minutes} />
            </a>
          </TrailStop>
        ))}
      </Trail>
    </nav>
  )
}

/** The same for screens without room beside the text. Folded, and not sticky: it would only cover what is being read. */
export const ContentsFold = ({ parts }: ContentsProps) => (
  <nav aria-label={texts.contents} className="mt-8 lg:hidden print:hidden">
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-4 text-note font-semibold text-muted transition-colors duration-[160ms] hover:bg-sunk [&::-webkit-details-marker]:hidden">
        {texts.contents}
        <FoldMark className="group-open:rotate-180" />
      </summary>
      <List ordered className="px-4 pb-2">
        {parts.map(({ id, title, minutes }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
              <span>
                <PartName title={title} minutes={minutes} />
              </span>
            </a>
          </li>
        ))}
      </List>
    </details>
  </nav>
)

const PartName = ({ title, minutes }: Pick<Part, 'title' | 'minutes'>) => (
  <>
    <IsolatedInlineText text={title} />
    {minutes !== undefined && (
      <span className="text-note font-normal whitespace-nowrap text-muted"> {shared.shortMinutes({ minutes })}</span>
    )}
  </>
)

/** The part that is being read: the last one whose beginning has come up into the upper half of the screen. */
function usePartInView(parts: readonly [Part, ...Part[]]): string {
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

/** What is only passed by on the way is no place where one has read. */
const STAY_MS = 2_000

/**
 * Notes where in a chapter its learner is, so that 'Continue' leads there, on every device. A chapter that was opened at its top,
 * and no more, takes no place away.
 */
export function useLastPlace(
  { id, last_place, generated_content: content }: ChapterView,
  [first]: readonly [Part, ...Part[]],
  current: string,
): void {
  const queryClient = useQueryClient()
  const noted = useRef(last_place)
  const hasMoved = useRef(false)
  // before, the server has no place in it
  const isWhole = content !== null
  useEffect(() => {
    hasMoved.current ||= current !== first.id
    if (!isWhole || !hasMoved.current || current === noted.current) return
    const timer = setTimeout(() => {
      noted.current = current
      markRead(queryClient, id, current)
    }, STAY_MS)
    return () => clearTimeout(timer)
  }, [id, first.id, current, isWhole, queryClient])
}
