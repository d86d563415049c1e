import type { AdminAccount } from '@app/contract'
import { Section } from '../health/records.tsx'
import { UserPurchases } from '../purchases/user-purchases.tsx'
import { Mails } from './mails.tsx'
import { Notes } from './notes.tsx'
import { Plans } from './plans.tsx'
import { Sessions } from './sessions.tsx'
import { texts } from './texts.ts'
import { UserActivity } from './user-activity.tsx'
import { UserLedger } from './user-ledger.tsx'

/** Beside the facts; what is asked for most comes first. */
export const Sections = ({ account }: { readonly account: AdminAccount }) => (
  <>
    <Section title={texts.purchases.title}>
      <UserPurchases userId={account.user.id} none={texts.purchases.none} />
    </Section>
    <Section title={texts.ledger.title}>
      <UserLedger userId={account.user.id} />
    </Section>
    <Section title={texts.plans.title} note={texts.plans.note}>
      <Plans plans={account.plans} />
    </Section>
    <Section title={texts.mails.title} note={texts.mails.note}>
      <Mails mails={account.mails} />
    </Section>
    <Section title={texts.sessions.title}>
      <Sessions sessions={account.sessions} />
    </Section>
    <Section title={texts.notes.title} note={texts.notes.note}>
      <Notes userId={account.user.id} notes={account.notes} />
    </Section>
    <Section title={texts.activity.title}>
      <UserActivity userId={account.user.id} />
    </Section>
  </>
)
