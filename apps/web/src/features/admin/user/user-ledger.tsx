import type { LedgerEntry, ReplyOf, userLedger } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { shortTime } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { type Column, Loading, None, Records } from '../health/records.tsx'
import { PagedList } from '../paged-list.tsx'
import { ledgerQuery } from './api.ts'
import { texts as all } from './texts.ts'

const texts = all.ledger

export function UserLedger({ userId }: { readonly userId: string }) {
  return (
    <PagedList
      query={useInfiniteQuery(ledgerQuery(userId))}
      rowsOf={entriesOf}
      loading={<Loading label={texts.loading} />}
      failed={texts.failed}
      empty={<None>{texts.none}</None>}
      end={() => texts.end}
    >
      {(rows) => (
        <>
          <div className="mb-4">
            <DownloadCsv name="ledger" load={({ ledgerCsv }) => ledgerCsv(userId)} />
          </div>
          <Records label={texts.title} rows={rows} keyOf={({ id }) => id} head={head} columns={columns} />
        </>
      )}
    </PagedList>
  )
}

const entriesOf = ({ entries }: ReplyOf<typeof userLedger>) => entries

const head: Column<LedgerEntry> = {
  name: texts.what,
  of: ({ kind, note, chapter, package_name: name }) => (
    <>
      <p>{texts.kinds[kind]}</p>
      <p className="text-note wrap-anywhere text-muted empty:hidden">
        {note !== null && <q>{note}</q>}
        {name}
        {chapter && (
          <PageLink to={paths.adminChapter(chapter.id)}>
            <bdi>{chapter.title}</bdi>
          </PageLink>
        )}
      </p>
    </>
  ),
}

const columns: readonly Column<LedgerEntry>[] = [
  { name: texts.when, of: ({ at }) => <time dateTime={at}>{shortTime(at)}</time> },
  { name: texts.change, numeric: true, of: ({ change }) => number(change, { signDisplay: 'exceptZero' }) },
  { name: texts.balance, numeric: true, of: ({ balance }) => number(balance) },
]
