import { texts as purchaseTexts } from 'virtual:texts/admin/purchases'
import { texts } from 'virtual:texts/admin/user'
import {
  type AdminAccount,
  addStaffNote,
  type LedgerEntry,
  type StaffNote,
  type SupportMail,
  type SupportPlan,
  userLedger,
} from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newId } from '../../../browser/new-id.ts'
import { lastUsed, shortDate } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Name } from '../../../ui/fill.tsx'
import { Textarea } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/use-form.tsx'
import { List } from '../../../ui/list.tsx'
import { ActivityList, auditQuery } from '../activity/activity-list.tsx'
import { pagesOf } from '../api.ts'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { ChapterLink, type Column, None, PagedList, Records, Section, Time } from '../page-parts.tsx'
import { PurchaseList, purchasesQuery } from '../purchases/purchase-list.tsx'
import { useAdminForm } from '../users/admin-action.ts'

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

type NotesProps = { readonly userId: string; readonly notes: readonly StaffNote[] }

function Notes({ userId, notes }: NotesProps) {
  // each note has a form of its own, which begins empty
  const [written, setWritten] = useState(0)
  return (
    <div className="max-w-3xl">
      {notes.length === 0 ? (
        <None>{texts.notes.none}</None>
      ) : (
        <List aria-label={texts.notes.title} className="border-t border-line">
          {notes.map((note) => (
            <li key={note.id} className="border-b border-line py-3">
              <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                {note.text}
              </p>
              <p className="mt-1 text-note text-muted">
                <Name>{authorOf(note)}</Name>, <Time at={note.at} />
              </p>
            </li>
          ))}
        </List>
      )}
      <NoteForm key={written} userId={userId} onWritten={() => setWritten((before) => before + 1)} />
    </div>
  )
}

const authorOf = ({ author }: StaffNote): string =>
  author === null ? texts.notes.operator : (author.username ?? texts.notes.removedAdmin)

type NoteFormProps = { readonly userId: string; readonly onWritten: () => void }

function NoteForm({ userId, onWritten }: NoteFormProps) {
  // sent again after a lost answer it is the same note
  const requestId = useRef(newId())
  const form = useAdminForm({
    endpoint: addStaffNote,
    initial: { text: '' },
    validate: ({ text }) => (text.trim() === '' ? { text: texts.notes.missing } : {}),
    input: ({ text }) => ({ id: userId, text: text.trim(), request_id: requestId.current }),
    success: texts.notes.added,
    onDone: onWritten,
  })
  return (
    <form {...form.props} className="mt-6 flex flex-col items-start gap-4">
      <Textarea label={texts.notes.label} maxLength={2000} rows={2} className="w-full" {...form.field('text')} />
      <FormAlert form={form} />
      <Button type="submit" busy={form.busy}>
        {texts.notes.add}
      </Button>
    </form>
  )
}

const Plans = ({ plans }: { readonly plans: readonly SupportPlan[] }) =>
  plans.length === 0 ? (
    <None>{texts.plans.none}</None>
  ) : (
    <List aria-label={texts.plans.title} className="flex max-w-3xl flex-col gap-6">
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </List>
  )

const Plan = ({ plan }: { readonly plan: SupportPlan }) => (
  <li>
    <h3 className="font-semibold wrap-anywhere">
      <bdi>{plan.title}</bdi>
    </h3>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted">
      <span>{texts.plans.created({ day: shortDate(plan.created_at) })}</span>
      <State state={plan.generation_status} words={texts.plans.states[plan.generation_status]} />
      {plan.is_archived && <Badge>{texts.plans.archived}</Badge>}
      <span>{texts.plans.chapters({ count: plan.chapters.length })}</span>
    </p>
    {plan.failure !== null && <Failure reason={plan.failure} />}
    {plan.chapters.length > 0 && (
      <List ordered aria-label={texts.plans.chaptersOf({ plan: plan.title })} className="mt-2 border-t border-line">
        {plan.chapters.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} />
        ))}
      </List>
    )}
  </li>
)

const Chapter = ({ chapter }: { readonly chapter: SupportPlan['chapters'][number] }) => (
  <li className="border-b border-line py-2">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        {chapter.number}. <ChapterLink {...chapter} />
      </p>
      <p className="flex flex-wrap gap-2">
        {chapter.is_completed && <Badge tone="good">{texts.plans.completed}</Badge>}
        {isLocked(chapter) ? (
          <Badge>{texts.plans.locked}</Badge>
        ) : (
          <State state={chapter.content_status} words={texts.plans.chapterStates[chapter.content_status]} />
        )}
      </p>
    </div>
    {chapter.failure !== null && <Failure reason={chapter.failure} />}
  </li>
)

/** One that failed is locked as well, and what matters is that it failed. */
const isLocked = ({ is_unlocked, content_status }: SupportPlan['chapters'][number]): boolean =>
  !is_unlocked && content_status !== 'FAILED'

const State = ({ state, words }: { readonly state: SupportPlan['generation_status']; readonly words: string }) => (
  <Badge tone={state === 'COMPLETE' ? 'good' : state === 'FAILED' ? 'bad' : 'plain'}>{words}</Badge>
)

const Failure = ({ reason }: { readonly reason: string }) => (
  <p className="mt-1 text-note wrap-anywhere text-danger">{texts.plans.failure({ reason })}</p>
)
