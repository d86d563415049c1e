import { texts } from 'virtual:texts/admin/user'
import { texts as userTexts } from 'virtual:texts/admin/users'
import { texts as shared } from 'virtual:texts/shared'
import { type AdminAccount, readAccount } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { q } from '../../../api/query.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { longDate, shortTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fill, Name } from '../../../ui/fill.tsx'
import { AdminPage, Fact, FactList, Loaded, Muted, Section } from '../page-parts.tsx'
import { ActionsOnUsers } from '../users/actions-on-users.tsx'
import {
  OwnRow,
  StatusBadge,
  StatusSwitch,
  type UserAction,
  UserActions,
  useUserActions,
} from '../users/user-actions.tsx'
import { Sections } from './sections.tsx'

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
            page={(notices) => (
              <>
                {notices}
                <Section title={<Name>{account.user.username}</Name>} note={<Name>{account.user.email}</Name>}>
                  <Facts account={account} />
                </Section>
                <Sections account={account} />
              </>
            )}
          />
        )}
      </Loaded>
    </AdminPage>
  )
}

const { account: words } = texts
const { columns: names } = userTexts

type Of = { readonly account: AdminAccount }

function Facts({ account }: Of) {
  const { user, language, withdrawable, reviews } = account
  return (
    <>
      <FactList>
        <Fact name={words.verified}>
          <Verified account={account} />
        </Fact>
        <Fact name={names.role}>{userTexts.roles[user.role]}</Fact>
        <Fact name={names.status}>
          <div className="flex flex-wrap items-center gap-4">
            <StatusBadge user={user} />
            <StatusSwitch user={user} />
            <OwnRow user={user} />
            {user.must_change_password && <Badge>{userTexts.temporaryPassword}</Badge>}
          </div>
        </Fact>
        <Fact name={names.credits}>
          {describeCredits(user.credits)}
          {withdrawable > 0 && <Muted> · {words.withdrawable({ credits: describeCredits(withdrawable) })}</Muted>}
        </Fact>
        <Fact name={words.language}>{language === null ? words.noLanguage : languageName(language)}</Fact>
        <Fact name={words.reviews}>{words.reviewCounts({ count: reviews.cards, due: reviews.due })}</Fact>
        <Fact name={words.created}>{shortTime(user.created_at)}</Fact>
        <Fact name={words.lastLogin}>{user.last_login === null ? userTexts.never : shortTime(user.last_login)}</Fact>
        {user.removal_at !== null && (
          <Fact name={words.deletion}>
            <Badge tone="bad">{words.deletionOn({ day: longDate(user.removal_at) })}</Badge>
          </Fact>
        )}
      </FactList>
      <fieldset className="mt-6">
        <legend className="sr-only">{words.actions}</legend>
        <div className="flex flex-wrap items-center gap-2">
          <Actions account={account} />
        </div>
      </fieldset>
    </>
  )
}

function Actions({ account: { user, verified_at, withdrawable } }: Of) {
  const { inRow, others } = useUserActions({ ...user, is_verified: verified_at !== null })
  const { button: label, nothing } = texts.withdraw
  const withdraw: UserAction = { kind: 'withdraw-credits', label, disabledReason: withdrawable === 0 && nothing }
  return (
    <>
      <UserActions user={user} actions={[...inRow, withdraw, ...others]} withdrawable={withdrawable} />
      <PageLink
        to={`${paths.adminActivity}?user=${user.id}`}
        className="link inline-flex min-h-11 items-center px-1 text-note sm:pointer-fine:min-h-9"
      >
        <span>
          {userTexts.activity} <span className="sr-only">{userTexts.activityOf({ name: user.username })}</span>
        </span>
      </PageLink>
    </>
  )
}

/** 'German', in the language of the page. */
const languageName = (language: string): string | undefined =>
  new Intl.DisplayNames(shared.locale, { type: 'language' }).of(language)

function Verified({ account: { verified_at: at, verified_by: by } }: Of) {
  if (at === null || by === null) return <Badge tone="bad">{words.notVerified}</Badge>
  if (typeof by === 'string') return words.verifiedBy[by]({ time: shortTime(at) })
  const admin =
    by.username === null ? (
      words.removedAdmin
    ) : (
      <PageLink to={paths.adminUser(by.id)}>
        <Name>{by.username}</Name>
      </PageLink>
    )
  return fill(words.verifiedBy.admin, { time: shortTime(at), admin })
}
