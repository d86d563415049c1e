import { use } from 'react'
import { SiteName } from '../../ui/site-name.ts'
import { type Clause, LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  const name = use(SiteName)
  return (
    <LegalPage
      title="Privacy Policy"
      updated="2026-11-20"
      intro={
        <p>
          This page says what {name} knows about you, what it is used for, who else gets to see it and how you get rid
          of it. The short version: we keep what the product needs to work, we sell nothing, and you can leave.
        </p>
      }
      clauses={clauses}
    />
  )
}

const clauses: readonly Clause[] = [
  {
    id: 'what-we-keep',
    heading: 'What we keep',
    body: (
      <ul className="flex list-disc flex-col gap-2 pl-6">
        <li>Your account: username, email address, role, and your password as a hash that cannot be turned back.</li>
        <li>
          Your learning: the goals and messages that you write, the plans and chapters made from them, your progress.
        </li>
        <li>Your credits: what you bought, what you spent, and when.</li>
        <li>
          Your sessions: when you signed in and with which kind of browser, so that you can see where you are signed in
          and sign out there. To keep strangers from guessing passwords, we count tries for up to an hour; of the
          address of your connection we keep only a fingerprint for that.
        </li>
      </ul>
    ),
  },
  {
    id: 'why',
    heading: 'What it is used for',
    body: (
      <p>
        To run the service for you: to sign you in, to make and show your plans, to book credits, to answer when you
        write to us, and to keep the service safe. We do not sell personal data, and we show no advertisements.
      </p>
    ),
  },
  {
    id: 'assistant',
    heading: 'The assistant',
    body: (
      <p>
        What you write to the assistant is processed by a language model, which may be run by a provider outside of this
        service. It gets your messages and goals, not your name, email address or password. Please do not tell it
        anything that it does not need for a learning plan.
      </p>
    ),
  },
  {
    id: 'payments',
    heading: 'Payments',
    body: (
      <p>
        Cards are handled by a third-party payment provider on its own pages. Card numbers never reach us. We learn
        whether a payment succeeded, its amount and which package it was for.
      </p>
    ),
  },
  {
    id: 'measuring',
    heading: 'Measuring and error reports',
    body: (
      <>
        <p>
          Where the operator of this installation has switched it on, page views and a few events (sign-up, login,
          chapter unlock, plan creation, purchase) are counted by an analytics service without cookies.
        </p>
        <p>
          Likewise, errors and a share of sessions may be reported to an error-reporting service, so that faults are
          found and mended.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    heading: 'What your browser keeps',
    body: (
      <p>
        Your browser keeps the token of your session, so that you stay signed in, and the theme you chose. Both are in
        local storage. We set no tracking cookies.
      </p>
    ),
  },
  {
    id: 'deletion',
    heading: 'Deletion and your rights',
    body: (
      <>
        <p>
          You can delete your account on your account page. Deleted accounts are removed within 30 days; until then you
          can take it back by signing in. Records of payments are kept for as long as the law wants them, detached from
          your person.
        </p>
        <p>
          On the same page you can download everything that we keep about you. You may also have it corrected. Depending
          on where you live, the law gives you more rights, and you may complain to a supervisory authority.
        </p>
      </>
    ),
  },
  {
    id: 'breach',
    heading: 'If something goes wrong',
    body: (
      <p>
        Should personal data get into the wrong hands, we give notice to those concerned within 72 hours of learning of
        it, and say what happened and what we do about it.
      </p>
    ),
  },
  {
    id: 'children',
    heading: 'Children',
    body: (
      <p>
        The service is for people of 13 years and older. We delete accounts of younger children when we learn of them.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    body: <p>When this policy changes, the date at its top changes too. We announce changes that matter by email.</p>,
  },
]
