import type { ComponentProps } from 'react'
import { PasswordInput } from './password-input.tsx'
import { Rule } from './rule.tsx'

/** What a form knows of one of the two: `{...register('x')}`, its error, and whether its rule is kept. */
type Half = Omit<ComponentProps<typeof PasswordInput>, 'label' | 'hint' | 'autoComplete'> &
  Pick<ComponentProps<typeof Rule>, 'kept'>

type PasswordPairProps = {
  readonly label: 'Password' | 'New password'
  readonly shortest: number
  readonly chosen: Half
  readonly repeated: Half
}

/** A password that is being chosen, and the same once more, each with the rule that can be told while it is typed. */
export function PasswordPair({ label, shortest, chosen, repeated }: PasswordPairProps) {
  return (
    <>
      <RuledInput {...chosen} label={label} rule={`At least ${shortest} characters`} />
      <RuledInput {...repeated} label={`Confirm ${label.toLowerCase()}`} rule="Passwords match" />
    </>
  )
}

type RuledInputProps = Half & { readonly label: string; readonly rule: string }

const RuledInput = ({ kept, rule, ...input }: RuledInputProps) => (
  <PasswordInput {...input} autoComplete="new-password" hint={<Rule kept={kept}>{rule}</Rule>} />
)
