import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'

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
