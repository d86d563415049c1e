import type { TroubledLink } from '@app/contract'
import { shortTime } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { allowedAddress } from '../../../ui/markdown/allowed-address.ts'
import type { Column } from '../health/records.tsx'
import { describeReports } from './resource-words.ts'
import { texts as words } from './texts.ts'

const tones = { live: 'good', unchecked: 'plain', failing: 'bad', gone: 'bad' } as const

/** To be read as it is, and opened by an admin: the page may not be what it was. */
export const TroubledAddress = ({ address, source }: Pick<TroubledLink, 'address' | 'source'>) => (
  <>
    <a
      href={allowedAddress(address)}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link text-note wrap-anywhere"
    >
      {address} <span className="sr-only">{words.newTab}</span>
    </a>
    <p className="text-note text-muted">{source}</p>
  </>
)

export const troubledColumns: readonly Column<TroubledLink>[] = [
  { name: words.state, of: ({ state }) => <Badge tone={tones[state]}>{words.linkStates[state]}</Badge> },
  {
    name: words.failure,
    of: ({ failure, failing_since: since }) => (
      <>
        {failure === null ? (
          <span className="text-muted">{words.none}</span>
        ) : (
          <p className="wrap-anywhere">{failure}</p>
        )}
        {since !== null && (
          <time dateTime={since} className="text-muted">
            {words.since(shortTime(since))}
          </time>
        )}
      </>
    ),
  },
  {
    name: words.read,
    of: ({ read_at: at }) =>
      at === null ? <span className="text-muted">{words.never}</span> : <time dateTime={at}>{shortTime(at)}</time>,
  },
  {
    name: words.reports,
    of: ({ reports }) => describeReports(reports) || <span className="text-muted">{words.none}</span>,
  },
  { name: words.chapters, of: ({ chapters }) => number(chapters), numeric: true },
]
