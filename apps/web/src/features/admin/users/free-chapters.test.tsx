import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ana, me, openUsers, USERS } from '../testing/portal.tsx'

describe('the list of users', () => {
  it('should show beside the credits how many chapters a user has had for none, and sort by them', async () => {
    openUsers({ [USERS]: [200, [{ ...ana, free_chapters: 60 }, me]] })
    const table = await screen.findByRole('table', { name: 'Users' })
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => row.children[3]?.textContent)
    expect(cells).toEqual(['Credits', '4060 free chapters', '0'])
    const sorts = within(screen.getByLabelText('Sort by')).getAllByRole('option')
    expect(sorts.map(({ textContent }) => textContent)).toContain('Most free chapters')
  })
})
