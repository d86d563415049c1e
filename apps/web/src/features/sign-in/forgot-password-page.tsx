import { texts as routing } from 'virtual:texts/routing'
import { texts } from 'virtual:texts/sign-in'
import { requestPasswordReset } from '@app/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { refusalOf } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { textInState } from '../../routing/history-state.ts'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/alert.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { FormAlert, useForm } from '../../ui/forms/use-form.tsx'
import { EntryPage, validateWithEmail } from './entry-page.tsx'
import { MailNote } from './resend-verification.tsx'

const { forgot: words, fields } = texts

/** Open to who is signed in as well: a session can outlive the memory of its password. */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const { user } = useAuth()
  const request = useApiMutation(requestPasswordReset)
  const form = useForm({
    initial: { email: textInState(state, 'email') },
    validate: validateWithEmail(requestPasswordReset.input),
    onSubmit: (values) => request.mutateAsync(requestPasswordReset.input.parse(values)),
    refusal: refusalOf(words.failed),
  })
  const { email } = form.values
  const own = user?.email
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known, and not again when the field is emptied
  useEffect(() => {
    if (own !== undefined && email === '') form.set('email', own)
  }, [own])

  return (
    <EntryPage title={routing.titles.forgotPassword} lead={words.lead} way="back" step={request.isSuccess ? 1 : 0}>
      <form {...form.props} className="flex flex-col gap-6">
        <TextInput label={fields.email} type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <FormAlert form={form} />
        <Button type="submit" variant="next" wide busy={request.isPending}>
          {words.send}
        </Button>
      </form>
      {/* here before its text, and empty while asking again: otherwise the same answer would not be read a second time */}
      <div role="status">{request.isSuccess && <Sent message={request.data.message} />}</div>
      <p className="mt-6">
        {user === null ? (
          <PageLink to={paths.login} state={{ email }} className={wayBack}>
            {words.backToLogin}
          </PageLink>
        ) : (
          <PageLink to={paths.account} className={wayBack}>
            {words.backToAccount}
          </PageLink>
        )}
      </p>
    </EntryPage>
  )
}

const wayBack = 'link inline-flex min-h-11 items-center'

const Sent = ({ message }: { readonly message: string }) => (
  <Notice tone="good" className="mt-6">
    <p>
      {message} {words.expires}
    </p>
    <div className="mt-2 text-note">
      <MailNote>
        <p>{words.noEmail}</p>
      </MailNote>
    </div>
  </Notice>
)
