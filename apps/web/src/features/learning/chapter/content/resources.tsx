import { texts } from 'virtual:texts/learning/chapter/content'
import type { ChapterView, CuratedResource, ResourcesStatus } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { List } from '../../../../ui/list.tsx'
import { WalkingDots } from '../../../../ui/trail.tsx'
import { ReportResource } from './report-resource.tsx'
import { Resource } from './resource.tsx'
import { type SearchOutcome, useResourceSearch } from './use-resource-search.ts'

type ResourcesProps = { readonly chapter: ChapterView; readonly resources: readonly CuratedResource[] }

/** What is known elsewhere about a chapter's subject, and how the search for it stands. */
export function Resources({ chapter, resources }: ResourcesProps) {
  const { resources_status: status } = chapter
  const { takesLong, outcome, find, isPending, error, showReported, refresh } = useResourceSearch(chapter, resources)
  const line = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    // the button that asked is gone
    if (isAsked && status === 'searching') line.current?.focus({ preventScroll: true })
    if (status === 'searching') setAsked(false)
  }, [isAsked, status])
  const label = status === 'unsearched' ? texts.find : status === 'unreachable' ? texts.tryNow : null
  const isAtWork = status === 'searching' && !takesLong
  return (
    <>
      <div className="mt-1 text-note text-muted print:hidden">
        {/* there before its words: what arrives together with them is not read out */}
        <div ref={line} role="status" tabIndex={-1} className="rounded-sm outline-offset-4">
          {describe(status, resources, takesLong, outcome)}
          {isAtWork && <WalkingDots className="ms-2 inline-block" />}
        </div>
        {label && (
          <Button
            size="sm"
            className="mt-3"
            busy={isPending}
            onClick={() => {
              setAsked(true)
              find()
            }}
          >
            {label}
          </Button>
        )}
        {error !== null && label && <Alert className="mt-3">{messageOf(error, texts.findFailed)}</Alert>}
      </div>
      {resources.length === 0 ? (
        <p className="mt-4 text-muted">{texts.none}</p>
      ) : (
        <List className="mt-6 flex flex-col gap-4">
          {/* by their places: a link that takes the place of another leaves the focus where it is */}
          {resources
            .map((resource, place) => ({ resource, place }))
            .map(({ resource, place }) => (
              <Resource key={place} resource={resource}>
                {resource.id !== null && (
                  <ReportResource
                    id={resource.id}
                    resource={resource}
                    status={status}
                    onReported={showReported}
                    onGone={refresh}
                  />
                )}
              </Resource>
            ))}
        </List>
      )}
    </>
  )
}

/** How the search stands, in a sentence or two; null where the links say it all. */
function describe(
  status: ResourcesStatus | null,
  resources: readonly CuratedResource[],
  takesLong: boolean,
  outcome: SearchOutcome | null,
): string | null {
  const areSearches = resources.length > 0 && resources.every(({ state }) => state === 'search')
  const andSearches = (sentence: string, searches = texts.searches) =>
    areSearches ? `${sentence} ${searches}` : sentence
  if (status === 'searching') return takesLong ? texts.takesLong : texts.searching
  if (status === 'unreachable') return andSearches(texts.unreachable, texts.searchesMeanwhile)
  if (status === 'unsearched') return areSearches ? `${texts.searches} ${texts.findNote}` : texts.findNote
  if (status === 'settled' && outcome && outcome.newLinks > 0) return texts.found({ count: outcome.newLinks })
  if (status === 'settled' && (areSearches || (outcome && resources.length === 0)))
    return andSearches(texts.nothingFound)
  if (outcome) return outcome.lostLinks > 0 ? texts.takenAway({ count: outcome.lostLinks }) : texts.nothingNew
  return areSearches ? texts.searches : null
}
