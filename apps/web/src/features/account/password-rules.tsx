import { TrailMark } from '../../ui/trail-mark.tsx'

export type Rule = {
  readonly text: string
  /** Undefined while the field has not been left: nobody is corrected in the middle of typing. */
  readonly kept: boolean | undefined
}

export function PasswordRules({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {rules.map(({ text, kept }) => (
        <li key={text} className="flex items-center gap-2">
          <TrailMark mark={kept ? 'done' : 'open'} size={14} />
          <span>{text}</span>
          {kept !== undefined && <span className="sr-only">{kept ? '(kept)' : '(not yet)'}</span>}
        </li>
      ))}
    </ul>
  )
}
