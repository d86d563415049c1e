import { texts } from 'virtual:texts/admin/chapters'
import { adminChapters, type TroubledChapter } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { fill } from '../../../ui/fill.tsx'
import { TextInput } from '../../../ui/forms/field.tsx'
import { pagesOf } from '../api.ts'
import { FilteredList, inputOf, keyIn, optionsOf, useFilters, useNameOf } from '../filtered-list.tsx'
import { AdminPage, ChapterLink, type Column, Learner, Records, Time, Titled } from '../page-parts.tsx'

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** Of an address that names a plan and a chapter, the chapter comes last. */
const lastIdIn = (text: string): string | null => text.match(ID)?.at(-1)?.toLowerCase() ?? null

const read = (params: URLSearchParams) => ({
  trouble: keyIn(texts.troubles, params.get('trouble')) ?? null,
  /** The id of whose they are. */
  learner: lastIdIn(params.get('learner') ?? ''),
})

/** Chapters that something went wrong with. Their titles alone: each one that is opened is recorded. */
export function ChaptersPage() {
  const { filters, change } = useFilters(read)
  const name = useNameOf(filters.learner, [])
  return (
    <AdminPage section={texts.title} lead={texts.lead}>
      <FilteredList
        label={texts.title}
        filters={filters}
        change={change}
        className="max-w-2xl sm:grid-cols-2"
        fields={[
          { kind: 'choice', name: 'trouble', label: texts.what, options: optionsOf(texts.troubles, texts.anything) },
        ]}
        beside={<OpenChapter />}
        narrowedBy={['trouble', 'learner']}
        only={filters.learner !== null && { ...texts.only, name, names: ['trouble', 'learner'] }}
        query={useInfiniteQuery(pagesOf(adminChapters, { ...inputOf(filters), limit: 20 }, ({ chapters }) => chapters))}
        texts={texts}
      >
        {(rows) => <Records label={texts.list} rows={rows} keyOf={({ id }) => id} head={head} columns={columns} />}
      </FilteredList>
    </AdminPage>
  )
}

const head: Column<TroubledChapter> = {
  name: texts.columns.chapter,
  of: ({ id, number, title, plan_title }) => (
    <Titled title={<ChapterLink id={id} title={title} />}>
      {fill(texts.placeOf, { number, plan: <bdi>{plan_title}</bdi> })}
    </Titled>
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
  { name: texts.columns.since, of: ({ since }) => <Time at={since} /> },
]

/** What is wrong with a chapter, or was: a sentence each. */
function describeTrouble(chapter: TroubledChapter): readonly string[] {
  const { content_error: error, content_status: status, attempts, versions, reports } = chapter
  const isPreparing = status === 'PENDING' || status === 'GENERATING'
  return [
    ...(error?.code === 'failed' ? [texts.failedWith({ message: error.message })] : []),
    ...(error?.code === 'earlier-failed' ? [texts.earlierFailed] : []),
    ...(attempts > 1 && error === undefined
      ? [isPreparing ? texts.writingAgain({ attempt: attempts }) : texts.writtenAgain({ attempt: attempts })]
      : []),
    ...(versions > 1 ? [texts.rewritten({ versions })] : []),
    ...(reports.verifying > 0 ? [texts.verifying({ count: reports.verifying })] : []),
    ...(reports.key_held > 0 ? [texts.keyHeld({ count: reports.key_held })] : []),
    ...(reports.void > 0 ? [texts.voided({ count: reports.void })] : []),
  ]
}

/** The way to a chapter that a learner writes about: they can copy its address. */
function OpenChapter() {
  const navigate = useNavigate()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const open = (event: FormEvent) => {
    event.preventDefault()
    const id = lastIdIn(address)
    if (id === null) setError(texts.open.missing)
    else navigate(paths.adminChapter(id))
  }
  return (
    <form noValidate onSubmit={open} className="flex items-start gap-3">
      <TextInput
        className="min-w-0 flex-1"
        label={texts.open.label}
        value={address}
        error={error}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setAddress(value)
          setError(undefined)
        }}
      />
      <Button type="submit" className="mt-8">
        {texts.open.button}
      </Button>
    </form>
  )
}
