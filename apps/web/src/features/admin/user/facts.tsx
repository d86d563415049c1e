import { texts as all } from 'virtual:texts/admin/user'
import { texts as userTexts } from 'virtual:texts/admin/users'
import { texts as shared } from 'virtual:texts/shared'
import type { AdminAccount } from '@app/contract'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { longDate, shortTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fill, Name } from '../../../ui/fill.tsx'
import { Fact, FactList, Muted } from '../page-parts.tsx'
import { StatusBadge, StatusSwitch } from '../users/status-switch.tsx'
import { OwnRow, type UserAction, UserActions, useUserActions } from '../users/user-actions.tsx'

const texts = all.account
const { columns: names } = userTexts

type Of = { readonly account: AdminAccount }

export function Facts({ account }: Of) {
  const { user, language, withdrawable } = account
  return (
    <>
      <FactList>
        <Fact name={texts.verified}>
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
          {withdrawable > 0 && <Muted> · {texts.withdrawable({ credits: describeCredits(withdrawable) })}</Muted>}
        </Fact>
        <Fact name={texts.language}>{language === null ? texts.noLanguage : languageName(language)}</Fact>
        <Fact name={texts.created}>{shortTime(user.created_at)}</Fact>
        <Fact name={texts.lastLogin}>{user.last_login === null ? userTexts.never : shortTime(user.last_login)}</Fact>
        {user.removal_at !== null && (
          <Fact name={texts.deletion}>
            <Badge tone="bad">{texts.deletionOn({ day: longDate(user.removal_at) })}</Badge>
          </Fact>
        )}
      </FactList>
      <fieldset className="mt-6">
        <legend className="sr-only">{texts.actions}</legend>
        <div className="flex flex-wrap items-center gap-2">
          <Actions account={account} />
        </div>
      </fieldset>
    </>
  )
}

function Actions({ account: { user, verified_at, withdrawable } }: Of) {
  const { inRow, others } = useUserActions({ ...user, is_verified: verified_at !== null })
  const { button: label, nothing } = all.withdraw
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
  if (at === null || by === null) return <Badge tone="bad">{texts.notVerified}</Badge>
  if (typeof by === 'string') return texts.verifiedBy[by]({ time: shortTime(at) })
  const admin =
    by.username === null ? (
      texts.removedAdmin
    ) : (
      <PageLink to={paths.adminUser(by.id)}>
        <Name>{by.username}</Name>
      </PageLink>
    )
  return fill(texts.verifiedBy.admin, { time: shortTime(at), admin })
}
