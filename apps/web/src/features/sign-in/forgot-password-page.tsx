import { requestPasswordReset } from '@app/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { explain, fieldsOf, served } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { textInState } from '../../routing/history-state.ts'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/alert.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { FormAlert, useForm, validateWith } from '../../ui/forms/use-form.tsx'
import { MailNote } from './dev-mailbox-note.tsx'
import { forgotPasswordForm } from './entry-forms.ts'
import { EntryPage } from './entry-page.tsx'

/** Open to who is signed in as well: a session can outlive the memory of its password. */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const { user } = useAuth()
  const request = useApiMutation(requestPasswordReset)
  const form = useForm({
    initial: { email: textInState(state, 'email') },
    validate: validateWith(forgotPasswordForm),
    onSubmit: async (values) => {
      try {
        await request.mutateAsync(forgotPasswordForm.parse(values))
      } catch (problem) {
        form.refuse(explain<typeof requestPasswordReset>(problem, fallback, served('invalid-email')), fieldsOf(problem))
      }
    },
  })
  const { email } = form.values
  const own = user?.email
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known, and not again when the field is emptied
  useEffect(() => {
    if (own !== undefined && email === '') form.set('email', own)
  }, [own])

  return (
    <EntryPage
      title="Reset your password"
      lead="Enter your email and we’ll send you a reset link."
      way="back"
      step={request.isSuccess ? 1 : 0}
    >
      <form {...form.props} className="flex flex-col gap-6">
        <TextInput label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <FormAlert form={form} />
        <Button type="submit" variant="next" wide busy={request.isPending}>
          Send reset link
        </Button>
      </form>
      {/* here before its text, and empty while asking again: otherwise the same answer would not be read a second time */}
      <div role="status">{request.isSuccess && <Sent message={request.data.message} />}</div>
      <p className="mt-6">
        {user === null ? (
          <PageLink to={paths.login} state={{ email }} className={wayBack}>
            Back to sign in
          </PageLink>
        ) : (
          <PageLink to={paths.account} className={wayBack}>
            Back to your account
          </PageLink>
        )}
      </p>
    </EntryPage>
  )
}

const wayBack = 'link inline-flex min-h-11 items-center'
const fallback = 'Failed to request password reset. Please try again.'

const Sent = ({ message }: { readonly message: string }) => (
  <Notice tone="good" className="mt-6">
    <p>{message} The link will expire in 1 hour.</p>
    <div className="mt-2 text-note">
      <MailNote>
        <p>No mail after a few minutes? Look into your spam folder, or try another address of yours.</p>
      </MailNote>
    </div>
  </Notice>
)
