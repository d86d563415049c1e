import { useSearchParams } from 'react-router-dom'
import type { UserFilters } from '../api.ts'
import { oneOf } from '../one-of.ts'

const roles = ['standard', 'admin'] as const
const states = ['active', 'inactive'] as const
const sorts = ['newest', 'name', 'credits', 'last-login'] as const

/** What the list is narrowed to stands in the address: it survives a reload, and can be sent to a colleague. */
export function useUserFilters() {
  const [params, setParams] = useSearchParams()
  const filters: UserFilters = {
    search: params.get('search') ?? '',
    role: oneOf(roles, params.get('role')) ?? '',
    status: oneOf(states, params.get('status')) ?? '',
    sort: oneOf(sorts, params.get('sort')) ?? 'newest',
  }
  const change = (changed: Partial<UserFilters>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changed)) {
          if (value === '' || (name === 'sort' && value === 'newest')) after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true },
    )
  return {
    filters,
    change,
    isNarrowed: filters.search.trim() !== '' || filters.role !== '' || filters.status !== '',
    clear: () => change({ search: '', role: '', status: '' }),
  }
}
