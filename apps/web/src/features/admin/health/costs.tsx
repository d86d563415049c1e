import type { AdminCosts } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Notice } from '../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { ProgressBar } from '../../../ui/trail.tsx'
import { describeAdminError } from '../api.ts'
import { COST_DAYS, costsQuery } from './api.ts'
import { Code } from './code.tsx'
import { CostChart } from './cost-chart.tsx'
import { counted, share, taskName, tokens, usd } from './descriptions.ts'
import { type Column, Learner, Loading, Part, Records, Section } from './records.tsx'

export function Costs() {
  const { data, error, refetch, isFetching } = useQuery(costsQuery)
  return (
    <Section title="Costs" note={`What models cost in the last ${COST_DAYS} days, in US dollars. All dates in UTC.`}>
      {error !== null && (
        <LoadProblem title="The costs could not be loaded." busy={isFetching} onRetry={refetch}>
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {data === undefined && error === null && <Loading label="Loading the costs..." />}
      {data && <Known costs={data} />}
    </Section>
  )
}

function Known({ costs }: { readonly costs: AdminCosts }) {
  const { days, tasks, users, chapters, average_chapter_cost: average, calls_without_price: unpriced } = costs
  return (
    <>
      {unpriced > 0 && (
        <Notice className="mb-8" title={`${counted(unpriced, 'call')} without a known price`}>
          <p>
            They count as free here, so the true costs are higher. Give the prices of your models in{' '}
            <code>LLM_PRICES</code>; they hold for calls from then on.
          </p>
        </Notice>
      )}
      <Part title="Today">
        <Today costs={costs} />
      </Part>
      <Part title="Day by day">
        <CostChart days={days} />
      </Part>
      <Part title="Average chapter">
        <p>
          {average === null
            ? 'Not known: no chapter with a known price was finished in these days.'
            : `A finished chapter cost ${usd(average)} on average, its failed attempts too.`}
        </p>
      </Part>
      <Part title="By task">
        <Records
          none="No model was called."
          label="Costs by task and version of its prompt"
          rows={tasks}
          keyOf={({ task }) => task}
          head={{ name: 'Task', of: ({ task }) => <TaskName task={task} /> }}
          columns={taskColumns}
        />
      </Part>
      <Part title="Highest-cost users">
        <Records
          none="No model was called for anybody."
          label="Highest-cost users"
          rows={users}
          keyOf={({ id }) => id}
          head={user}
          columns={sums}
        />
      </Part>
      <Part title="Highest-cost chapters">
        <Records
          none="No model was called for a chapter."
          label="Highest-cost chapters"
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
        {usd(spent)} spent today. No budget set: <code>DAILY_BUDGET_USD</code> would set one.
      </p>
    )
  }
  const words = `${usd(spent)} of ${usd(budget)} spent today`
  return (
    <div className="max-w-md">
      <p>{words}</p>
      <ProgressBar
        className="mt-2"
        label="Daily budget"
        value={budget === 0 ? 100 : (spent / budget) * 100}
        valueText={words}
      />
      {reserved > 0 && <p className="mt-2 text-note">Up to {usd(reserved)} more is held for calls that run now.</p>}
      {!goesOn && (
        <p className="mt-2 text-note text-danger">
          What is left does not cover another plan or chapter: none begins before midnight UTC.
        </p>
      )}
    </div>
  )
}

const TaskName = ({ task }: { readonly task: string }) => (
  <>
    {taskName(task)} <Code>{task}</Code>
  </>
)

const taskColumns: readonly Column<AdminCosts['tasks'][number]>[] = [
  { name: 'Calls', of: ({ calls }) => calls.toLocaleString('en'), numeric: true },
  { name: 'Tokens', of: ({ input_tokens, output_tokens }) => tokens(input_tokens, output_tokens), numeric: true },
  { name: 'Cost', of: ({ cost }) => usd(cost), numeric: true },
  {
    name: 'Unfit answers',
    of: ({ unfit, answers }) =>
      answers === 0 ? 'no answers' : `${share(unfit, answers)} of ${answers.toLocaleString('en')}`,
    numeric: true,
  },
]

type User = AdminCosts['users'][number]
type Chapter = AdminCosts['chapters'][number]

const removed = <span className="text-muted">Removed account</span>

const user: Column<User> = {
  name: 'User',
  of: ({ id, username }) => (username === null ? removed : <Learner id={id} username={username} />),
}

const chapter: Column<Chapter> = {
  name: 'Chapter',
  of: ({ id, title, plan_title }) =>
    title === null ? (
      <span className="text-muted">Removed chapter</span>
    ) : (
      <>
        <p className="font-semibold">
          <PageLink to={paths.adminChapter(id)}>
            <bdi>{title}</bdi>
          </PageLink>
        </p>
        {plan_title !== null && (
          <p className="text-note text-muted">
            <bdi>{plan_title}</bdi>
          </p>
        )}
      </>
    ),
}

const learner: Column<Chapter> = {
  name: 'Learner',
  of: ({ learner: of }) => (of === null ? removed : <Learner {...of} />),
}

const sums: readonly Column<User | Chapter>[] = [
  { name: 'Calls', of: ({ calls }) => calls.toLocaleString('en'), numeric: true },
  { name: 'Cost', of: ({ cost }) => usd(cost), numeric: true },
  { name: 'Credits paid', of: ({ credits_paid }) => credits_paid.toLocaleString('en'), numeric: true },
]
