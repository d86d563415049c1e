import { type ChapterView, type CuratedResource, findResources, type ResourcesStatus } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pollWhile } from '../../../../api/query.ts'
import { useApiMutation } from '../../../../api/use-api-mutation.ts'
import { useDelayed } from '../../../../ui/feedback/use-delayed.ts'
import { chapterQuery } from '../../chapter-query.ts'

/** Then the page says so, and stops asking. */
const MAX_SEARCH_MS = 120_000

export type SearchOutcome = {
  readonly newLinks: number
  /** Taken away, with nothing in their place. */
  readonly lostLinks: number
}

/** Follows the search for links of a chapter, and begins one. What comes of it is swapped into the chapter. */
export function useResourceSearch(chapter: ChapterView, shown: readonly CuratedResource[]) {
  const { id, resources_status: status } = chapter
  const isSearching = status === 'searching'
  const takesLong = useDelayed(MAX_SEARCH_MS, isSearching)
  const queryClient = useQueryClient()
  const { queryKey } = chapterQuery(id)
  useQuery({
    ...chapterQuery(id),
    // the page has just asked
    refetchOnMount: false,
    refetchInterval: pollWhile(({ data }) => data?.resources_status === 'searching' && !takesLong),
  })
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
    if (next !== 'searching') queryClient.invalidateQueries({ queryKey })
  }
  const { mutate, isPending, error } = useApiMutation(findResources, {
    onSuccess: ({ resources_status }) => showStatus(resources_status),
  })
  return {
    takesLong,
    outcome: useOutcome(status, shown),
    find: () => mutate({ id }),
    isPending,
    error,
    showReported: (resourceId: string, reason: CuratedResource['reported'], next: ResourcesStatus) =>
      showStatus(next, (one) => (one.id === resourceId ? { ...one, reported: reason } : one)),
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
  }
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
