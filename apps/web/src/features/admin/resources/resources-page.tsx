import { useQuery } from '@tanstack/react-query'
import { shortTime } from '../../../texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { AdminPage } from '../admin-page.tsx'
import { describeAdminError } from '../api.ts'
import { Loading, None, Records, Section } from '../health/records.tsx'
import { type AdminResources, resourcesQuery } from './admin-resources.ts'
import { Counts } from './counts.tsx'
import { Sources } from './sources.tsx'
import { texts as words } from './texts.ts'
import { TroubledAddress, troubledColumns } from './troubled.tsx'

export function ResourcesPage() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(resourcesQuery)
  return (
    <AdminPage section={words.title} lead={words.lead}>
      {error !== null && (
        <LoadProblem title={data ? words.staleTitle : words.failedTitle} busy={isFetching} onRetry={refetch}>
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {data === undefined && error === null && <Loading label={words.loading} className="min-h-dvh" />}
      {data && (
        <>
          <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-note text-muted">
            {words.asOf(shortTime(new Date(dataUpdatedAt).toISOString()))}
            <Button size="sm" busy={isFetching} onClick={() => refetch()}>
              {words.readAgain}
            </Button>
          </p>
          <Resources {...data} />
        </>
      )}
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
      {sources.length === 0 ? <None>{words.noSources}</None> : <Sources sources={sources} />}
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
