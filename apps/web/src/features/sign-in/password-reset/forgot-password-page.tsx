import { requestPasswordReset } from '@app/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { explain, served } from '../../../api/explain.ts'
import { showRefusal } from '../../../api/show-refusal.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { carriedEmail } from '../carried-email.ts'
import { DevMailboxNote, useHasDevMailbox } from '../dev-mailbox-note.tsx'
import { type ForgotPasswordForm, forgotPasswordForm } from '../entry-forms.ts'
import { EntryPage } from '../entry-page.tsx'

/** Open to who is signed in as well: a password can be forgotten while a browser still remembers the session. */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const { user } = useAuth()
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<ForgotPasswordForm>({
    resolver: standardSchemaResolver(forgotPasswordForm),
    defaultValues: { email: carriedEmail(state) },
  })
  const { errors, isDirty, isSubmitting, submitCount } = formState
  const trouble = useDebouncedValue(errors.root?.message, isSubmitting)
  const own = isDirty || carriedEmail(state) !== '' ? undefined : user?.email
  useEffect(() => {
    if (own !== undefined) setValue('email', own)
  }, [own, setValue])

  const request = useApiMutation(requestPasswordReset, {
    onError: (problem) =>
      showRefusal(
        problem,
        explain<typeof requestPasswordReset>(problem, fallback, { 'invalid-email': served }),
        setError,
        { email: 'email' },
      ),
  })
  const submit = handleSubmit((form) => request.mutateAsync(form).catch(() => undefined))

  return (
    <EntryPage
      title="Reset your password"
      lead="Enter your email and we’ll send you a reset link."
      way="back"
      step={request.isSuccess ? 1 : 0}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...register('email')}
        />
        {/* made anew each time: the same words once more are read out once more */}
        {trouble && <Alert key={submitCount}>{trouble}</Alert>}
        <Button type="submit" variant="next" wide busy={request.isPending}>
          Send reset link
        </Button>
      </form>
      {/* here before its text, and empty while asking again: otherwise the same answer would not be read a second time */}
      <div role="status">{request.isSuccess && <Sent message={request.data.message} />}</div>
      <p className="mt-6">
        {user === null ? (
          <PageLink to={paths.login} state={{ email: watch('email') }} className={wayBack}>
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

function Sent({ message }: { readonly message: string }) {
  const hasDevMailbox = useHasDevMailbox()
  return (
    <Notice tone="good" className="mt-6">
      <p>{message} The link will expire in 1 hour.</p>
      <div className="mt-2 text-note">
        {hasDevMailbox ? (
          <DevMailboxNote />
        ) : (
          <p>No mail after a few minutes? Look into your spam folder, or try another address of yours.</p>
        )}
      </div>
    </Notice>
  )
}
