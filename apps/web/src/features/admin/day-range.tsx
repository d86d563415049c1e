import { TextInput } from '../../ui/forms/field.tsx'
import { texts } from './texts.ts'

type Days = { readonly from: string | null; readonly to: string | null }

type DayRangeProps = {
  readonly days: Days
  readonly onChange: (changed: Partial<Days>) => void
  /** Where the days are of something other than the rows themselves. */
  readonly labels?: { readonly from: string; readonly to: string }
  readonly className?: string
}

/** Both days are part of the range. */
export const DayRange = ({ days: { from, to }, onChange, labels = texts, className }: DayRangeProps) => (
  <>
    <TextInput
      className={className}
      label={labels.from}
      type="date"
      max={to ?? undefined}
      value={from ?? ''}
      onChange={({ target: { value } }) => onChange({ from: value === '' ? null : value })}
    />
    <TextInput
      className={className}
      label={labels.to}
      type="date"
      min={from ?? undefined}
      value={to ?? ''}
      onChange={({ target: { value } }) => onChange({ to: value === '' ? null : value })}
    />
  </>
)
