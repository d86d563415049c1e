import { act, configure, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Answers } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Address } from '../../../testing/address.tsx'
import { AccountPage } from '../account-page.tsx'
import { accountServer } from './account-server.ts'

/** A user comes back from a checkout, with this query in the address. */
export async function come(query: string, answers: Answers = {}, { strict = false, wait = 200 } = {}) {
  const server = accountServer(answers)
  // in the middle of the page React would not run effects twice
  configure({ reactStrictMode: strict })
  const page = (
    <>
      <AccountPage />
      <Address />
    </>
  )
  const rendered = renderSignedIn(page, { at: `/account?${query}` })
  await tick(wait)
  return { server, ...rendered }
}

/** The one region that says what became of the payment. */
export const notice = (): HTMLElement | null =>
  screen
    .queryAllByRole('status')
    .find((region) => /payment|credits were added|You weren’t charged\.The/.test(region.textContent ?? '')) ?? null

/** A little more than asked for: what an answer sets off comes right behind it. */
export const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
