import { adminFunnel, type ReplyOf } from '@app/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { longDay } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { AdminPage } from '../admin-page.tsx'
import { describeAdminError } from '../api.ts'
import { DayRange } from '../day-range.tsx'
import { type Column, Loading, None, Records, Section } from '../health/records.tsx'
import { dayIn, useFilters } from '../use-filters.ts'
import { STEPS, type Step, sharesOf, sumOf } from './steps.ts'
import { texts } from './texts.ts'

type Days = ReplyOf<typeof adminFunnel>['days']
type Filters = { readonly from: string | null; readonly to: string | null }

const read = (params: URLSearchParams): Filters => ({ from: dayIn(params.get('from')), to: dayIn(params.get('to')) })

const funnelQuery = ({ from, to }: Filters) =>
  queryOptions({
    ...q(adminFunnel, { ...(from !== null && { from }), ...(to !== null && { to }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export function FunnelPage() {
  const { filters, change } = useFilters(read)
  const { data, error, refetch, isFetching } = useQuery(funnelQuery(filters))
  return (
    <AdminPage section={texts.title} lead={texts.lead}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and before do not know <search> */}
      <div role="search" aria-label={texts.filters} className="mb-6 grid max-w-3xl gap-4 sm:grid-cols-2">
        <DayRange days={filters} onChange={change} />
      </div>
      {error !== null && (
        <LoadProblem title={texts.failed} busy={isFetching} onRetry={refetch}>
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {data === undefined && error === null && <Loading label={texts.loading} className="min-h-dvh" />}
      {data && <Funnel days={data.days.filter((day) => STEPS.some((step) => day[step] > 0))} />}
    </AdminPage>
  )
}

const Funnel = ({ days }: { readonly days: Days }) => (
  <>
    <Section title={texts.total} note={texts.totalNote}>
      <Records
        label={texts.total}
        rows={sharesOf(sumOf(days))}
        keyOf={({ step }) => step}
        head={{ name: texts.step, of: ({ step }) => texts.steps[step] }}
        columns={[
          { name: texts.count, numeric: true, of: ({ count }) => number(count) },
          { name: texts.share, numeric: true, of: ({ share }) => (share === null ? '–' : percent(share)) },
        ]}
      />
      <p className="mt-4 max-w-prose text-note text-muted">{texts.viewsNote}</p>
    </Section>
    <Section title={texts.byDay} note={texts.byDayNote}>
      {days.length === 0 ? (
        <None>{texts.none}</None>
      ) : (
        <Records
          label={texts.byDay}
          rows={days}
          keyOf={({ day }) => day}
          head={{ name: texts.day, of: ({ day }) => longDay(day) }}
          columns={columns}
        />
      )}
    </Section>
  </>
)

const columns: readonly Column<Days[number]>[] = STEPS.map((step: Step) => ({
  name: texts.steps[step],
  numeric: true,
  of: (day) => number(day[step]),
}))

const percent = (share: number): string => number(share, { style: 'percent', maximumFractionDigits: 1 })
