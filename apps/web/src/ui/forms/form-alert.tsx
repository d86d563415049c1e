import type { ReactNode } from 'react'
import { Alert } from '../feedback/alert.tsx'

type FormAlertProps = {
  readonly form: { readonly trouble: string | undefined; readonly submitCount: number }
  /** After the words. */
  readonly children?: ReactNode
}

/** What went wrong with a form, beside its button. Made anew each time: the same words once more are read out once more. */
export const FormAlert = ({ form: { trouble, submitCount }, children }: FormAlertProps) =>
  trouble && (
    <Alert key={submitCount}>
      {trouble}
      {children}
    </Alert>
  )
