import type { AdminAccount } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Name } from '../../../ui/fill.tsx'
import { lazyComponent, lazyDialog } from '../../../ui/lazy-component.ts'
import { AdminPage } from '../admin-page.tsx'
import { describeAdminError } from '../api.ts'
import { Loading, Section } from '../health/records.tsx'
import { ActionsOnUsers } from '../users/actions-on-users.tsx'
import { accountQuery, isAbsent } from './api.ts'
import { Facts } from './facts.tsx'
import { texts } from './texts.ts'

const AdminActionDialog = lazyDialog(() => import('../users/admin-action-dialog.tsx'), 'AdminActionDialog')
const Sections = lazyComponent(() => import('./sections.tsx'), 'Sections')

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
      {data && (
        <ActionsOnUsers dialog={AdminActionDialog} page={(notices) => <Account account={data} notices={notices} />} />
      )}
    </AdminPage>
  )
}

const Account = ({ account, notices }: { readonly account: AdminAccount; readonly notices: ReactNode }) => (
  <>
    {notices}
    <Section title={account.user.username} note={<Name>{account.user.email}</Name>}>
      <Facts account={account} />
    </Section>
    <Suspense fallback={<Loading label={texts.loading} className="min-h-160" />}>
      <Sections account={account} />
    </Suspense>
  </>
)
