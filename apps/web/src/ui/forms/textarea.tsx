import { type ControlProps, controlStyle, Field } from './field.tsx'

/** Grows with what is typed where the browser can, and scrolls past `max-height` set from outside. */
export const Textarea = ({ label, hint, error, aside, className, ...area }: ControlProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error} aside={aside} className={className}>
    {(control) => <textarea rows={3} {...area} {...control} className={`${controlStyle} field-sizing-content`} />}
  </Field>
)
