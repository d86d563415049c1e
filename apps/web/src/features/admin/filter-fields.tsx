import { texts } from 'virtual:texts/admin'
import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { TextInput } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import type { Filters, optionsOf } from './use-filters.ts'

/** What narrows a list, or orders it. `days` are two fields, of the filters `from` and `to`. */
export type FilterField<F extends Filters> = { readonly className?: string } & (
  | { readonly kind: 'search'; readonly name: keyof F; readonly label: string; readonly placeholder: string }
  | { readonly kind: 'choice'; readonly name: keyof F; readonly label: string; readonly options: Options }
  | { readonly kind: 'days'; readonly labels?: Labels }
)
type Options = ReturnType<typeof optionsOf>
/** Where the days are of something other than the rows themselves. */
type Labels = { readonly from: string; readonly to: string }

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

type DayRangeProps = {
  readonly days: { readonly from?: string | null; readonly to?: string | null }
  readonly onChange: (changed: Filters) => void
  readonly labels?: Labels
  readonly className?: string
}

/** Both days are part of the range. */
export const DayRange = ({ days: { from, to }, onChange, labels = texts, className }: DayRangeProps) => (
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
