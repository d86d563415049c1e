import type { AdminAccount } from '@app/contract'
import { useAuth } from '../../../api/auth-context.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { longDate, shortTime } from '../../../texts/dates.ts'
import { texts as shared } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fill, Name } from '../../../ui/fill.tsx'
import { Fact, FactList } from '../fact-list.tsx'
import { StatusSwitch } from '../users/status-switch.tsx'
import { texts as userTexts } from '../users/texts.ts'
import { UserActions } from '../users/user-actions.tsx'
import { AccountActions } from './account-actions.tsx'
import { texts as all } from './texts.ts'

const texts = all.account

type Of = { readonly account: AdminAccount }

export function Facts({ account }: Of) {
  const { user, language, withdrawable } = account
  const isOwn = useAuth().user?.id === user.id
  return (
    <>
      <FactList>
        <Fact name={texts.verified}>
          <Verified account={account} />
        </Fact>
        <Fact name={texts.role}>{texts.roles[user.role]}</Fact>
        <Fact name={texts.status}>
          <div className="flex flex-wrap items-center gap-4">
            <Badge tone={user.is_active ? 'good' : 'bad'}>{user.is_active ? texts.active : texts.inactive}</Badge>
            <StatusSwitch user={user} isOwn={isOwn} />
            {isOwn && (
              <span className="text-note text-muted">
                {fill(userTexts.ownRow, { account: <PageLink to={paths.account}>{userTexts.account}</PageLink> })}
              </span>
            )}
            {user.must_change_password && <Badge>{texts.temporaryPassword}</Badge>}
          </div>
        </Fact>
        <Fact name={texts.credits}>
          {describeCredits(user.credits)}
          {withdrawable > 0 && (
            <span className="text-muted"> · {texts.withdrawable(describeCredits(withdrawable))}</span>
          )}
        </Fact>
        <Fact name={texts.language}>{language === null ? texts.noLanguage : languageName(language)}</Fact>
        <Fact name={texts.created}>{shortTime(user.created_at)}</Fact>
        <Fact name={texts.lastLogin}>{user.last_login === null ? texts.never : shortTime(user.last_login)}</Fact>
        {user.removal_at !== null && (
          <Fact name={texts.deletion}>
            <Badge tone="bad">{texts.deletionOn(longDate(user.removal_at))}</Badge>
          </Fact>
        )}
      </FactList>
      <fieldset className="mt-6">
        <legend className="sr-only">{texts.actions}</legend>
        <div className="flex flex-wrap items-center gap-2">
          <UserActions user={user} isOwn={isOwn} />
          <AccountActions account={account} isOwn={isOwn} />
        </div>
      </fieldset>
    </>
  )
}

/** 'German', in the language of the page. */
const languageName = (language: string): string | undefined =>
  new Intl.DisplayNames(shared.locale, { type: 'language' }).of(language)

function Verified({ account: { verified_at: at, verified_by: by } }: Of) {
  if (at === null || by === null) return <Badge tone="bad">{texts.notVerified}</Badge>
  if (typeof by === 'string') return texts.verifiedBy[by](shortTime(at))
  const admin =
    by.username === null ? (
      texts.removedAdmin
    ) : (
      <PageLink to={paths.adminUser(by.id)}>
        <Name>{by.username}</Name>
      </PageLink>
    )
  return fill(texts.verifiedBy.admin(shortTime(at)), { admin })
}
