import { texts } from 'virtual:texts/admin/user'
import { readAccount } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { q } from '../../../api/query.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Name } from '../../../ui/fill.tsx'
import { lazyComponent, lazyDialog } from '../../../ui/lazy-component.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded, Loading, Section } from '../page-parts.tsx'
import { ActionsOnUsers } from '../users/actions-on-users.tsx'
import { Facts } from './facts.tsx'

const AdminActionDialog = lazyDialog(() => import('../users/admin-action-dialog.tsx'), 'AdminActionDialog')
const Sections = lazyComponent(() => import('./sections.tsx'), 'Sections')

/** What support needs to answer a user. No content of chapters or mails stands here. */
export function UserPage() {
  const { userId = '' } = useParams()
  const query = useQuery({ ...q(readAccount, { id: userId }), staleTime: 0, retry: false })
  return (
    <AdminPage section={texts.title}>
      <p className="mb-8">
        <PageLink to={paths.admin}>{texts.allUsers}</PageLink>
      </p>
      <Loaded query={query} texts={texts} className="min-h-160">
        {(account) => (
          <ActionsOnUsers
            dialog={AdminActionDialog}
            page={(notices) => (
              <>
                {notices}
                <Section title={<Name>{account.user.username}</Name>} note={<Name>{account.user.email}</Name>}>
                  <Facts account={account} />
                </Section>
                <Suspense fallback={<Loading label={texts.loading} className="min-h-160" />}>
                  <Sections account={account} />
                </Suspense>
              </>
            )}
          />
        )}
      </Loaded>
    </AdminPage>
  )
}
