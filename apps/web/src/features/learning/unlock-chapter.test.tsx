// the dialog is loaded when it is first opened, which can take longer on a busy machine than a test waits
import '../payments/buy/buy-dialog.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { AuthContext, useAuth } from '../../api/auth-context.ts'
import { ApiProblem } from '../../api/problem.ts'
import { fakeServer } from '../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import { describeBalance, UnlockError } from './unlock-chapter.tsx'

describe('UnlockError', () => {
  it('should open the offer of credits with the shortfall, and again when asked', async () => {
    show(new ApiProblem({ status: 402, code: 'insufficient-credits', message: 'm', extra: { missing: 7 } }))
    const dialog = await screen.findByRole('dialog', { name: 'Buy Credits' })
    expect(within(dialog).getByText(/^You need 10 credits for/).textContent).toContain('. You have 3. You need 7 more.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))

    // no alarm: nothing has gone wrong
    expect(screen.queryByRole('alert')).toBe(null)
    expect(screen.getByText('Get credits to unlock')).toBeVisible()
    expect(screen.getByText(/^This chapter costs/).textContent).toBe(
      'This chapter costs 10 credits, $1. You have 3. You need 7 more. Packages from $5.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Get credits' }))
    expect(await screen.findByRole('dialog', { name: 'Buy Credits' })).toBeVisible()
  })

  it('should be gone, its dialog too, once the credits were bought in another tab', async () => {
    show(new ApiProblem({ status: 402, code: 'insufficient-credits', message: 'm', extra: { missing: 7 } }))
    await screen.findByRole('dialog', { name: 'Buy Credits' })
    // too few are none: something is still missing
    fireEvent.click(screen.getByText('Get 5 elsewhere'))
    expect(screen.getByRole('dialog', { name: 'Buy Credits' })).toBeVisible()
    fireEvent.click(screen.getByText('Get 50 elsewhere'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(screen.queryByText('Get credits to unlock')).toBe(null)
  })

  it('should offer nothing where credits are not what is missing', () => {
    show(new ApiProblem({ status: 500, code: 'internal-error', message: '' }))
    expect(screen.getByRole('alert').textContent).toBe('Failed to unlock next chapter')
    expect(screen.queryByRole('button', { name: 'Get credits' })).toBe(null)
  })
})

describe('describeBalance', () => {
  it.each([
    [10, 'You have 10 credits.'],
    [1, 'You have 1. You need 9 more. Packages from $5.'],
    [0, 'You have 0. You need 10 more. Packages from $5.'],
  ])('should say of %i credits what is missing for 10, if anything', (credits, words) => {
    expect(describeBalance(credits, 10)).toBe(words)
  })
})

// Helpers

function show(error: unknown): void {
  fakeServer({ 'GET /api/credits/packages': [200, []] })
  const chapter = { planId: anId(1), id: anId(2), title: 'Folding and shaping' }
  renderSignedIn(
    <Learner>
      <UnlockError error={error} chapter={chapter} price={10} />
    </Learner>,
  )
}

/** Has 3 credits, and more at the press of a button. */
function Learner({ children }: { readonly children: ReactNode }) {
  const auth = useAuth()
  const [credits, setCredits] = useState(3)
  return (
    <AuthContext value={{ ...auth, user: auth.user && { ...auth.user, credits } }}>
      {[5, 50].map((more) => (
        <button key={more} type="button" onClick={() => setCredits(3 + more)}>
          Get {more} elsewhere
        </button>
      ))}
      {children}
    </AuthContext>
  )
}
