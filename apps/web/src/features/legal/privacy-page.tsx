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
          This policy explains what {name} knows about you, why, for how long, who else sees it, and how to delete it.
          “We” are the people who run this installation of {name}.
        </p>
      }
      inShort={[
        'We store what the product needs to work. We don’t sell data and we don’t show ads.',
        'You can download everything about you, and delete it, on your account page.',
        'Deleted accounts are removed within 30 days.',
        'If your data gets into the wrong hands, we notify you within 72 hours.',
      ]}
    >
      <Clause id="what-we-keep" heading="What we store, and for how long">
        <StoredData />
      </Clause>
      <Clause id="why" heading="What we use it for">
        <p>We use your data to run the service for you:</p>
        <Bullets
          of={[
            'to sign you in and keep strangers out,',
            'to make your plans and chapters and show them to you,',
            'to manage credits and payments,',
            'to send the emails your account needs: verification, password resets and receipts,',
            'to answer when you write to us.',
          ]}
        />
        <p>We don’t sell personal data or use it for advertising.</p>
      </Clause>
      <Clause id="assistant" heading="The AI assistant">
        A language model processes what you write to the assistant. Another company may run it. It gets your goals, your
        messages and the language your browser asks for. It doesn’t get your username, email address, password or time
        zone. Please don’t share anything that a learning plan doesn’t need.
      </Clause>
      <Clause id="resources" heading="Links to learning resources">
        <p>
          To find pages for a chapter, our server sends search words to the sources we use: Wikimedia, Open Library, the
          Internet Archive, MIT Learn, Stack Exchange, or others we’ve chosen. The words come from the titles of the
          plan and the chapter, the chapter’s summary and its objectives. We leave out words that appear only in your
          goal, or in what you said about your level, time and focus. A model writes those titles and may repeat what
          your goal names, so please don’t put anyone’s name into a goal. The server opens the pages it finds, and opens
          them again later to check that they work.
        </p>
        <p>
          When you follow a link, you visit that site, and its own rules apply. If you report a link, we store your
          reason with the chapter.
        </p>
      </Clause>
      <Clause id="payments" heading="Payments">
        A third-party provider processes payments on its own pages, under its own privacy policy. Card numbers never
        reach us. The provider gets your email address for the receipt. We learn whether a payment succeeded, its amount
        and which package it was for.
      </Clause>
      <Clause id="others" heading="Who else sees it">
        <p>
          Only companies that work for us, and only what their part needs: hosting, email delivery, the language model
          and payments. We share data with no one else unless the law requires it.
        </p>
        <p>
          Our admins can open one of your chapters to find out what went wrong with it. Each time is recorded, and the
          record is part of the copy of your data. They can’t see your conversations or your answers.
        </p>
        <p>
          Chapters and the community chat link to other sites. Those sites decide what they do with your visit. We don’t
          send them your name or the page you came from.
        </p>
      </Clause>
      <Clause id="measuring" heading="Analytics and error reports">
        <p>
          If it’s switched on, an analytics service counts page views and a few events (sign-up, login, chapter unlock,
          plan creation, purchase), without cookies.
        </p>
        <p>
          If it’s switched on, an error-reporting service gets errors and timings, and a recording of one visit in ten
          and of visits with an error. Recordings hide texts and inputs.
        </p>
      </Clause>
      <Clause id="storage" heading="What your browser stores">
        We set one cookie, and only if you choose a language: it holds that language, such as “de”, and nothing about
        you. Your browser’s own storage holds the token that keeps you signed in, the theme you chose, and small notes:
        which plans you have open, and a message you haven’t sent yet. It also keeps copies of the chapters and plans
        you opened, so that you can read them offline. Logging out clears all of it except the language and the theme.
      </Clause>
      <Clause id="deletion" heading="Deleting your account">
        <p>
          You can delete your account on your <PageLink to={paths.account}>account page</PageLink>. Deleted accounts are
          removed within 30 days. Until then, you can sign in to restore your account. Your conversations, plans,
          chapters and sessions are removed with it.
        </p>
        <p>
          Payment records stay for as long as the law requires, but they no longer point to you. Backups may hold a
          removed account until they’re overwritten.
        </p>
      </Clause>
      <Clause id="rights" heading="Your rights">
        You can see, correct, download and delete what we store about you: most of it on your account page, the rest by
        writing to us. Depending on where you live, you have more rights, such as complaining to a supervisory
        authority.
      </Clause>
      <Clause id="security" heading="How we protect it">
        Passwords are hashed. Links in emails expire soon. You can end sessions from your account page. What belongs to
        you is shown only to you. No system is perfectly safe, so please choose a password you don’t use anywhere else.
      </Clause>
      <Clause id="breach" heading="If something goes wrong">
        If personal data gets into the wrong hands, we notify the people concerned within 72 hours of finding out. We’ll
        say what happened, whose data it was and what we’re doing about it.
      </Clause>
      <Clause id="children" heading="Children">
        You must be at least 13 years old to use the service. We delete accounts of younger children when we learn about
        them. If you know of one, please write to us.
      </Clause>
      <Clause id="changes" heading="Changes to this policy">
        When this policy changes, we update the date at the top. We announce important changes by email or in the app
        before they take effect.
      </Clause>
      <Clause id="contact" heading="Contact">
        <ContactClause about="if you have questions about your data or want to use your rights." />
      </Clause>
    </LegalPage>
  )
}
