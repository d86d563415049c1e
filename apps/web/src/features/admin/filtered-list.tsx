import { texts as shared } from 'virtual:texts/admin'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx'
import { fill, Name } from '../../ui/fill.tsx'
import { nameQuery } from './api.ts'
import { type FilterField, FilterFields } from './filter-fields.tsx'
import { PagedList } from './paged-list.tsx'
import type { Filters } from './use-filters.ts'

type OneUser<F> = {
  /** Says so of `{user}`, who is called `nameless` as long as no name is known. */
  readonly text: (values: { readonly user: string }) => string
  readonly name: string | null | undefined
  readonly nameless: string
  /** The button that leads back to all, and what it sets back. */
  readonly all: string
  readonly names: readonly (keyof F & string)[]
}

type Counted = (values: { readonly count: number }) => string

type FilteredListProps<F extends Filters, Row> = Pick<ComponentProps<typeof PagedList<Row>>, 'query' | 'children'> & {
  /** Of the fields. */
  readonly label: string
  readonly filters: F
  readonly change: (changed: Filters) => void
  readonly fields: readonly FilterField<F>[]
  /** Of the fields' grid, and what else stands in it. */
  readonly className: string
  readonly beside?: ReactNode
  /** What 'Clear filters' sets back. */
  readonly narrowedBy: readonly (keyof F & string)[]
  /** Where the list is of one user. */
  readonly only?: false | OneUser<F>
  /** Between the fields and the rows. */
  readonly above?: ReactNode
  readonly texts: {
    readonly loading: string
    readonly failed: string
    readonly none: string
    readonly noMatches?: string
    readonly end: string | Counted
    /** Announced: how many there are, and how many came first of more. */
    readonly shown: Counted
    readonly first?: Counted
  }
}

/** A list of the portal with all around it: what narrows it, what it is of, and each of its states. */
export function FilteredList<F extends Filters, Row>(props: FilteredListProps<F, Row>) {
  const { filters, change, beside, narrowedBy, only, above, query, texts, children, ...fields } = props
  const { data: rows, hasNextPage, isPlaceholderData } = query
  const place = useRef<HTMLDivElement>(null)
  const widen = (names: readonly string[]) => {
    change(Object.fromEntries(names.map((name) => [name, null])))
    // the button that was pressed goes
    place.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const isNarrowed = narrowedBy.some((name) => filters[name]?.trim())
  const none = isNarrowed ? (texts.noMatches ?? shared.nothingMatches) : texts.none
  const count = rows?.length ?? 0
  const { first, shown } = texts
  const sum = first && count === 0 ? none : (first && hasNextPage ? first : shown)({ count })
  useCountAnnounced(filters, rows === undefined || isPlaceholderData ? undefined : sum)

  return (
    <>
      <FilterFields ref={place} filters={filters} onChange={change} {...fields}>
        {beside}
      </FilterFields>
      {only && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            {fill(only.text, { user: only.name ? <Name className="font-semibold">{only.name}</Name> : only.nameless })}
          </span>
          <Button size="sm" onClick={() => widen(only.names)}>
            {only.all}
          </Button>
        </p>
      )}
      {above}
      <PagedList
        query={query}
        texts={texts}
        loading={<ListSkeleton label={texts.loading} rows={5} />}
        empty={<EmptyState title={none} action={isNarrowed && <ClearFilters onClear={() => widen(narrowedBy)} />} />}
        end={typeof texts.end !== 'string' ? texts.end({ count }) : isNarrowed ? shared.endOfMatches : texts.end}
      >
        {children}
      </PagedList>
    </>
  )
}

const ClearFilters = ({ onClear }: { readonly onClear: () => void }) => (
  <Button size="sm" onClick={onClear}>
    {shared.clearFilters}
  </Button>
)

/**
 * Announces to screen readers how a list has changed, once what was asked for has come; until then `words` is undefined. The
 * first list is no news.
 */
function useCountAnnounced(asked: unknown, words: string | undefined): void {
  const question = JSON.stringify(asked)
  const announced = useRef<string | null>(null)
  useEffect(() => {
    if (words === undefined || announced.current === question) return
    if (announced.current !== null) announce(words)
    announced.current = question
  }, [question, words])
}

type Person = { readonly id: string; readonly username: string | null }

/** The name of a user, who may be among those `seen`; null for who is gone, undefined until it is known. */
export function useNameOf(id: string | null, seen: readonly Person[] | undefined): string | null | undefined {
  const found = seen?.find((person) => person.id === id)
  const { data } = useQuery({ ...nameQuery(id ?? ''), enabled: id !== null && seen !== undefined && !found })
  return found ? found.username : data
}
