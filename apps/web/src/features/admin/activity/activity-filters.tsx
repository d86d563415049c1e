import type { AuditEntry } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { fill, Name } from '../../../ui/fill.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { adminsQuery, nameQuery } from '../api.ts'
import { DayRange } from '../day-range.tsx'
import { optionsOf } from '../use-filters.ts'
import { texts } from './texts.ts'
import { type ActivityFilters as Filters, OPERATOR, UNKNOWN_USER } from './use-activity-filters.ts'

type ActivityFiltersProps = {
  readonly filters: Filters
  /** What is shown now, which holds names; undefined until something is. */
  readonly entries: readonly AuditEntry[] | undefined
  readonly onChange: (changed: Partial<Filters>) => void
  readonly first: RefObject<HTMLSelectElement | null>
  readonly onWiden: (changed: Partial<Filters>) => void
}

const words = texts.filters

const acts = [{ value: '', label: words.everything }, ...optionsOf(texts.kinds)]

export function ActivityFilters({
  filters: { user, actor, act, from, to },
  entries,
  onChange,
  first,
  onWiden,
}: ActivityFiltersProps) {
  const isUnknown = user === UNKNOWN_USER
  const subject = useNameOf(
    isUnknown ? null : user,
    entries?.map((entry) => entry.subject),
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and before do not know <search> */}
      <div role="search" aria-label={texts.title} className="mb-6 grid max-w-2xl gap-4 sm:grid-cols-2">
        <Select
          ref={first}
          label={words.what}
          options={acts}
          value={act ?? ''}
          // the list offers no other kinds
          onChange={({ target: { value } }) => onChange({ act: value === '' ? null : (value as Filters['act']) })}
        />
        <Select
          label={words.who}
          options={useActors(actor, entries)}
          value={actor ?? ''}
          onChange={({ target: { value } }) => onChange({ actor: value === '' ? null : value })}
        />
        <DayRange days={{ from, to }} onChange={onChange} />
      </div>
      {user !== null && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            {fill(words.onlyTo, {
              user:
                subject == null ? (
                  describeSubject(isUnknown, subject)
                ) : (
                  <Name className="font-semibold">{subject}</Name>
                ),
            })}
          </span>
          <Button size="sm" onClick={() => onWiden({ user: null })}>
            {words.showAll}
          </Button>
        </p>
      )}
    </>
  )
}

function describeSubject(isUnknown: boolean, subject: null | undefined): string {
  if (isUnknown) return words.unknownAccount
  return subject === null ? words.aDeletedAccount : words.oneUser
}

/** Who is an admin now, and the one that is looked for, who may not be one any more. */
function useActors(actor: string | null, entries: readonly AuditEntry[] | undefined) {
  const admins = useQuery(adminsQuery).data ?? []
  const wanted = actor === OPERATOR ? null : actor
  const name = useNameOf(wanted, entries && [...admins, ...entries.flatMap((entry) => entry.actor ?? [])])
  const others = wanted === null || admins.some(({ id }) => id === wanted) ? [] : [{ id: wanted, username: name }]
  return [
    { value: '', label: words.anyone },
    { value: OPERATOR, label: words.operator },
    ...[...admins, ...others].map(({ id, username }) => ({
      value: id,
      label: username ?? (username === null ? words.deletedAccount : words.oneAdmin),
    })),
  ]
}

type Person = { readonly id: string; readonly username: string | null }

/** The name of a user, who may be among those `seen`; null for who is gone, undefined until it is known. */
function useNameOf(id: string | null, seen: readonly Person[] | undefined): string | null | undefined {
  const found = seen?.find((person) => person.id === id)
  const { data } = useQuery({ ...nameQuery(id ?? ''), enabled: id !== null && seen !== undefined && !found })
  return found ? found.username : data
}
