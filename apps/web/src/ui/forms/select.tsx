import { clsx } from 'clsx'
import { FoldMark } from '../fold-mark.tsx'
import { type ControlProps, controlStyle, Field } from './field.tsx'

type SelectProps = ControlProps<'select'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly children?: never
}

/** One of a few. The browser's own list, which every phone and keyboard knows. */
export const Select = ({ label, hint, error, className, options, ...select }: SelectProps) => (
  <Field label={label} hint={hint} error={error} className={className}>
    {(control) => (
      // to a browser a list is read-only, and would get the colour of what cannot be changed
      <div className="relative">
        <select {...select} {...control} className={clsx(controlStyle, 'min-h-12 appearance-none bg-sheet! pe-10')}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <FoldMark className="pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-muted" />
      </div>
    )}
  </Field>
)
