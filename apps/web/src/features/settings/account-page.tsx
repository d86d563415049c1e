import { useAuth } from '../../auth-context.ts'
import { Page } from '../../ui/page.tsx'
import { CreditsCard } from './credits-card.tsx'
import { DataCard } from './data-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function AccountPage() {
  const { user } = useAuth()

  return (
    <Page title="Account Management" lead={user && `Signed in as ${user.username}, ${user.email}`}>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <CreditsCard credits={user?.credits ?? 0} />
        <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
          <PasswordCard />
          <SessionsCard />
          <DataCard />
        </div>
      </div>
    </Page>
  )
}
