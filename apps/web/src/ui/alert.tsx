import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type AlertProps = {
  readonly title?: string | undefined
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** Something went wrong, and is read out at once. For news that is not a failure use `Notice`. */
export function Alert({ title, children, className }: AlertProps) {
  return (
    <div
      role="alert"
      className={clsx('rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-ink', className)}
    >
      {title && <p className="font-semibold text-danger">{title}</p>}
      {children && <div>{children}</div>}
    </div>
  )
}
