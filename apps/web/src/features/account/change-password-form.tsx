import { texts } from 'virtual:texts/account'
import { changePassword, type InputOf, ownSessions } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { refusalOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { readToken, replaceToken } from '../../api/session-token.ts'
import { LinkButton, PageLink, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/alert.tsx'
import { AccountName, PasswordInput, PasswordPair, passwordText } from '../../ui/forms/password-input.tsx'
import { FormAlert, useForm } from '../../ui/forms/use-form.tsx'
import { SettingsCard } from '../../ui/settings-card.tsx'

const { password: words } = texts

type ChangePasswordFormProps = {
  readonly currentHint: ReactNode
  readonly onBegin?: () => void
  /** Gets the words to say. The session goes on with another token then. */
  readonly onChanged: (words: string) => unknown
  readonly news?: ReactNode
  readonly otherWay: ReactNode
}

export function ChangePasswordForm({ currentHint, onBegin, onChanged, news, otherWay }: ChangePasswordFormProps) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const send = async (passwords: PasswordForm): Promise<void> => {
    if (readToken() === null) return form.refuse(words.tokenMissing)
    let news = ''
    // the session that asks ends with all the others, in every tab of this browser
    await replaceToken(async () => {
      const { message, access_token } = await call(changePassword, passwords)
      news = message
      return access_token
    })
    form.reset()
    invalidate(queryClient, ownSessions)
    await onChanged(news || words.changed)
  }
  const form = useForm({
    initial: { current_password: '', new_password: '', confirm_new_password: '' },
    validate,
    summary: (errors) => (Object.values(errors).includes(words.missing) ? words.allRequired : undefined),
    onSubmit: send,
    refusal: refusalOf(words.failed),
  })
  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        onBegin?.()
        return form.submit(event)
      }}
      className="flex max-w-104 flex-col gap-6"
    >
      <AccountName email={user?.email ?? ''} />
      <PasswordInput
        label={words.current}
        autoComplete="current-password"
        hint={currentHint}
        {...form.field('current_password')}
      />
      <PasswordPair
        kind="new"
        shortest={9}
        form={form}
        names={['new_password', 'confirm_new_password']}
        whileTyping
        placeholder={words.placeholder}
      />
      <FormAlert form={form} />
      <div>
        {news}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="solid" className="max-sm:w-full" busy={form.busy}>
            {words.change}
          </Button>
          {otherWay}
        </div>
      </div>
    </form>
  )
}

type PasswordForm = Readonly<InputOf<typeof changePassword>>

/** The specification's rules for this form, in its words. What else makes a password unfit only the server knows. */
function validate({ current_password, new_password: chosen, confirm_new_password: repeated }: PasswordForm) {
  const isTooShort = passwordText(chosen).length <= 8 && words.tooShort
  const isOther = chosen !== '' && passwordText(chosen) !== passwordText(repeated) && words.differ
  return {
    current_password: current_password === '' ? words.missing : undefined,
    new_password: chosen === '' ? words.missing : isTooShort || undefined,
    confirm_new_password: repeated === '' ? words.missing : isOther || undefined,
  }
}

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
