import { texts } from 'virtual:texts/admin/funnel'
import { adminFunnel, type ReplyOf } from '@app/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { longDay } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { daysIn, FilterFields, inputOf, useFilters } from '../filtered-list.tsx'
import { AdminPage, type Column, Loaded, Records, Section } from '../page-parts.tsx'
import { STEPS, type Step, sharesOf, sumOf } from './steps.ts'

type Days = ReplyOf<typeof adminFunnel>['days']
export function FunnelPage() {
  const { filters, change } = useFilters(daysIn)
  const query = useQuery({ ...q(adminFunnel, inputOf(filters)), staleTime: 0, placeholderData: keepPreviousData })
  return (
    <AdminPage section={texts.title} lead={texts.lead}>
      <FilterFields
        label={texts.filters}
        filters={filters}
        onChange={change}
        fields={[{ kind: 'days' }]}
        className="max-w-3xl sm:grid-cols-2"
      />
      <Loaded query={query} texts={texts} className="min-h-dvh">
        {({ days }) => <Funnel days={days.filter((day) => STEPS.some((step) => day[step] > 0))} />}
      </Loaded>
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
      <Records
        none={texts.none}
        label={texts.byDay}
        rows={days}
        keyOf={({ day }) => day}
        head={{ name: texts.day, of: ({ day }) => longDay(day) }}
        columns={columns}
      />
    </Section>
  </>
)

const columns: readonly Column<Days[number]>[] = STEPS.map((step: Step) => ({
  name: texts.steps[step],
  numeric: true,
  of: (day) => number(day[step]),
}))

const percent = (share: number): string => number(share, { style: 'percent', maximumFractionDigits: 1 })
