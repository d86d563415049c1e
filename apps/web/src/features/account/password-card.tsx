import { texts } from 'virtual:texts/account'
import { useState } from 'react'
import { LinkButton, PageLink, paths } from '../../routing/page-link.tsx'
import { Notice } from '../../ui/feedback/alert.tsx'
import { SettingsCard } from '../../ui/settings-card.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

const { password: words } = texts

export function PasswordCard() {
  const [changed, setChanged] = useState('')
  return (
    <SettingsCard title={words.title} lead={words.lead}>
      <ChangePasswordForm
        currentHint={
          <PageLink to={paths.forgotPassword} className="link inline-flex min-h-11 items-center">
            {words.forgot}
          </PageLink>
        }
        onBegin={() => setChanged('')}
        onChanged={setChanged}
        news={
          // there from the start: a status region that arrives together with its text stays silent
          <div role="status">
            {changed && (
              // a user who pressed Enter in the last field may not see so far down
              <div ref={(news) => news?.scrollIntoView?.({ block: 'nearest' })}>
                <Notice tone="good" className="mb-6">
                  {changed}
                </Notice>
              </div>
            )}
          </div>
        }
        otherWay={
          <LinkButton to={paths.dashboard} className="max-sm:w-full">
            {words.cancel}
          </LinkButton>
        }
      />
    </SettingsCard>
  )
}
