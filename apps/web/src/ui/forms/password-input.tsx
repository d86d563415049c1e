import { texts as sharedTexts } from 'virtual:texts/shared'
import { texts } from 'virtual:texts/ui/forms'
import { clsx } from 'clsx'
import { useState } from 'react'
import { TrailMark } from '../trail.tsx'
import { type ControlProps, controlStyle, Field } from './field.tsx'
import type { useForm } from './use-form.tsx'

type PasswordInputProps = Omit<ControlProps<'input'>, 'type'> & {
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput({ label, hint, error, className, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} className={className}>
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
            {shown ? texts.hide : texts.show}{' '}
            <span className="sr-only">{texts.ofField({ label: insideSentence(label) })}</span>
          </button>
        </div>
      )}
    </Field>
  )
}

/** German keeps the capitals of its nouns. */
const insideSentence = (label: string): string => (sharedTexts.locale === 'de' ? label : label.toLowerCase())

/** Shows password managers whose password a form is about: they file it under this name. No one else sees it. */
export const AccountName = ({ email }: { readonly email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)

/** A password as the server counts and compares it: "é" may be typed as one character or as two. What is sent is what was typed. */
export const passwordText = (typed: string): string => typed.normalize('NFC')

type PasswordPairProps<Name extends string> = {
  /** Of one who has none yet, or in place of the present one. */
  readonly kind: 'first' | 'new'
  readonly shortest: number
  readonly form: Pick<ReturnType<typeof useForm<Name>>, 'values' | 'isTouched' | 'field'>
  /** Of the fields of the password, and of the same once more. */
  readonly names: readonly [Name, Name]
  /** A fulfilled rule shows while typing, a broken one never. Otherwise both do, from when their field was left. */
  readonly whileTyping?: boolean
  readonly placeholder?: string
}

const pairLabels = {
  first: { password: texts.password, confirm: texts.confirmPassword },
  new: { password: texts.newPassword, confirm: texts.confirmNewPassword },
}

/** A password that is being chosen, and the same once more, each with its rule. */
export function PasswordPair<Name extends string>(props: PasswordPairProps<Name>) {
  const { kind, shortest, form, names, whileTyping = false, placeholder } = props
  const labels = pairLabels[kind]
  const [chosen, repeated] = names
  const [password, again] = [passwordText(form.values[chosen]), passwordText(form.values[repeated])]
  const shown = (name: Name, isFulfilled: boolean) =>
    // by what is typed and not by the errors: the server may refuse a password that fulfils both rules
    whileTyping ? isFulfilled || undefined : form.isTouched(name) ? isFulfilled : undefined
  return (
    <>
      <PasswordInput
        {...form.field(chosen, repeated)}
        label={labels.password}
        placeholder={placeholder}
        autoComplete="new-password"
        hint={
          <Rule isFulfilled={shown(chosen, password.length >= shortest)}>{texts.atLeast({ count: shortest })}</Rule>
        }
      />
      <PasswordInput
        {...form.field(repeated)}
        label={labels.confirm}
        autoComplete="new-password"
        hint={<Rule isFulfilled={shown(repeated, again !== '' && again === password)}>{texts.match}</Rule>}
      />
    </>
  )
}

type RuleProps = {
  /** Undefined while it is not to be said, as in the middle of typing. */
  readonly isFulfilled: boolean | undefined
  readonly children: string
}

/** A rule that is visible from the start; its mark fills when it is fulfilled. */
const Rule = ({ isFulfilled, children }: RuleProps) => (
  <span className="flex items-center gap-2">
    <TrailMark mark={isFulfilled ? 'done' : 'open'} size={14} />
    <span>{children}</span>
    {isFulfilled !== undefined && <span className="sr-only">{isFulfilled ? texts.fulfilled : texts.notFulfilled}</span>}
  </span>
)
