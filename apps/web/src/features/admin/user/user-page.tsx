import type { AdminAccount } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { AdminPage } from '../admin-page.tsx'
import { describeAdminError } from '../api.ts'
import { Loading, Section } from '../health/records.tsx'
import { UserPurchases } from '../purchases/user-purchases.tsx'
import { ActionsOnUsers } from '../users/actions-on-users.tsx'
import { accountQuery, isAbsent } from './api.ts'
import { Facts } from './facts.tsx'
import { Mails } from './mails.tsx'
import { Notes } from './notes.tsx'
import { Plans } from './plans.tsx'
import { Sessions } from './sessions.tsx'
import { texts } from './texts.ts'
import { UserActivity } from './user-activity.tsx'
import { UserLedger } from './user-ledger.tsx'

/** What support needs to answer a user. No content of chapters or mails stands here. */
export function UserPage() {
  const { userId = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery(accountQuery(userId))
  return (
    <AdminPage section={texts.title}>
      <p className="mb-8">
        <PageLink to={paths.admin}>{texts.allUsers}</PageLink>
      </p>
      {data === undefined && error === null && <Loading label={texts.loading} className="min-h-160" />}
      {error !== null &&
        (isAbsent(error) ? (
          <EmptyState title={texts.notFound} />
        ) : (
          <LoadProblem title={texts.loadFailed} busy={isFetching} onRetry={refetch}>
            {describeAdminError(error)}
          </LoadProblem>
        ))}
      {data && <ActionsOnUsers page={(notices) => <Account account={data} notices={notices} />} />}
    </AdminPage>
  )
}

/** What is asked for most comes first. */
const Account = ({ account, notices }: { readonly account: AdminAccount; readonly notices: ReactNode }) => (
  <>
    {notices}
    <Section title={account.user.username} note={<bdi>{account.user.email}</bdi>}>
      <Facts account={account} />
    </Section>
    <Section title={texts.purchases.title}>
      <UserPurchases userId={account.user.id} none={texts.purchases.none} />
    </Section>
    <Section title={texts.ledger.title}>
      <UserLedger userId={account.user.id} />
    </Section>
    <Section title={texts.plans.title} note={texts.plans.note}>
      <Plans plans={account.plans} />
    </Section>
    <Section title={texts.mails.title} note={texts.mails.note}>
      <Mails mails={account.mails} />
    </Section>
    <Section title={texts.sessions.title}>
      <Sessions sessions={account.sessions} />
    </Section>
    <Section title={texts.notes.title} note={texts.notes.note}>
      <Notes userId={account.user.id} notes={account.notes} />
    </Section>
    <Section title={texts.activity.title}>
      <UserActivity userId={account.user.id} />
    </Section>
  </>
)
