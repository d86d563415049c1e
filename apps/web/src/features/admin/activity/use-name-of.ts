import { useQuery } from '@tanstack/react-query'
import { nameQuery } from '../api.ts'

type Person = { readonly id: string; readonly username: string | null }

/** The name of a user, who may be among those `seen`; null for who is gone, undefined until it is known. */
export function useNameOf(id: string | null, seen: readonly Person[] | undefined): string | null | undefined {
  const found = seen?.find((person) => person.id === id)
  const { data } = useQuery({ ...nameQuery(id ?? ''), enabled: id !== null && seen !== undefined && !found })
  return found ? found.username : data
}
