import { texts as all } from 'virtual:texts/admin/health'
import { type AdminCosts, adminCosts } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { describeCredits } from '../../../texts/credits.ts'
import { number } from '../../../texts/numbers.ts'
import { Notice } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { ProgressBar } from '../../../ui/trail.tsx'
import {
  ChapterLink,
  Code,
  type Column,
  DataTable,
  Learner,
  Loaded,
  Muted,
  None,
  Part,
  Records,
  Section,
  Titled,
} from '../page-parts.tsx'
import { share, shortDay, taskName, tokens, usd } from './descriptions.ts'

const texts = all.costs

const COST_DAYS = 30

/** Of the server's configuration. */
const variables = { prices: 'LLM_PRICES', budget: 'DAILY_BUDGET_USD' }

export function Costs() {
  return (
    <Section title={texts.title} note={texts.note({ days: number(COST_DAYS) })}>
      <Loaded query={useQuery(q(adminCosts, { days: COST_DAYS }))} texts={texts}>
        {(costs) => <Known costs={costs} />}
      </Loaded>
    </Section>
  )
}

function Known({ costs }: { readonly costs: AdminCosts }) {
  const { days, tasks, users, chapters, average_chapter_cost: average, calls_without_price: unpriced } = costs
  return (
    <>
      {unpriced > 0 && (
        <Notice className="mb-8" title={texts.unpriced({ count: unpriced })}>
          <p>{fill(texts.unpricedNote, { variable: <code translate="no">{variables.prices}</code> })}</p>
        </Notice>
      )}
      <Part title={texts.today}>
        <Today costs={costs} />
      </Part>
      <Part title={texts.days}>
        <CostChart days={days} />
      </Part>
      <Part title={texts.average}>
        <p>{average === null ? texts.averageUnknown : texts.averageCost({ cost: usd(average) })}</p>
      </Part>
      <Part title={texts.tasks}>
        <Records
          none={texts.noTasks}
          label={texts.tasksLabel}
          rows={tasks}
          keyOf={({ task }) => task}
          head={{ name: texts.task, of: ({ task }) => <TaskName task={task} /> }}
          columns={taskColumns}
        />
      </Part>
      <Part title={texts.users}>
        <Records
          none={texts.noUsers}
          label={texts.users}
          rows={users}
          keyOf={({ id }) => id}
          head={user}
          columns={sums}
        />
      </Part>
      <Part title={texts.chapters}>
        <Records
          none={texts.noChapters}
          label={texts.chapters}
          rows={chapters}
          keyOf={({ id }) => id}
          head={chapter}
          columns={[learner, ...sums]}
        />
      </Part>
    </>
  )
}

function Today({ costs }: { readonly costs: AdminCosts }) {
  const { spent_today: spent, reserved_today: reserved, daily_budget: budget, accepts_generations: goesOn } = costs
  if (budget === null) {
    return (
      <p>
        {texts.spent({ spent: usd(spent) })}{' '}
        {fill(texts.noBudget, { variable: <code translate="no">{variables.budget}</code> })}
      </p>
    )
  }
  const words = texts.spentOf({ spent: usd(spent), budget: usd(budget) })
  return (
    <div className="max-w-md">
      <p>{words}</p>
      <ProgressBar
        className="mt-2"
        label={texts.budget}
        value={budget === 0 ? 100 : (spent / budget) * 100}
        valueText={words}
      />
      {reserved > 0 && <p className="mt-2 text-note">{texts.reserved({ reserved: usd(reserved) })}</p>}
      {!goesOn && <p className="mt-2 text-note text-danger">{texts.exhausted}</p>}
    </div>
  )
}

const TaskName = ({ task }: { readonly task: string }) => (
  <>
    {taskName(task)} <Code>{task}</Code>
  </>
)

const taskColumns: readonly Column<AdminCosts['tasks'][number]>[] = [
  { name: texts.callCount, of: ({ calls }) => number(calls), numeric: true },
  { name: texts.tokens, of: ({ input_tokens, output_tokens }) => tokens(input_tokens, output_tokens), numeric: true },
  { name: texts.cost, of: ({ cost }) => usd(cost), numeric: true },
  {
    name: texts.rejected,
    of: ({ unfit, answers }) =>
      answers === 0 ? texts.noAnswers : texts.share({ share: share(unfit, answers), answers: number(answers) }),
    numeric: true,
  },
]

type User = AdminCosts['users'][number]
type Chapter = AdminCosts['chapters'][number]

const removed = <Muted>{texts.deletedUser}</Muted>

const user: Column<User> = {
  name: texts.user,
  of: ({ id, username }) => (username === null ? removed : <Learner id={id} username={username} />),
}

const chapter: Column<Chapter> = {
  name: texts.chapter,
  of: ({ id, title, plan_title }) =>
    title === null ? (
      <Muted>{texts.deletedChapter}</Muted>
    ) : (
      <Titled title={<ChapterLink id={id} title={title} />}>{plan_title !== null && <bdi>{plan_title}</bdi>}</Titled>
    ),
}

const learner: Column<Chapter> = {
  name: texts.learner,
  of: ({ learner: of }) => (of === null ? removed : <Learner {...of} />),
}

const sums: readonly Column<User | Chapter>[] = [
  { name: texts.callCount, of: ({ calls }) => number(calls), numeric: true },
  { name: texts.cost, of: ({ cost }) => usd(cost), numeric: true },
  { name: texts.creditsPaid, of: ({ credits_paid }) => number(credits_paid), numeric: true },
]

type Day = AdminCosts['days'][number]

/** Two rows of bars over the same days: dollars and credits have no scale in common. The same numbers follow as a table. */
function CostChart({ days }: { readonly days: readonly Day[] }) {
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
  />
)
