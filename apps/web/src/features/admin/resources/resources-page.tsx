import { texts as words } from 'virtual:texts/admin/resources'
import { adminResources, type ReplyOf, type ResourceSourceState, type TroubledLink } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { shortTime } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { allowedAddress } from '../../../ui/markdown/allowed-address.ts'
import { AdminPage, Code, type Column, Loaded, Muted, Records, Section, Time, Titled } from '../page-parts.tsx'

export type AdminResources = ReplyOf<typeof adminResources>

export function ResourcesPage() {
  // read once for each visit, and when it is asked for: a list that moves under the pointer has the wrong page opened
  const query = useQuery({ ...q(adminResources, {}), staleTime: 0, refetchOnWindowFocus: false })
  return (
    <AdminPage section={words.title} lead={words.lead}>
      <Loaded query={query} texts={words} className="min-h-dvh">
        {(resources) => (
          <>
            <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-note text-muted">
              {words.asOf({ time: shortTime(new Date(query.dataUpdatedAt).toISOString()) })}
              <Button size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
                {words.readAgain}
              </Button>
            </p>
            <Resources {...resources} />
          </>
        )}
      </Loaded>
    </AdminPage>
  )
}

const Resources = ({ is_on: isOn, sources, links, lists, troubled }: AdminResources) => (
  <>
    {!isOn && (
      <Notice title={words.offTitle} className="mb-12">
        <p>{words.off}</p>
      </Notice>
    )}
    <Section title={words.sources} note={words.sourcesNote}>
      <Records
        none={words.noSources}
        label={words.sources}
        rows={sources}
        keyOf={({ name }) => name}
        head={source}
        columns={sourceColumns}
      />
    </Section>
    <Section title={words.links} note={words.linksNote}>
      <Counts names={words.linkStates} counts={links} />
    </Section>
    <Section title={words.lists} note={words.listsNote}>
      <Counts names={words.listStates} counts={lists} />
    </Section>
    <Section title={words.troubled} note={words.troubledNote}>
      <Records
        none={words.noTroubled}
        label={words.troubledLabel}
        rows={troubled}
        keyOf={({ address }) => address}
        head={{ name: words.address, of: (link) => <TroubledAddress {...link} /> }}
        columns={troubledColumns}
      />
    </Section>
  </>
)

type CountsProps<State extends string> = {
  readonly names: Readonly<Record<State, string>>
  readonly counts: Readonly<Record<NoInfer<State>, number>>
}

/** How many are in which state, beside each other. */
function Counts<State extends string>({ names, counts }: CountsProps<State>) {
  const states = Object.keys(names) as State[] // of a record by state
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 border-y border-line py-3 tabular-nums">
      {states.map((state) => (
        <div key={state}>
          <dt className="text-note text-muted">{names[state]}</dt>
          <dd className="font-semibold">{number(counts[state])}</dd>
        </div>
      ))}
    </dl>
  )
}

const source: Column<ResourceSourceState> = {
  name: words.source,
  of: ({ title, name }) => (
    <Titled title={title}>
      <Code>{name}</Code>
    </Titled>
  ),
}

const windows: Readonly<Record<number, string>> = words.windows

const none = <Muted>{words.none}</Muted>

const never = <Muted>{words.never}</Muted>

const mutedTime = (at: string) => (
  <Muted>
    <Time at={at} />
  </Muted>
)

const sourceColumns: readonly Column<ResourceSourceState>[] = [
  { name: words.state, of: (source) => <State {...source} /> },
  {
    name: words.used,
    // '12 of 100 per minute'
    of: ({ used, limit, window_seconds: seconds }) =>
      words.usedOf({
        used: number(used),
        limit: number(limit),
        window: windows[seconds] ?? words.inSeconds({ count: seconds }),
      }),
  },
  {
    name: words.lastFailure,
    of: ({ last_failure: failure, last_failure_at: at }) => (
      <>
        {failure === null && at === null && none}
        {failure && <p className="wrap-anywhere">{failure}</p>}
        {at && mutedTime(at)}
      </>
    ),
  },
  { name: words.lastAnswer, of: ({ last_answer_at: at }) => (at === null ? never : mutedTime(at)) },
  { name: words.failures, of: ({ failures }) => number(failures), numeric: true },
]

/** With the reason, if it is not asked. */
const State = ({ state, paused_until: until }: ResourceSourceState) => (
  <>
    <Badge tone={state === 'ready' ? 'good' : 'bad'}>{words.states[state]}</Badge>
    {state === 'used-up' && <p className="mt-1 text-muted">{words.usedUp}</p>}
    {state === 'paused' && until !== null && (
      <p className="mt-1 text-muted">{fill(words.pausedUntil, { time: <Time at={until} /> })}</p>
    )}
  </>
)

const tones = { live: 'good', unchecked: 'plain', failing: 'bad', gone: 'bad' } as const

/** To be read as it is, and opened by an admin: the page may not be what it was. */
const TroubledAddress = ({ address, source }: TroubledLink) => (
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

const troubledColumns: readonly Column<TroubledLink>[] = [
  { name: words.state, of: ({ state }) => <Badge tone={tones[state]}>{words.linkStates[state]}</Badge> },
  {
    name: words.failure,
    of: ({ failure, failing_since: since }) => (
      <>
        {failure === null ? none : <p className="wrap-anywhere">{failure}</p>}
        {since !== null && <Muted>{fill(words.since, { time: <Time at={since} /> })}</Muted>}
      </>
    ),
  },
  { name: words.read, of: ({ read_at: at }) => (at === null ? never : <Time at={at} />) },
  { name: words.reports, of: ({ reports }) => describeReports(reports) || none },
  { name: words.chapters, of: ({ chapters }) => number(chapters), numeric: true },
]

/** 'Doesn’t work (2), off topic (1)'; empty where there are none. */
const describeReports = (reports: TroubledLink['reports']): string =>
  Object.entries(words.reasons)
    // the keys of the record are those of the reports
    .map(([reason, words]) => ({ words, count: reports[reason as keyof typeof reports] }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${words} (${number(count)})`)
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase())
