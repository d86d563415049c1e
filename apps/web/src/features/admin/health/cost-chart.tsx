import { texts as all } from 'virtual:texts/admin/health'
import type { AdminCosts } from '@app/contract'
import { describeCredits } from '../../../texts/credits.ts'
import { number } from '../../../texts/numbers.ts'
import { None } from '../page-parts.tsx'
import { compact, DataTable, type Look } from '../records.tsx'
import { shortDay, usd } from './descriptions.ts'

const texts = all.costs

type Day = AdminCosts['days'][number]

/** Two rows of bars over the same days: dollars and credits have no scale in common. The same numbers follow as a table. */
export function CostChart({ days }: { readonly days: readonly Day[] }) {
  const cost = days.reduce((sum, day) => sum + day.cost, 0)
  const earned = days.reduce((sum, day) => sum + day.credits_earned, 0)
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  return (
    <>
      <p className="mb-4">
        {texts.sum({ cost: usd(cost), calls: texts.calls({ count: calls }), earned: describeCredits(earned) })}
      </p>
      {calls === 0 && earned === 0 ? (
        <None>{texts.nothing}</None>
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          <Bars title={texts.cost} days={days} of={({ cost }) => cost} words={usd} className="fill-ink" />
          <Bars
            title={texts.creditsEarned}
            days={days}
            of={({ credits_earned }) => credits_earned}
            words={describeCredits}
            className="fill-ok"
          />
        </div>
      )}
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-note underline">
          {texts.asTable}
        </summary>
        <DayTable days={days} />
      </details>
    </>
  )
}

type BarsProps = {
  readonly title: string
  readonly days: readonly Day[]
  readonly of: (day: Day) => number
  readonly words: (value: number) => string
  readonly className: string
}

const HEIGHT = 100
const STEP = 10
const GAP = 2

function Bars({ title, days, of, words, className }: BarsProps) {
  const most = Math.max(0, ...days.map(of))
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  return (
    <figure aria-label={texts.chart({ title, most: words(most) })}>
      <figcaption className="flex justify-between gap-4 text-note">
        <span className="font-semibold">{title}</span>
        <span className="text-muted">{texts.highest({ most: words(most) })}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 h-28 w-full border-b border-edge"
      >
        {days.map((day, index) => {
          const value = of(day)
          // the least that was spent is still seen
          const height = value === 0 || most === 0 ? 0 : Math.max(2, (value / most) * HEIGHT)
          return (
            <g key={day.day}>
              <title>{`${shortDay(day.day)}: ${words(value)}`}</title>
              <rect x={index * STEP} width={STEP} height={HEIGHT} className="fill-transparent hover:fill-line" />
              <rect
                x={index * STEP + GAP / 2}
                y={HEIGHT - height}
                width={STEP - GAP}
                height={height}
                className={`pointer-events-none ${className}`}
              />
            </g>
          )
        })}
      </svg>
      {first && last && (
        <p aria-hidden="true" className="mt-1 flex justify-between text-note text-muted">
          <span>{shortDay(first)}</span>
          <span>{shortDay(last)}</span>
        </p>
      )}
    </figure>
  )
}

const dense: Look = {
  ...compact,
  table: 'mt-2',
  heading: 'py-2 pr-3',
  row: '',
  head: 'py-2 pr-3 text-note whitespace-nowrap',
  cell: 'py-2 pr-3',
}

/** However narrow the screen: cards of a month would have no end. */
const DayTable = ({ days }: { readonly days: readonly Day[] }) => (
  <DataTable
    label={texts.tableLabel}
    rows={days.toReversed()}
    keyOf={({ day }) => day}
    head={{ name: texts.day, of: ({ day }) => shortDay(day) }}
    columns={[
      { name: texts.callCount, numeric: true, of: ({ calls }) => number(calls) },
      { name: texts.cost, numeric: true, of: ({ cost }) => usd(cost) },
      { name: texts.earned, numeric: true, of: ({ credits_earned }) => number(credits_earned) },
      { name: texts.bought, numeric: true, of: ({ credits_bought }) => number(credits_bought) },
    ]}
    look={dense}
  />
)
