import { register } from '@app/contract'
import { call } from '../../../api/call.ts'
import { explain, served } from '../../../api/explain.ts'
import { fieldsOf } from '../../../api/problem.ts'
import { track } from '../../../reporting/analytics.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { PasswordPair } from '../../../ui/forms/password-pair.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { keepFocus, useForm, validateWith } from '../../../ui/forms/use-form.ts'
import { registerForm } from '../entry-forms.ts'

export function RegisterFields({ onRegistered }: { readonly onRegistered: (email: string) => void }) {
  const form = useForm({
    initial: { username: '', email: '', password: '', confirmPassword: '' },
    validate: validateWith(registerForm),
    mode: 'touched',
    onSubmit: async (values) => {
      const { confirmPassword: _, ...account } = registerForm.parse(values)
      try {
        await call(register, account)
        track({ name: 'sign-up', method: 'email' })
        onRegistered(account.email)
      } catch (problem) {
        const words = explain<typeof register>(
          problem,
          { failed: 'Registration failed', unreachable: 'Network error. Please try again.' },
          served(
            'invalid-email',
            'invalid-username',
            'password-too-short',
            'password-too-long',
            'password-too-common',
            'password-unusable',
            'username-taken',
            'hasher-busy',
          ),
        )
        form.refuse(words, fieldsOf(problem))
      }
    },
  })

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We’ll email you a link to confirm it."
        {...form.field('email')}
      />
      <PasswordPair label="Password" shortest={8} form={form} names={['password', 'confirmPassword']} />
      <p className="text-note text-muted">
        You must be at least 13 years old. By signing up you agree to the{' '}
        <PageLink to={paths.terms}>Terms of Service</PageLink> and the{' '}
        <PageLink to={paths.privacy}>Privacy Policy</PageLink>.
      </p>
      <FormAlert form={form} />
      <Button type="submit" variant="next" wide busy={form.busy} onMouseDown={keepFocus}>
        Create account
      </Button>
    </form>
  )
}
