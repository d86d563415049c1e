import { texts } from 'virtual:texts/learning/chapter/content'
import { type ChapterView, type CuratedResource, findResources, type ResourcesStatus } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../../api/problem.ts'
import { pollWhile } from '../../../../api/query.ts'
import { useApiMutation } from '../../../../api/use-api-mutation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { useDelayed } from '../../../../ui/feedback/use-delayed.ts'
import { List } from '../../../../ui/list.tsx'
import { WalkingDots } from '../../../../ui/trail.tsx'
import { chapterQuery } from '../../chapter-query.ts'
import { ReportResource } from './report-resource.tsx'
import { Resource } from './resource.tsx'

type ResourcesProps = { readonly chapter: ChapterView; readonly resources: readonly CuratedResource[] }

/** What is known elsewhere about a chapter's subject, and how the search for it stands. What comes of it is swapped into the chapter. */
export function Resources({ chapter, resources }: ResourcesProps) {
  const { id, resources_status: status } = chapter
  const takesLong = useDelayed(MAX_SEARCH_MS, status === 'searching')
  const queryClient = useQueryClient()
  const { queryKey } = chapterQuery(id)
  useQuery({
    ...chapterQuery(id),
    // the page has just asked
    refetchOnMount: false,
    refetchInterval: pollWhile(({ data }) => data?.resources_status === 'searching' && !takesLong),
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  const showStatus = (next: ResourcesStatus, change = (one: CuratedResource) => one) => {
    queryClient.setQueryData(
      queryKey,
      (view) =>
        view && {
          ...view,
          resources_status: next,
          generated_content: view.generated_content && {
            ...view.generated_content,
            curated_resources: view.generated_content.curated_resources.map(change),
          },
        },
    )
    // found meanwhile, or nothing to wait for
    if (next !== 'searching') refresh()
  }
  const { mutate, isPending, error } = useApiMutation(findResources, {
    onSuccess: ({ resources_status }) => showStatus(resources_status),
  })
  const outcome = useOutcome(status, resources)
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
              mutate({ id })
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
                    onReported={(reported, next) =>
                      showStatus(next, (one) => (one.id === resource.id ? { ...one, reported } : one))
                    }
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

/** Then the page says so, and stops asking. */
const MAX_SEARCH_MS = 120_000

type SearchOutcome = {
  readonly newLinks: number
  /** Taken away, with nothing in their place. */
  readonly lostLinks: number
}

/** What has come of a search that ended on this page; null of one that has not, or before the page was opened. */
function useOutcome(status: ResourcesStatus | null, shown: readonly CuratedResource[]): SearchOutcome | null {
  const [last, setLast] = useState({ status, shown, outcome: null as SearchOutcome | null })
  if (last.status !== status) {
    const isOver = last.status === 'searching' && status === 'settled'
    const missingIn = (others: readonly CuratedResource[]) => (one: CuratedResource) =>
      one.state !== 'search' && !others.some(({ link }) => link === one.link)
    const newLinks = shown.filter(missingIn(last.shown)).length
    const lostLinks = last.shown.filter(missingIn(shown)).length - newLinks
    setLast({ status, shown, outcome: isOver ? { newLinks, lostLinks } : null })
  }
  return last.outcome
}
