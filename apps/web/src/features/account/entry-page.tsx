import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'
import { Trail, TrailStop } from '../../ui/trail.tsx'

type EntryPageProps = {
  readonly title: string
  readonly lead?: ReactNode
  /** How far on the way in: 0 makes the account, 1 confirms the address, 2 signs in, 3 is through. */
  readonly step: 0 | 1 | 2 | 3
  readonly children: ReactNode
}

const steps = ['Create your account', 'Confirm your email address', 'Sign in', 'Say what you want to learn']

/** The pages on the way in share a picture of that way, where the screen has room for it. */
export function EntryPage({ title, lead, step, children }: EntryPageProps) {
  return (
    <Page title={title} lead={lead} aside={<WayIn step={step} />}>
      {children}
    </Page>
  )
}

function WayIn({ step }: Pick<EntryPageProps, 'step'>) {
  return (
    <aside
      aria-label="The way in"
      className="relative isolate flex h-full items-center overflow-hidden rounded-md border border-line p-12"
    >
      <div aria-hidden="true" className="contours absolute inset-0 -z-10" />
      <Trail label="Steps to your first plan">
        {steps.map((text, index) => (
          <TrailStop
            key={text}
            mark={index < step ? 'done' : index === step ? 'next' : 'open'}
            className={index === step ? 'font-serif text-lead' : 'text-muted'}
          >
            {text}
          </TrailStop>
        ))}
      </Trail>
    </aside>
  )
}
