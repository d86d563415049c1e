import { use } from 'react'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { SiteName } from '../../ui/site-name.ts'
import { Bullets, Clause, ContactClause, LegalPage } from './legal-page.tsx'
import { StoredData } from './stored-data.tsx'

export function PrivacyPage() {
  const name = use(SiteName)
  return (
    <LegalPage
      title="Privacy Policy"
      updated="2026-11-24"
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
    >
      <Clause id="what-we-keep" heading="What we keep, and for how long">
        <StoredData />
      </Clause>
      <Clause id="why" heading="What it is used for">
        <p>We use it to run the service for you:</p>
        <Bullets
          of={[
            'to sign you in and to keep strangers out,',
            'to make your plans and chapters and to show them to you,',
            'to book credits and payments,',
            'to send the mails that an account needs, such as verification, password resets and receipts,',
            'to answer when you write to us.',
          ]}
        />
        <p>We do not sell personal data, and we do not use it for advertisements.</p>
      </Clause>
      <Clause id="assistant" heading="The AI assistant">
        What you write to the assistant is processed by a language model, which may be run by another company. It gets
        your goals and messages and the language that your browser asks for, but not your username, email address,
        password or time zone. Please tell it nothing that a learning plan does not need.
      </Clause>
      <Clause id="resources" heading="Links to learning resources">
        <p>
          To find pages for a chapter, our server sends search words to the sources we use: Wikimedia, Open Library, the
          Internet Archive, MIT Learn, Stack Exchange, or others that we have chosen. The words are made from the titles
          of the plan and the chapter, the chapter’s summary and its objectives. Words that stand only in your goal, or
          in what you said of your level, time and focus, are left out. A model writes those titles and may name in them
          what your goal names, so please put nobody’s name into a goal. The server opens the pages that it finds, and
          opens them again later, to check that they work.
        </p>
        <p>
          When you follow a link, you visit that site, and its own rules apply. If you report a link, we keep your
          reason with the chapter.
        </p>
      </Clause>
      <Clause id="payments" heading="Payments">
        Payments are processed by a third-party provider on its own pages and under its own privacy policy. Card numbers
        never reach us. The provider learns your email address for the receipt. We learn whether a payment succeeded,
        its amount and which package it was for.
      </Clause>
      <Clause id="others" heading="Who else gets to see it">
        <p>
          Only those who do a part of the work for us, and only what that part needs: who hosts the service, delivers
          our mails, runs the language model and processes payments. Beyond that we give data to nobody, unless the law
          makes us.
        </p>
        <p>
          Our administrators can open a chapter of yours to find out what went wrong with it. Each time is recorded, and
          the record is part of the copy of your data. They see neither your conversations nor your answers.
        </p>
        <p>
          Chapters and the community chat lead to sites of third parties. What these do with your visit is theirs to
          decide; we send them neither your name nor the page that you come from.
        </p>
      </Clause>
      <Clause id="measuring" heading="Measuring and error reports">
        <p>
          Where it is switched on, an analytics service counts page views and a few events (sign-up, login, chapter
          unlock, plan creation, purchase), without cookies.
        </p>
        <p>
          Likewise, an error-reporting service may get errors and how long things took, and a record of one visit in ten
          and of visits in which an error happened. Texts and inputs are masked in it.
        </p>
      </Clause>
      <Clause id="storage" heading="What your browser keeps">
        We set no cookies. Your browser’s own storage holds the token that keeps you signed in, the theme you chose, and
        small notes of yours: which plans you have open, and a message that you have not sent yet. Signing out clears
        all of it but the theme.
      </Clause>
      <Clause id="deletion" heading="Deleting your account">
        <p>
          You can delete your account on your <PageLink to={paths.account}>account page</PageLink>. Deleted accounts are
          removed within 30 days; until then, signing in takes the account back. With it go your conversations, plans,
          chapters and sessions.
        </p>
        <p>
          Records of payments stay for as long as the law wants them, detached from your person. Backups may hold a
          removed account until they are overwritten.
        </p>
      </Clause>
      <Clause id="rights" heading="Your rights">
        You may see, correct, download and delete what we keep about you: most of it on your account page, the rest by
        writing to us. Depending on where you live, the law gives you more rights, among them to complain to a
        supervisory authority.
      </Clause>
      <Clause id="security" heading="How it is protected">
        Passwords are hashed, links in mails work for a short time only, sessions can be ended from your account page,
        and what belongs to you is shown to you alone. No system is perfectly safe, so please use a password that you
        use nowhere else.
      </Clause>
      <Clause id="breach" heading="If something goes wrong">
        Should personal data get into the wrong hands, we give notice to those concerned within 72 hours of learning of
        it, and say what happened, whose data it was and what we do about it.
      </Clause>
      <Clause id="children" heading="Children">
        The service is for people of 13 years and older. We delete the accounts of younger children when we learn of
        them; please write to us if you know of one.
      </Clause>
      <Clause id="changes" heading="Changes to this policy">
        When this policy changes, so does the date at its top. Changes that matter are announced by email or in the app
        before they apply.
      </Clause>
      <Clause id="contact" heading="Contact">
        <ContactClause about="with questions about your data, or to use one of your rights." />
      </Clause>
    </LegalPage>
  )
}
