import { useEffect } from 'react'
import { useAuth } from '../../auth-context.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'

export function AccountPage() {
  const { user, refreshUser } = useAuth()
  // credits may have changed in another tab or on another device
  useEffect(() => {
    refreshUser()
  }, [refreshUser])
  const credits = user?.credits ?? 0

  return (
    <Page title="Account Management" lead={user && `Signed in as ${user.username}, ${user.email}`}>
      <Card as="section" aria-labelledby="credits-title" className="max-w-md">
        <h2 id="credits-title" className="text-lead">
          Your Credits
        </h2>
        <p className="mt-4 flex items-baseline gap-3">
          <span className="font-serif text-display tabular-nums">{credits}</span>
          <span className="text-muted">{credits === 1 ? 'credit' : 'credits'} available</span>
        </p>
        <p className="mt-2 text-note text-muted">10 credits, $1, unlock a chapter. The first one of a plan is free.</p>
      </Card>
    </Page>
  )
}
