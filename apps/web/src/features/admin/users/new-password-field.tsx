import type { ComponentProps } from 'react'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { CopyPassword } from './copy-password.tsx'
import { generatePassword } from './generate-password.ts'

type NewPasswordFieldProps = Omit<ComponentProps<typeof TextInput>, 'label'> & {
  readonly label: 'Password' | 'New password'
  /** The one that was made here, if any. */
  readonly generated: string
  readonly onGenerate: (password: string) => void
}

/** In plain sight: it is handed on to its owner, lasts one sign-in, and is none that this browser should remember. */
export function NewPasswordField({ generated, onGenerate, ...field }: NewPasswordFieldProps) {
  return (
    <div className="relative">
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // not the same words twice
        hint={field.error === tooShort ? undefined : tooShort}
        {...field}
      />
      {/* after the field: keyboard users reach the field first. Where there is room it stands at the label */}
      <button
        type="button"
        className="link mt-1 min-h-11 text-note sm:pointer-fine:absolute sm:pointer-fine:top-0 sm:pointer-fine:right-0 sm:pointer-fine:mt-0 sm:pointer-fine:min-h-6"
        onClick={() => onGenerate(generatePassword())}
      >
        Generate a password
      </button>
      {generated !== '' && field.value === generated && <CopyPassword password={generated} />}
    </div>
  )
}

const tooShort = 'Password must be at least 8 characters long.'

/** What is wrong with it, before the server is asked. */
export const checkPassword = (password: string): string | undefined =>
  password === '' ? 'Please choose a password, or generate one.' : password.length < 8 ? tooShort : undefined
