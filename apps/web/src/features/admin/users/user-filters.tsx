import { type RefObject, useEffect, useRef, useState } from 'react'
import { TextInput } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DayRange } from '../day-range.tsx'
import { dayIn, keyIn, optionsOf, useFilters } from '../use-filters.ts'
import { texts } from './texts.ts'

const { roles, states, sorts, filters: words } = texts

const read = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  role: keyIn(roles, params.get('role')) ?? ('' as const),
  status: keyIn(states, params.get('status')) ?? ('' as const),
  sort: keyIn(sorts, params.get('sort')) ?? 'newest',
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
})

/** '' leaves a side open. */
export type UserFilters = ReturnType<typeof read>

export function useUserFilters() {
  const { filters, change } = useFilters(read)
  return {
    filters,
    change,
    isNarrowed:
      filters.search.trim() !== '' ||
      filters.role !== '' ||
      filters.status !== '' ||
      filters.from !== null ||
      filters.to !== null,
    clear: () => change({ search: '', role: '', status: '', from: null, to: null }),
  }
}

type UserFiltersProps = {
  readonly filters: UserFilters
  readonly onChange: (changed: Partial<UserFilters>) => void
  readonly first: RefObject<HTMLInputElement | null>
}

export function UserFilterFields({ filters, onChange, first }: UserFiltersProps) {
  // the lists offer nothing else than what their names can be
  const choose = (name: 'role' | 'status' | 'sort') => (event: { readonly target: { readonly value: string } }) =>
    onChange({ [name]: event.target.value } as Partial<UserFilters>)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and before do not know <search>
    <div
      role="search"
      aria-label={texts.list.label}
      className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto_auto]"
    >
      <SearchField
        ref={first}
        className="col-span-2 sm:col-span-3 lg:col-span-1"
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        label={words.role}
        options={[{ value: '', label: words.allRoles }, ...optionsOf(roles)]}
        value={filters.role}
        onChange={choose('role')}
      />
      <Select
        label={words.status}
        options={[{ value: '', label: words.anyStatus }, ...optionsOf(states)]}
        value={filters.status}
        onChange={choose('status')}
      />
      <Select
        className="col-span-2 sm:col-span-1"
        label={words.sortBy}
        options={optionsOf(sorts)}
        value={filters.sort}
        onChange={choose('sort')}
      />
      {/* half of a phone's width would cut a date */}
      <DayRange
        className="max-sm:col-span-2"
        days={filters}
        onChange={onChange}
        labels={{ from: words.createdFrom, to: words.createdTo }}
      />
    </div>
  )
}

/** How long typing must pause before the list is asked for. */
const PAUSE = 300

type SearchFieldProps = {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly className: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

function SearchField({ ref, className, value, onSearch }: SearchFieldProps) {
  // null: what is searched for is what stands here
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  }, [onSearch])

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      latest.current(typed)
      setTyped(null)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  const searchNow = () => {
    if (typed === null) return
    onSearch(typed)
    setTyped(null)
  }
  return (
    <TextInput
      ref={ref}
      className={className}
      label={words.search}
      type="search"
      placeholder={words.placeholder}
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
