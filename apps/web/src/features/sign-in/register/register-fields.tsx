import { register as registerCall } from '@app/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { explain, served } from '../../../api/explain.ts'
import { showRefusal } from '../../../api/show-refusal.ts'
import { track } from '../../../reporting/analytics.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { PasswordPair } from '../../../ui/forms/password-pair.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { type RegisterForm, registerForm } from '../entry-forms.ts'
import { keepFocus } from '../login/keep-focus.ts'

export function RegisterFields({ onRegistered }: { readonly onRegistered: (email: string) => void }) {
  const { register, handleSubmit, formState, setError, trigger, watch } = useForm<RegisterForm>({
    resolver: standardSchemaResolver(registerForm),
    mode: 'onTouched',
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const { errors, touchedFields, isSubmitting, isSubmitted, submitCount } = formState
  const trouble = useDebouncedValue(errors.root?.message, isSubmitting)
  const [password, confirmPassword] = watch(['password', 'confirmPassword'])
  // told by what is typed and not by the errors: the server may refuse a password that keeps both rules
  const isLong = password.length >= 8
  const isSame = confirmPassword !== '' && confirmPassword === password

  const submit = handleSubmit(async ({ username, email, password }) => {
    try {
      await call(registerCall, { username, email, password })
      track({ name: 'sign-up', method: 'email' })
      onRegistered(email)
    } catch (problem) {
      const words = explain<typeof registerCall>(
        problem,
        { failed: 'Registration failed', unreachable: 'Network error. Please try again.' },
        {
          'invalid-email': served,
          'invalid-username': served,
          'password-too-short': served,
          'password-too-long': served,
          'password-too-common': served,
          'password-unusable': served,
          'username-taken': served,
          'hasher-busy': served,
        },
      )
      showRefusal(problem, words, setError, { username: 'username', email: 'email', password: 'password' })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We’ll email you a link to confirm it."
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordPair
        label="Password"
        shortest={8}
        chosen={{
          // only once it has been visited: an error under a field that nobody has filled in yet helps nobody
          ...register('password', { onChange: () => touchedFields.confirmPassword && trigger('confirmPassword') }),
          error: errors.password?.message,
          kept: touchedFields.password || isSubmitted ? isLong : undefined,
        }}
        repeated={{
          ...register('confirmPassword'),
          error: errors.confirmPassword?.message,
          kept: touchedFields.confirmPassword || isSubmitted ? isSame : undefined,
        }}
      />
      <p className="text-note text-muted">
        You must be at least 13 years old. By signing up you agree to the{' '}
        <PageLink to={paths.terms} className="link">
          Terms of Service
        </PageLink>{' '}
        and the{' '}
        <PageLink to={paths.privacy} className="link">
          Privacy Policy
        </PageLink>
        .
      </p>
      {/* beside the button, where one looks who has just pressed it; made anew each time, to be read out each time */}
      {trouble && <Alert key={submitCount}>{trouble}</Alert>}
      <Button type="submit" variant="next" wide busy={isSubmitting} onMouseDown={keepFocus}>
        Create account
      </Button>
    </form>
  )
}
