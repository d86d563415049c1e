import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** What a control needs so that label, hint and error belong to it. Spread it onto the control. */
export type FieldControl = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  /** Shown under the control, which gets a red border and is tied to it. */
  readonly error?: string | undefined
  readonly className?: string | undefined
}

/** What is given to a control: all that its element takes, but for what its field ties to it. */
export type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldControl>

export function Field(props: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const { label, hint, error, className, children } = props
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ')

  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="self-start font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className="text-note text-danger">
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="text-note text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}

/** One look for everything that takes text. 17 px: below 16 a phone zooms in when the field is touched. */
export const controlStyle =
  // its label is above it, and must not end up under the header when an error moves focus here
  'scroll-mt-10 w-full rounded-md border border-edge bg-sheet px-3.5 py-2.5 text-body text-ink placeholder:text-muted ' +
  'transition-colors duration-[160ms] hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger read-only:bg-sunk'

export const TextInput = ({ label, hint, error, className, ...input }: ControlProps<'input'>) => (
  <Field label={label} hint={hint} error={error} className={className}>
    {(control) => <input type="text" {...input} {...control} className={clsx(controlStyle, 'min-h-12')} />}
  </Field>
)

/** Grows with what is typed. */
export const Textarea = ({ label, hint, error, className, ...area }: ControlProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error} className={className}>
    {(control) => (
      <div data-text={area.value} className="growing">
        <textarea rows={3} {...area} {...control} className={controlStyle} />
      </div>
    )}
  </Field>
)
