import { use } from 'react'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { SiteName } from '../../ui/site-name.ts'
import { LegalPage } from './legal-page.tsx'
import { termsClauses } from './terms-clauses.tsx'

export function TermsPage() {
  const name = use(SiteName)
  return (
    <LegalPage
      title="Terms of Service"
      updated="2026-11-21"
      intro={
        <p>
          These terms are the agreement between you and those who run this installation of {name} (“we”, the operator).
          By making an account you accept them. How personal data is handled stands in the{' '}
          <PageLink to={paths.privacy} className="link">
            Privacy Policy
          </PageLink>
          .
        </p>
      }
      inShort={[
        'You must be at least 13 years old.',
        'Each chapter unlock costs 10 credits; the first chapter of a plan is free.',
        'Credits are non-refundable and non-transferable.',
        'Plans and chapters are made by an AI. Check what matters.',
        'The law of a US state applies, and disputes go to arbitration there.',
      ]}
      clauses={termsClauses}
    />
  )
}
