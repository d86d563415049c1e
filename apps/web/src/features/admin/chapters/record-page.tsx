import { texts } from 'virtual:texts/admin/chapters'
import { adminChapter, type ChapterCall, type ChapterRecord } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { q } from '../../../api/query.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { shortTime } from '../../../texts/dates.ts'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { callOutcome, taskName, tokens, usd } from '../health/descriptions.ts'
import { Requeue } from '../health/requeue.tsx'
import {
  AdminPage,
  Code,
  type Column,
  Fact,
  FactList,
  Learner,
  Loaded,
  Muted,
  Records,
  Section,
  Time,
  Titled,
} from '../page-parts.tsx'
import { Content, Questions } from './content.tsx'

const { record: words, calls } = texts

export function RecordPage() {
  const { chapterId = '' } = useParams()
  const query = useQuery({
    ...q(adminChapter, { id: chapterId }),
    // each read is written down, so it is read once for each visit, and never again by itself
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  return (
    <AdminPage section={words.title} lead={words.lead}>
      <p className="mb-8">
        <PageLink to={paths.adminChapters}>{words.all}</PageLink>
      </p>
      <Loaded query={query} texts={words} className="min-h-160">
        {(chapter) => <Record chapter={chapter} />}
      </Loaded>
    </AdminPage>
  )
}

type Of = { readonly chapter: ChapterRecord }

const Record = ({ chapter }: Of) => (
  <>
    <Section title={chapter.title} note={texts.ofChapters({ number: chapter.number, count: chapter.chapter_count })}>
      <Facts chapter={chapter} />
    </Section>
    <Section title={words.questions} note={words.questionsNote}>
      <Questions questions={chapter.questions} />
    </Section>
    {chapter.reported_elsewhere.length > 0 && (
      <Section title={words.elsewhere} note={words.elsewhereNote}>
        <Questions questions={chapter.reported_elsewhere} />
      </Section>
    )}
    <Section title={words.calls} note={words.callsNote}>
      <Records
        none={calls.none}
        label={calls.label}
        rows={chapter.calls}
        keyOf={({ started_at, task, request_id }) => `${started_at} ${task} ${request_id}`}
        head={call}
        columns={callColumns}
      />
    </Section>
    {chapter.parts.length > 0 && (
      <Section title={words.parts} note={words.partsNote}>
        <Parts chapter={chapter} />
      </Section>
    )}
    <Section title={words.content} note={words.contentNote}>
      <Content chapter={chapter} />
    </Section>
  </>
)

/** What was promised of it, and where it stands. */
function Facts({ chapter }: Of) {
  const names = texts.facts
  const { learner, plan_title: plan, summary, objectives, minutes, price, attempts, versions } = chapter
  const { help_turns: helpTurns = 0 } = chapter
  const { content_error: error, unlocked_at: unlockedAt, content_generated_at: writtenAt } = chapter
  return (
    <FactList>
      <Fact name={names.plan}>
        <bdi>{plan}</bdi>
      </Fact>
      <Fact name={names.learner}>
        <Learner {...learner} />
        <Muted> · </Muted>
        <PageLink to={`${paths.adminChapters}?learner=${learner.id}`}>{names.theirs}</PageLink>
      </Fact>
      <Fact name={names.state}>
        <p>{describeStatus(chapter)}</p>
        {error && <p className="mt-1 text-muted">{texts.learnerReads({ message: error.message })}</p>}
        {error?.code === 'failed' && (
          <div className="mt-3">
            <RequeueOnce chapter={chapter} />
          </div>
        )}
      </Fact>
      <Fact name={names.askedFor}>{attempts === 0 ? names.notYet : texts.times({ count: attempts })}</Fact>
      {versions > 1 && <Fact name={names.versions}>{texts.versionsShown({ count: versions })}</Fact>}
      {helpTurns > 0 && <Fact name={names.helpTurns}>{texts.times({ count: helpTurns })}</Fact>}
      <Fact name={names.price}>{price === 0 ? names.free : describeCredits(price)}</Fact>
      {unlockedAt !== null && <Fact name={names.unlocked}>{shortTime(unlockedAt)}</Fact>}
      {writtenAt !== null && <Fact name={names.written}>{shortTime(writtenAt)}</Fact>}
      <Fact name={names.summary}>{summary === '' ? names.none : <bdi>{summary}</bdi>}</Fact>
      <Fact name={names.objectives}>
        {objectives.length === 0 && names.noObjectives}
        <ul className="list-disc ps-5">
          {objectives.map((objective) => (
            <li key={objective} dir="auto">
              {objective}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={names.time}>{minutes === null ? names.noTime : texts.minutes({ count: minutes })}</Fact>
    </FactList>
  )
}

function describeStatus({ content_status: status, content_error: error, attempts }: ChapterRecord): string {
  const words = texts.status
  if (status === 'COMPLETE') return words.ready
  if (status === 'GENERATING') return words.writing
  if (status === 'FAILED') return error?.code === 'earlier-failed' ? words.lockedAgain : words.failed
  return attempts === 0 ? words.locked : words.waiting
}

/** What became of it is on the page of failures; this page does not read the chapter again by itself. */
function RequeueOnce({ chapter }: Of) {
  const [isRequeued, setIsRequeued] = useState(false)
  return (
    <Requeue failure={{ ...chapter, kind: 'chapter' }} isRequeued={isRequeued} onRequeued={() => setIsRequeued(true)} />
  )
}

const call: Column<ChapterCall> = {
  name: calls.task,
  of: ({ task, model }) => (
    <Titled title={[`${taskName(task)} `, <Code key="task">{task}</Code>]}>
      <bdi>{model}</bdi>
    </Titled>
  ),
}

const callColumns: readonly Column<ChapterCall>[] = [
  { name: calls.ended, of: (call) => <Ended {...call} /> },
  { name: calls.begun, of: ({ started_at }) => <Time at={started_at} /> },
  {
    name: calls.took,
    of: ({ milliseconds }) => (milliseconds === null ? calls.unknown : `${(milliseconds / 1_000).toFixed(1)} s`),
    numeric: true,
  },
  { name: calls.tokens, of: ({ input_tokens, output_tokens }) => tokens(input_tokens, output_tokens), numeric: true },
  { name: calls.cost, of: ({ cost }) => (cost === null ? calls.unknown : usd(cost)), numeric: true },
]

function Ended({ outcome, faults, request_id }: ChapterCall) {
  return (
    <>
      <p>{callOutcome(outcome)}</p>
      {faults.length > 0 && (
        <ul aria-label={calls.faults} className="mt-1 list-disc ps-4">
          {faults.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </ul>
      )}
      {request_id !== null && (
        <p className="mt-1 text-muted">{fill(calls.request, { id: <Code>{request_id}</Code> })}</p>
      )}
    </>
  )
}

/** As it is kept: a part is no page yet. */
const Parts = ({ chapter }: Of) => (
  <List aria-label={words.parts} className="max-w-3xl border-t border-line">
    {chapter.parts.map(({ name, model, at, made }) => (
      <li key={name} className="border-b border-line py-3">
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-note text-muted">
              <bdi>{model}</bdi>, {shortTime(at)}
            </span>
          </summary>
          <pre className="mt-2 rounded-md bg-sunk p-4 text-note whitespace-pre-wrap wrap-anywhere">{made}</pre>
        </details>
      </li>
    ))}
  </List>
)
