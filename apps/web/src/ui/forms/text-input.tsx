import { clsx } from 'clsx'
import { type ControlProps, controlStyle, Field } from './field.tsx'

export const TextInput = ({ label, hint, error, aside, className, ...input }: ControlProps<'input'>) => (
  <Field label={label} hint={hint} error={error} aside={aside} className={className}>
    {(control) => <input type="text" {...input} {...control} className={clsx(controlStyle, 'min-h-12')} />}
  </Field>
)
