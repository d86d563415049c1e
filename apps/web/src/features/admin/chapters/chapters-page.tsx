import type { adminChapters, ReplyOf, TroubledChapter } from '@app/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { shortTime } from '../../../texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { AdminPage } from '../admin-page.tsx'
import { nameQuery } from '../api.ts'
import { type Column, Learner, Records } from '../health/records.tsx'
import { ListSkeleton, NothingFound, PagedList, useCountAnnounced } from '../paged-list.tsx'
import { optionsOf } from '../use-filters.ts'
import { chaptersQuery } from './api.ts'
import { OpenChapter } from './open-chapter.tsx'
import { describeTrouble } from './trouble-words.ts'
import { type ChapterFilters, troubleNames, useChapterFilters } from './use-chapter-filters.ts'

/** Chapters that something went wrong with. Their titles alone: each one that is opened is recorded. */
export function ChaptersPage() {
  const { filters, change } = useChapterFilters()
  const first = useRef<HTMLSelectElement>(null)
  const widen = () => {
    change({ trouble: null, learner: null })
    // the button that was pressed goes
    first.current?.focus()
  }
  const query = useInfiniteQuery(chaptersQuery(filters))
  const chapters = query.data?.pages.flatMap(chaptersOf)
  const isNarrowed = filters.trouble !== null || filters.learner !== null
  const none = isNarrowed ? 'Nothing matches.' : 'Nothing has gone wrong.'
  useCountAnnounced(
    filters,
    chapters && !query.isPlaceholderData ? inSum(chapters.length, query.hasNextPage, none) : undefined,
  )

  return (
    <AdminPage
      section="Chapters"
      lead="Chapters that failed, were locked again, written again or explained differently, or have a reported question, newest first. Opening one is recorded in the activity log."
    >
      <div className="mb-6 grid max-w-2xl items-start gap-4 sm:grid-cols-2">
        <Select
          ref={first}
          label="What went wrong"
          options={[{ value: '', label: 'Anything' }, ...optionsOf(troubleNames)]}
          value={filters.trouble ?? ''}
          // the list offers no other kinds
          onChange={({ target: { value } }) =>
            change({ trouble: value === '' ? null : (value as ChapterFilters['trouble']) })
          }
        />
        <OpenChapter />
      </div>
      {filters.learner !== null && <OneLearner id={filters.learner} onWiden={widen} />}
      <PagedList
        query={query}
        rowsOf={chaptersOf}
        loading={<ListSkeleton label="Loading the chapters..." />}
        failed="The chapters could not be loaded."
        empty={<NothingFound title={none} onClear={isNarrowed && widen} />}
        end={() => (isNarrowed ? 'Nothing else matches.' : 'Nothing else has gone wrong.')}
      >
        {(rows) => (
          <Records label="Chapters, newest first" rows={rows} keyOf={({ id }) => id} head={head} columns={columns} />
        )}
      </PagedList>
    </AdminPage>
  )
}

const chaptersOf = ({ chapters }: ReplyOf<typeof adminChapters>) => chapters

function inSum(count: number, hasMore: boolean, none: string): string {
  if (count === 0) return none
  const chapters = count === 1 ? 'chapter' : 'chapters'
  return hasMore ? `The first ${count} ${chapters} shown.` : `${count} ${chapters} shown.`
}

const head: Column<TroubledChapter> = {
  name: 'Chapter',
  of: ({ id, number, title, plan_title }) => (
    <>
      <p className="font-semibold">
        <PageLink to={paths.adminChapter(id)}>
          <bdi>{title}</bdi>
        </PageLink>
      </p>
      <p className="text-note text-muted">
        Chapter {number} of <bdi>{plan_title}</bdi>
      </p>
    </>
  ),
}

const columns: readonly Column<TroubledChapter>[] = [
  { name: 'Learner', of: ({ learner }) => <Learner {...learner} /> },
  {
    name: 'What',
    of: (chapter) => (
      <ul className="flex flex-col gap-1">
        {describeTrouble(chapter).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    ),
  },
  { name: 'Since', of: ({ since }) => <time dateTime={since}>{shortTime(since)}</time> },
]

function OneLearner({ id, onWiden }: { readonly id: string; readonly onWiden: () => void }) {
  const { data: name } = useQuery(nameQuery(id))
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>Only chapters of {name ? <bdi className="font-semibold">{name}</bdi> : 'one learner'}</span>
      <Button size="sm" onClick={onWiden}>
        Show everybody
      </Button>
    </p>
  )
}
