import { texts as all } from 'virtual:texts/admin/users'
import type { ComponentProps } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { TextInput } from '../../../ui/forms/field.tsx'
import { passwordText } from '../../../ui/forms/password-input.tsx'

const texts = all.password

type NewPasswordFieldProps = Omit<ComponentProps<typeof TextInput>, 'label'> & {
  readonly label: string
  /** The one that was made here, if any. */
  readonly generated: string
  readonly onGenerate: (password: string) => void
}

/** In plain sight: it is handed on to its owner, lasts one sign-in, and is none that this browser should remember. */
export const NewPasswordField = ({ generated, onGenerate, ...field }: NewPasswordFieldProps) => (
  <div className="relative">
    <TextInput
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      // not the same words twice
      hint={field.error === texts.tooShort ? undefined : texts.tooShort}
      {...field}
    />
    {/* after the field: keyboard users reach the field first. Where there is room it stands at the label */}
    <button
      type="button"
      className="link mt-1 min-h-11 text-note sm:pointer-fine:absolute sm:pointer-fine:top-0 sm:pointer-fine:right-0 sm:pointer-fine:mt-0 sm:pointer-fine:min-h-6"
      onClick={() => onGenerate(generatePassword())}
    >
      {texts.generate}
    </button>
    {generated !== '' && field.value === generated && <CopyPassword password={generated} />}
  </div>
)

export const checkPassword = (password: string): string | undefined =>
  password === '' ? texts.missing : passwordText(password).length < 8 ? texts.tooShort : undefined

type CopyPasswordProps = {
  readonly password: string
  /** Where no field shows it. */
  readonly shown?: boolean
}

/** A password that was made here: it is kept nowhere, so that it can be copied while the page is there or never. */
export const CopyPassword = ({ password, shown = false }: CopyPasswordProps) => (
  <div className="mt-2">
    <div className="flex flex-wrap items-center gap-3">
      {shown && (
        <code translate="no" className="rounded-sm border border-edge bg-sheet px-3 py-1.5 text-note select-all">
          {password}
        </code>
      )}
      <CopyButton text={password} what={texts.copyWhat} />
    </div>
    <p className="mt-2 text-note text-muted">{texts.shownOnce}</p>
  </div>
)

/** 32 characters that no one takes for one another when they are read out or typed from paper: no l and o, no 0 and 1. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 80 random bits, in groups of four as one reads them out. */
export function generatePassword(): string {
  // 256 is a multiple of 32: each character is as likely as any other
  const characters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => ALPHABET[byte % ALPHABET.length])
  return [0, 4, 8, 12].map((from) => characters.slice(from, from + 4).join('')).join('-')
}
