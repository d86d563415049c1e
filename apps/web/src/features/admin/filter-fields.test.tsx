import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Select } from '../../ui/forms/select.tsx'
import { DayRange, dayIn, keyIn, useFilters } from './filtered-list.tsx'

describe('a field that is bound to the address', () => {
  it.each([
    ['Created from', '2026-01-15', '2026-10-15'],
    ['Created to', '2026-01-20', '2026-12-20'],
    ['Role', 'admin', 'standard'],
  ])('should never be set back while it is typed into: %s', async (label, first, second) => {
    const field = open('?from=2026-03-15&to=2026-03-20')(label)
    for (const value of [first, second]) {
      type(field, value)
      expect(field.value).toBe(value)
    }
    await waitFor(() => expect(screen.getByText(new RegExp(`: .*${second}`))).toBeVisible())
    expect(field.value).toBe(second)
  })

  it('should keep what another field was given in the same moment', async () => {
    const field = open('')
    type(field('Created from'), '2026-01-15')
    type(field('Role'), 'admin')
    await waitFor(() => expect(screen.getByText(': 2026-01-15, admin')).toBeVisible())
  })
})

// Helpers

const roles = { standard: 'Standard', admin: 'Admin' }
const read = (params: URLSearchParams) => ({
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
  role: keyIn(roles, params.get('role')) ?? null,
})

function Fields() {
  const { filters, change } = useFilters(read)
  return (
    <>
      <DayRange days={filters} onChange={change} labels={{ from: 'Created from', to: 'Created to' }} />
      <Select
        label="Role"
        options={['', ...Object.keys(roles)].map((value) => ({ value, label: value }))}
        value={filters.role ?? ''}
        onChange={({ target: { value } }) => change({ role: keyIn(roles, value) ?? null })}
      />
      <p>: {Object.values(filters).filter(Boolean).join(', ')}</p>
    </>
  )
}

function open(search: string) {
  render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <Fields />
    </MemoryRouter>,
  )
  return (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
}

/** As a browser does it: without waiting for what is not urgent, such as another address. */
function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  vi.unstubAllGlobals()
}
