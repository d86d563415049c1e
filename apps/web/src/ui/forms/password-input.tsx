import { clsx } from 'clsx'
import { useState } from 'react'
import { type ControlProps, controlStyle, Field } from './field.tsx'

type PasswordInputProps = Omit<ControlProps<'input'>, 'type'> & {
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput({ label, hint, error, aside, className, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={clsx(controlStyle, 'min-h-12 pr-20')}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-sm px-3 text-note font-semibold text-muted hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'} <span className="sr-only">{label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  )
}

/** Shows password managers whose password a form is about: they file it under this name. No one else sees it. */
export const AccountName = ({ email }: { readonly email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
