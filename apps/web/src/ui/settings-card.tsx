import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type SettingsCardProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** One subject of the account. */
export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lead">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[60ch] text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </Card>
  )
}
