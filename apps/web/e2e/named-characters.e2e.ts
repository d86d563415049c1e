import { expect } from '@playwright/test'
import { complaintsOf } from './support/gates.ts'
import { arrive, converse, log, test } from './support/tutored.ts'

// only a real browser enforces the policy that these once ran into
test('characters that a tutor writes by name are shown', async ({ page, tutor }) => {
  const complaints = complaintsOf(page)
  tutor.willSay('Salt &amp; water, 5&nbsp;&lt;&nbsp;6, &copy; and &nothing;')
  await converse(page, await arrive(page))
  await expect(log(page).getByText('Salt & water, 5 < 6, © and &nothing;')).toBeVisible()
  expect(complaints).toEqual([])
})
