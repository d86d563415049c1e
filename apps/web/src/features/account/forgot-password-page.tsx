import { requestPasswordReset } from '@app/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { explain } from '../../api/explain.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { carriedEmail } from './carried-email.ts'
import { DevMailboxNote, useHasDevMailbox } from './dev-mailbox-note.tsx'
import { type ForgotPasswordForm, forgotPasswordForm } from './entry-forms.ts'
import { EntryPage } from './entry-page.tsx'

export function ForgotPasswordPage() {
  const { state } = useLocation()
  const { register, handleSubmit, formState, setError, watch } = useForm<ForgotPasswordForm>({
    resolver: standardSchemaResolver(forgotPasswordForm),
    defaultValues: { email: carriedEmail(state) },
  })
  const { errors } = formState
  const request = useMutation({
    mutationFn: (form: ForgotPasswordForm) => call(requestPasswordReset, form),
    onError: (problem) => showRefusal(problem, explain(problem, fallback), setError, { email: 'email' }),
  })
  const submit = handleSubmit((form) => request.mutate(form))

  return (
    <EntryPage
      title="Reset your password"
      lead="Tell us your email address, and we send you a link to choose a new password."
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
        {errors.root?.message && <Alert>{errors.root.message}</Alert>}
        <Button type="submit" variant="next" wide busy={request.isPending}>
          Send reset link
        </Button>
      </form>
      {/* here before its text, and empty while asking again: otherwise the same answer would not be read a second time */}
      <div role="status">{request.isSuccess && <Sent message={request.data.message} />}</div>
      <p className="mt-6">
        <PageLink to={paths.login} state={{ email: watch('email') }} className="link inline-flex min-h-11 items-center">
          Back to sign in
        </PageLink>
      </p>
    </EntryPage>
  )
}

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
