import { use } from 'react'
import { SiteName } from '../../ui/site-name.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyClauses } from './privacy-clauses.tsx'

export function PrivacyPage() {
  const name = use(SiteName)
  return (
    <LegalPage
      title="Privacy Policy"
      updated="2026-11-21"
      intro={
        <p>
          This policy says what {name} knows about you, what it is used for, for how long it is kept, who else gets to
          see it, and how you get rid of it. “We” are those who run this installation of {name}.
        </p>
      }
      inShort={[
        'We keep what the product needs to work. We sell no data and show no advertisements.',
        'You can download everything about you, and delete it, on your account page.',
        'Deleted accounts are removed within 30 days.',
        'Should your data get into the wrong hands, we give notice within 72 hours.',
      ]}
      clauses={privacyClauses}
    />
  )
}
