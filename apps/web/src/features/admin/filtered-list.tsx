import { texts as shared } from 'virtual:texts/admin'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx'
import { fill, Name } from '../../ui/fill.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { nameQuery } from './api.ts'
import { PagedList } from './page-parts.tsx'

/** By its name in the address; null leaves a side open. */
export type Filters = Readonly<Record<string, string | null>>

/**
 * What a list is narrowed to stands in the address: it survives a reload, and can be sent to a colleague. What `read` takes
 * from an empty address is left out of it.
 */
export function useFilters<F extends Filters>(read: (params: URLSearchParams) => F) {
  const [address, setAddress] = useSearchParams()
  // the address changes a moment later: until then a field would be set back, and lose what is being typed into it
  const [params, setParams] = useOptimistic(address)
  const change = (changed: Filters) => {
    const after = new URLSearchParams(params)
    const unset = new Map(Object.entries(read(new URLSearchParams())))
    for (const [name, value] of Object.entries(changed)) {
      if (value == null || value === unset.get(name)) after.delete(name)
      else after.set(name, value)
    }
    startTransition(() => {
      setParams(after)
      setAddress(after, { replace: true })
    })
  }
  return { filters: read(params), change }
}

/** For the server: without what is open. */
export const inputOf = <F extends Filters>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  ) as { readonly [Name in keyof F]?: NonNullable<F[Name]> } // fromEntries forgets the names

type Labels<Key extends string> = Readonly<Record<Key, string>>

/** What the address says, where it is one of those that have a label. */
export const keyIn = <Key extends string>(labels: Labels<Key>, value: string | null): Key | undefined =>
  value !== null && Object.hasOwn(labels, value) ? (value as Key) : undefined

/** `any`: the label of what leaves it open. */
export const optionsOf = (labels: Labels<string>, any?: string) => [
  ...(any === undefined ? [] : [{ value: '', label: any }]),
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

/** An address may name anything: what could be an id, and a day. */
export const idIn = (value: string | null): string | null =>
  value !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value.toLowerCase() : null

export const dayIn = (value: string | null): string | null =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null

/** Both days are part of the range. */
export const daysIn = (params: URLSearchParams) => ({ from: dayIn(params.get('from')), to: dayIn(params.get('to')) })

/** What narrows a list, or orders it. `days` are two fields, of the filters `from` and `to`. */
export type FilterField<F extends Filters> = { readonly className?: string } & (
  | { readonly kind: 'search'; readonly name: keyof F; readonly label: string; readonly placeholder: string }
  | { readonly kind: 'choice'; readonly name: keyof F; readonly label: string; readonly options: Options }
  | { readonly kind: 'days'; readonly labels?: DayLabels }
)
type Options = ReturnType<typeof optionsOf>

type FilterFieldsProps<F extends Filters> = {
  readonly label: string
  readonly filters: F
  readonly onChange: (changed: Filters) => void
  readonly fields: readonly FilterField<F>[]
  /** Of their grid. */
  readonly className: string
  readonly ref?: RefObject<HTMLDivElement | null>
  readonly children?: ReactNode
}

export function FilterFields<F extends Filters>(props: FilterFieldsProps<F>) {
  const { label, filters, onChange, fields, className, ref, children } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and before do not know <search>
    <div ref={ref} role="search" aria-label={label} className={clsx('mb-6 grid items-start gap-4', className)}>
      {fields.map((field) => {
        if (field.kind === 'days') return <DayRange key="days" days={filters} onChange={onChange} {...field} />
        const name = String(field.name)
        const value = filters[name] ?? ''
        const set = (changed: string) => onChange({ [name]: changed || null })
        if (field.kind === 'search') return <SearchField key={name} {...field} value={value} onSearch={set} />
        return (
          <Select
            key={name}
            className={field.className}
            label={field.label}
            options={field.options}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        )
      })}
      {children}
    </div>
  )
}

/** Where the days are of something other than the rows themselves. */
type DayLabels = { readonly from: string; readonly to: string }

type DayRangeProps = {
  readonly days: { readonly from?: string | null; readonly to?: string | null }
  readonly onChange: (changed: Filters) => void
  readonly labels?: DayLabels
  readonly className?: string
}

/** Both days are part of the range. */
export const DayRange = ({ days: { from, to }, onChange, labels = shared, className }: DayRangeProps) => (
  <>
    <TextInput
      className={className}
      label={labels.from}
      type="date"
      max={to ?? undefined}
      value={from ?? ''}
      onChange={({ target: { value } }) => onChange({ from: value || null })}
    />
    <TextInput
      className={className}
      label={labels.to}
      type="date"
      min={from ?? undefined}
      value={to ?? ''}
      onChange={({ target: { value } }) => onChange({ to: value || null })}
    />
  </>
)

/** How long typing must pause before the list is asked for. */
const PAUSE = 300

type SearchFieldProps = {
  readonly label: string
  readonly placeholder: string
  readonly className?: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

function SearchField({ value, onSearch, label, placeholder, className }: SearchFieldProps) {
  // null: what is searched for is what stands here
  const [typed, setTyped] = useState<string | null>(null)
  const searchNow = () => {
    if (typed === null) return
    onSearch(typed)
    setTyped(null)
  }
  const searchLater = useEffectEvent(searchNow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <TextInput
      className={className}
      label={label}
      type="search"
      placeholder={placeholder}
      maxLength={254}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={searchNow}
      onKeyDown={(event) => event.key === 'Enter' && searchNow()}
    />
  )
}

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
