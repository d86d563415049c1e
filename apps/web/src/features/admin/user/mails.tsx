import type { SupportMail } from '@app/contract'
import { shortTime } from '../../../texts/dates.ts'
import { type Column, Records } from '../health/records.tsx'
import { texts as all } from './texts.ts'

const texts = all.mails

const kinds: Readonly<Record<string, string>> = texts.kinds

const head: Column<SupportMail> = { name: texts.what, of: ({ mail }) => kinds[mail] ?? mail }
const columns: readonly Column<SupportMail>[] = [
  {
    name: texts.state,
    of: ({ state }) => <span className={state === 'failed' ? 'text-danger' : undefined}>{texts.states[state]}</span>,
  },
  { name: texts.when, of: ({ at }) => <time dateTime={at}>{shortTime(at)}</time> },
]

export const Mails = ({ mails }: { readonly mails: readonly SupportMail[] }) => (
  <Records label={texts.title} rows={mails} keyOf={({ id }) => id} head={head} columns={columns} none={texts.none} />
)
