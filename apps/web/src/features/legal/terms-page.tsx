import { use } from 'react'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { SiteName } from '../../ui/site-name.ts'
import { Bullets, Clause, ContactClause, LegalPage } from './legal-page.tsx'

export function TermsPage() {
  const name = use(SiteName)
  return (
    <LegalPage
      title="Terms of Service"
      updated="2026-11-24"
      intro={
        <p>
          These terms are the agreement between you and the people who run this installation of {name} (“we”, the
          operator). By creating an account you accept them. See the{' '}
          <PageLink to={paths.privacy}>Privacy Policy</PageLink> for how we handle personal data.
        </p>
      }
      inShort={[
        'You must be at least 13 years old.',
        'Each chapter unlock costs 10 credits; the first chapter of a plan is free.',
        'Credits are non-refundable and non-transferable.',
        'An AI writes plans and chapters. Check what matters.',
        'The law of a US state applies, and disputes are resolved by arbitration there.',
      ]}
    >
      <Clause id="service" heading="The service">
        You describe what you want to learn in a conversation with an AI assistant. It makes a learning plan with
        several chapters. A chapter has an introduction, learning objectives and links to resources on other sites.
      </Clause>
      <Clause id="age" heading="Minimum age">
        You must be at least 13 years old. Where you live, the law may also require a parent’s consent.
      </Clause>
      <Clause id="account" heading="Your account">
        An account belongs to one person. It needs a confirmed email address and a password that you keep secret. You’re
        responsible for what happens under your account. If you think someone else is using it, tell us right away.
      </Clause>
      <Clause id="credits" heading="Credits and prices">
        <p>
          You unlock chapters with credits. Each chapter unlock costs 10 credits; the first chapter of a plan is free.
          You buy credits in packages, from $5. A credit costs $0.10, and less in the larger packages, so a chapter
          costs $1 at most. There is no subscription.
        </p>
        <p>
          What you’ve unlocked stays available to you as long as the service and your account exist. If we can’t write a
          chapter, you aren’t charged for it.
        </p>
        <p>
          Credits are non-refundable and non-transferable: you can’t turn them back into money, and you can’t give or
          sell them to someone else. Your legal rights as a consumer are not affected.
        </p>
      </Clause>
      <Clause id="payments" heading="Payments">
        A third-party provider processes payments under its own terms. We add credits right after the provider reports
        that a payment succeeded. If a payment is reversed, we may take its credits back.
      </Clause>
      <Clause id="ai" heading="AI-generated content">
        A language model generates plans, chapters and the assistant’s replies. They can be wrong, incomplete or out of
        date. They aren’t professional advice, least of all on health, law or money. Check what matters before you rely
        on it.
      </Clause>
      <Clause id="links" heading="Links to other sites">
        Resources are on other sites, found by a search or chosen by an AI. We may open a page to check that it still
        works. We don’t run these sites and aren’t responsible for what they say. Their own terms and prices apply.
      </Clause>
      <Clause id="your-words" heading="What you write">
        Your goals and messages stay yours. You allow us to process them to make your plans. You may use your plans and
        chapters for your own learning.
      </Clause>
      <Clause id="fair-use" heading="Fair use">
        <p>Please don’t use the service</p>
        <Bullets
          of={[
            'to break the law or to harm others,',
            'to get around its limits, its prices or its security,',
            'to copy it wholesale, or to resell what it creates.',
          ]}
        />
        <p>We may suspend accounts that do.</p>
      </Clause>
      <Clause id="ending" heading="Ending the agreement">
        <p>
          You can delete your account at any time on your <PageLink to={paths.account}>account page</PageLink>. Deleted
          accounts are removed within 30 days, and any credits left are lost. We may end the service or an account with
          reasonable notice, or immediately if these terms are seriously broken.
        </p>
      </Clause>
      <Clause id="liability" heading="Liability">
        The service is provided “as is” and “as available”, without warranty. As far as the law allows, we aren’t liable
        for indirect damage, lost profit or lost data.
      </Clause>
      <Clause id="law" heading="Governing law and arbitration">
        <p>
          These terms are governed by the laws of the US state in which the operator is established, without regard to
          its conflict of law rules. Ask us at the address below which state that is.
        </p>
        <p>
          Please write to us first. Most disputes end there. Any that don’t are resolved by binding arbitration in that
          state, unless the law where you live guarantees you a court.
        </p>
      </Clause>
      <Clause id="changes" heading="Changes to these terms">
        When these terms change, we update the date at the top. We announce important changes by email or in the app
        before they take effect. If you keep using the service, you accept them. If you don’t, you can delete your
        account.
      </Clause>
      <Clause id="contact" heading="Contact">
        <ContactClause about="if you have questions about these terms." />
      </Clause>
    </LegalPage>
  )
}
