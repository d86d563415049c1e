import { texts as purchaseTexts } from 'virtual:texts/admin/purchases'
import { texts } from 'virtual:texts/admin/user'
import { type AdminAccount, type LedgerEntry, type SupportMail, userLedger } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lastUsed } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { ActivityList, auditQuery } from '../activity/activity-list.tsx'
import { pagesOf } from '../api.ts'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { ChapterLink, Section, Time } from '../page-parts.tsx'
import { PagedList } from '../paged-list.tsx'
import { PurchaseList, purchasesQuery } from '../purchases/purchase-list.tsx'
import { type Column, Records } from '../records.tsx'
import { Notes } from './notes.tsx'
import { Plans } from './plans.tsx'

const { purchases, ledger, plans, mails, sessions, notes, activity } = texts

/** Beside the facts; what is asked for most comes first. */
export function Sections({ account }: { readonly account: AdminAccount }) {
  const { id } = account.user
  return (
    <>
      <Section title={purchases.title}>
        <PagedList
          query={useInfiniteQuery(purchasesQuery({ user: id }))}
          texts={{ ...purchaseTexts, none: purchases.none }}
          end={purchaseTexts.end}
        >
          {(rows) => <PurchaseList purchases={rows} />}
        </PagedList>
      </Section>
      <Section title={ledger.title}>
        <PagedList
          query={useInfiniteQuery(pagesOf(userLedger, { id, limit: 20 }, ({ entries }) => entries))}
          texts={ledger}
          end={ledger.end}
        >
          {(rows) => (
            <>
              <DownloadCsv name="ledger" load={({ ledgerCsv }) => ledgerCsv(id)} />
              <Records label={ledger.title} rows={rows} keyOf={(row) => row.id} head={entry} columns={entryColumns} />
            </>
          )}
        </PagedList>
      </Section>
      <Section title={plans.title} note={plans.note}>
        <Plans plans={account.plans} />
      </Section>
      <Section title={mails.title} note={mails.note}>
        <Records
          label={mails.title}
          none={mails.none}
          rows={account.mails}
          keyOf={(mail) => mail.id}
          head={{ name: mails.what, of: ({ mail }) => mailKinds[mail] ?? mail }}
          columns={mailColumns}
        />
      </Section>
      <Section title={sessions.title}>
        <Records
          label={sessions.title}
          none={sessions.none}
          rows={account.sessions}
          keyOf={(session) => session.id}
          head={{ name: sessions.device, of: ({ device }) => device ?? sessions.unknownDevice }}
          columns={sessionColumns}
        />
      </Section>
      <Section title={notes.title} note={notes.note}>
        <Notes userId={id} notes={account.notes} />
      </Section>
      <Section title={activity.title}>
        <PagedList query={useInfiniteQuery(auditQuery({ user: id }))} texts={activity} end={activity.end}>
          {(entries) => <ActivityList label={activity.label} entries={entries} />}
        </PagedList>
      </Section>
    </>
  )
}

const entry: Column<LedgerEntry> = {
  name: ledger.what,
  of: ({ kind, note, chapter, package_name: name }) => (
    <>
      <p>{ledger.kinds[kind]}</p>
      <p className="text-note wrap-anywhere text-muted empty:hidden">
        {note !== null && <q>{note}</q>}
        {name}
        {chapter && <ChapterLink {...chapter} />}
      </p>
    </>
  ),
}

const entryColumns: readonly Column<LedgerEntry>[] = [
  { name: ledger.when, of: ({ at }) => <Time at={at} /> },
  { name: ledger.change, numeric: true, of: ({ change }) => number(change, { signDisplay: 'exceptZero' }) },
  { name: ledger.balance, numeric: true, of: ({ balance }) => number(balance) },
]

const mailKinds: Readonly<Record<string, string>> = mails.kinds

const mailColumns: readonly Column<SupportMail>[] = [
  {
    name: mails.state,
    of: ({ state }) => <span className={state === 'failed' ? 'text-danger' : undefined}>{mails.states[state]}</span>,
  },
  { name: mails.when, of: ({ at }) => <Time at={at} /> },
]

const sessionColumns: readonly Column<AdminAccount['sessions'][number]>[] = [
  { name: sessions.since, of: ({ created_at: at }) => <Time at={at} /> },
  { name: sessions.lastUsed, of: ({ last_seen_at: at }) => <time dateTime={at}>{lastUsed(at, Date.now())}</time> },
]
