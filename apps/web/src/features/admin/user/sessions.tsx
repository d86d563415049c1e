import type { AdminAccount } from '@app/contract'
import { lastUsed, shortTime } from '../../../texts/dates.ts'
import { type Column, Records } from '../health/records.tsx'
import { texts as all } from './texts.ts'

const texts = all.sessions

type Session = AdminAccount['sessions'][number]

const head: Column<Session> = { name: texts.device, of: ({ device }) => device ?? texts.unknownDevice }
const columns: readonly Column<Session>[] = [
  { name: texts.since, of: ({ created_at: at }) => <time dateTime={at}>{shortTime(at)}</time> },
  { name: texts.lastUsed, of: ({ last_seen_at: at }) => <time dateTime={at}>{lastUsed(at, Date.now())}</time> },
]

export const Sessions = ({ sessions }: { readonly sessions: readonly Session[] }) => (
  <Records label={texts.title} rows={sessions} keyOf={({ id }) => id} head={head} columns={columns} none={texts.none} />
)
