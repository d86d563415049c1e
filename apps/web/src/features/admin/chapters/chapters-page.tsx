import type { adminChapters, ReplyOf, TroubledChapter } from '@app/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { shortTime } from '../../../texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { fill, Name } from '../../../ui/fill.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { AdminPage } from '../admin-page.tsx'
import { nameQuery } from '../api.ts'
import { type Column, Learner, Records } from '../health/records.tsx'
import { ListSkeleton, NothingFound, PagedList, useCountAnnounced } from '../paged-list.tsx'
import { texts as shared } from '../texts.ts'
import { optionsOf } from '../use-filters.ts'
import { chaptersQuery } from './api.ts'
import { OpenChapter } from './open-chapter.tsx'
import { texts } from './texts.ts'
import { describeTrouble } from './trouble-words.ts'
import { type ChapterFilters, useChapterFilters } from './use-chapter-filters.ts'

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
  const none = isNarrowed ? shared.nothingMatches : texts.none
  useCountAnnounced(
    filters,
    chapters && !query.isPlaceholderData ? inSum(chapters.length, query.hasNextPage, none) : undefined,
  )

  return (
    <AdminPage section={texts.title} lead={texts.lead}>
      <div className="mb-6 grid max-w-2xl items-start gap-4 sm:grid-cols-2">
        <Select
          ref={first}
          label={texts.what}
          options={[{ value: '', label: texts.anything }, ...optionsOf(texts.troubles)]}
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
        loading={<ListSkeleton label={texts.loadingAll} />}
        failed={texts.failedAll}
        empty={<NothingFound title={none} onClear={isNarrowed && widen} />}
        end={() => (isNarrowed ? shared.endOfMatches : texts.end)}
      >
        {(rows) => <Records label={texts.list} rows={rows} keyOf={({ id }) => id} head={head} columns={columns} />}
      </PagedList>
    </AdminPage>
  )
}

const chaptersOf = ({ chapters }: ReplyOf<typeof adminChapters>) => chapters

function inSum(count: number, hasMore: boolean, none: string): string {
  if (count === 0) return none
  return hasMore ? texts.first(count) : texts.shown(count)
}

const head: Column<TroubledChapter> = {
  name: texts.columns.chapter,
  of: ({ id, number, title, plan_title }) => (
    <>
      <p className="font-semibold">
        <PageLink to={paths.adminChapter(id)}>
          <bdi>{title}</bdi>
        </PageLink>
      </p>
      <p className="text-note text-muted">{fill(texts.placeOf(number), { plan: <bdi>{plan_title}</bdi> })}</p>
    </>
  ),
}

const columns: readonly Column<TroubledChapter>[] = [
  { name: texts.columns.learner, of: ({ learner }) => <Learner {...learner} /> },
  {
    name: texts.columns.what,
    of: (chapter) => (
      <ul className="flex flex-col gap-1">
        {describeTrouble(chapter).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    ),
  },
  { name: texts.columns.since, of: ({ since }) => <time dateTime={since}>{shortTime(since)}</time> },
]

function OneLearner({ id, onWiden }: { readonly id: string; readonly onWiden: () => void }) {
  const { data: name } = useQuery(nameQuery(id))
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>
        {fill(texts.onlyOf, { learner: name ? <Name className="font-semibold">{name}</Name> : texts.oneLearner })}
      </span>
      <Button size="sm" onClick={onWiden}>
        {texts.showAll}
      </Button>
    </p>
  )
}
