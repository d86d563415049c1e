import { texts } from 'virtual:texts/learning/chapter/check'
import type { CheckQuestion } from '@app/contract'
import { useId } from 'react'
import { controlStyle } from '../../../../ui/forms/field.tsx'

type TypedFieldProps = {
  readonly question: CheckQuestion
  readonly number: number
  readonly typed: string
  readonly isUnreadable: boolean
  readonly onType: (typed: string) => void
}

/** As long as the server takes one. */
const MAX_LENGTH = { number: 100, short: 500 }

/** A number with its unit, or a few texts. */
export function TypedField({ question: { kind, unit = '' }, number, typed, isUnreadable, onType }: TypedFieldProps) {
  const id = useId()
  const isNumber = kind === 'number'
  const describedBy = [isUnreadable && `${id}-error`, isNumber && unit !== '' && `${id}-unit`].filter(Boolean).join(' ')
  return (
    <div className="mt-3 flex flex-col gap-1.5">
      <label htmlFor={id} className="self-start text-note font-semibold">
        {texts.answer} <span className="sr-only">{texts.toQuestion({ number })}</span>
      </label>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="text"
          // not `decimal`: the keys of an iPhone then have no minus, and no letters for a unit
          inputMode="text"
          maxLength={MAX_LENGTH[isNumber ? 'number' : 'short']}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          aria-describedby={describedBy || undefined}
          aria-invalid={isUnreadable || undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          className={`${controlStyle} min-h-12 print:text-transparent ${isNumber ? 'max-w-48' : ''}`}
        />
        {isNumber && unit !== '' && (
          <span id={`${id}-unit`} dir="auto">
            {unit}
          </span>
        )}
      </div>
      {isUnreadable && (
        <p id={`${id}-error`} className="text-note text-danger">
          {texts.unreadable}
        </p>
      )}
    </div>
  )
}
