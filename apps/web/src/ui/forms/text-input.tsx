import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>

export function TextInput({ label, hint, error, aside, className, ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className}>
      {(control) => <input type="text" {...input} {...control} className={clsx(controlStyle, 'min-h-12')} />}
    </Field>
  )
}
