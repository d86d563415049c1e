import { TrailMark } from '../trail/trail-mark.tsx'
import { PasswordInput } from './password-input.tsx'
import type { useForm } from './use-form.ts'

type PasswordPairProps<Name extends string> = {
  readonly label: 'Password' | 'New password'
  readonly shortest: number
  readonly form: Pick<ReturnType<typeof useForm<Name>>, 'values' | 'isTouched' | 'field'>
  /** Of the fields of the password, and of the same once more. */
  readonly names: readonly [Name, Name]
  /** A fulfilled rule shows while typing, a broken one never. Otherwise both do, from when their field was left. */
  readonly whileTyping?: boolean
  readonly placeholder?: string
}

/** A password that is being chosen, and the same once more, each with its rule. */
export function PasswordPair<Name extends string>(props: PasswordPairProps<Name>) {
  const { label, shortest, form, names, whileTyping = false, placeholder } = props
  const [chosen, repeated] = names
  const { [chosen]: password, [repeated]: again } = form.values
  const shown = (name: Name, isFulfilled: boolean) =>
    // by what is typed and not by the errors: the server may refuse a password that fulfils both rules
    whileTyping ? isFulfilled || undefined : form.isTouched(name) ? isFulfilled : undefined
  return (
    <>
      <PasswordInput
        {...form.field(chosen, repeated)}
        label={label}
        placeholder={placeholder}
        autoComplete="new-password"
        hint={<Rule isFulfilled={shown(chosen, password.length >= shortest)}>{`At least ${shortest} characters`}</Rule>}
      />
      <PasswordInput
        {...form.field(repeated)}
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
        hint={<Rule isFulfilled={shown(repeated, again !== '' && again === password)}>Passwords match</Rule>}
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
    {isFulfilled !== undefined && <span className="sr-only">{isFulfilled ? '(kept)' : '(not yet)'}</span>}
  </span>
)
