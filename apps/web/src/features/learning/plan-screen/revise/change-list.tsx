import { texts } from 'virtual:texts/learning/plan-screen/revise'
import type { PlanChange } from '@app/contract'
import { clsx } from 'clsx'
import { roundedTime } from '../../../../texts/durations.ts'
import { List } from '../../../../ui/list.tsx'
import { ObjectivesList } from '../../objectives-list.tsx'
import { chapterFacts } from '../../outline-words.ts'
import { revisionId } from '../edit/focus-soon.ts'

type Chapter = NonNullable<PlanChange['after']>
type TimeChange = PlanChange & { readonly before: Chapter; readonly after: Chapter }
type Part = 'title' | 'summary' | 'objectives' | 'minutes'

const ALL: readonly Part[] = ['title', 'summary', 'objectives', 'minutes']
const LOOKS = { add: 'text-ok', remove: 'text-danger', move: 'text-muted', reword: 'text-muted' }

/** What would be different, chapter by chapter, and their times together. */
export function ChangeList({ changes }: { readonly changes: readonly PlanChange[] }) {
  const { others, times } = apartFromTimes(changes)
  return (
    <List ordered aria-labelledby={revisionId} className="mt-4 border-t border-line">
      {others.map((change) => (
        <Change key={`${change.kind} ${change.chapter_id ?? change.after?.number}`} change={change} />
      ))}
      {times.length > 0 && <Times times={times} isAsLong={isAsLongAsBefore(changes)} />}
    </List>
  )
}

type TimesProps = { readonly times: readonly TimeChange[]; readonly isAsLong: boolean }

const Times = ({ times, isAsLong }: TimesProps) => (
  <li className="border-b border-line py-4">
    <p className="text-note font-semibold text-muted">{texts.times}</p>
    {isAsLong && <p className="mt-1 text-note">{texts.asLong}</p>}
    <dl className="mt-2 flex flex-col gap-2 text-note">
      {times.map(({ before, after }) => (
        <div key={after.number} className="grid gap-x-6 sm:grid-cols-2">
          <dt dir="auto" className="min-w-0 wrap-anywhere">
            {after.number} {after.title}
          </dt>
          <dd className="text-muted">
            {texts.time({ before: roundedTime(before.minutes ?? 0), after: roundedTime(after.minutes ?? 0) })}
          </dd>
        </div>
      ))}
    </dl>
  </li>
)

function Change({ change }: { readonly change: PlanChange }) {
  const { kind, before, after } = change
  // one that is reworded is known by its old title
  const chapter = before ?? after
  if (chapter === undefined) return null
  return (
    <li className="border-b border-line py-4">
      <p className={clsx('text-note font-semibold', LOOKS[kind])}>
        {texts.kind[kind]({ from: before?.number ?? 0, to: after?.number ?? 0 })}
      </p>
      <h3 dir="auto" className={clsx('mt-0.5 text-lead wrap-anywhere', kind === 'remove' && 'line-through')}>
        {chapter.title}
      </h3>
      {kind === 'reword' && before && after ? (
        <Reworded before={before} after={after} />
      ) : (
        kind !== 'move' && (
          <div className="mt-1 max-w-[36rem]">
            <Parts chapter={chapter} parts={kind === 'add' ? ['summary', 'minutes', 'objectives'] : ['summary']} />
          </div>
        )
      )}
    </li>
  )
}

/** Only what differs, side by side where there is room. */
function Reworded({ before, after }: { readonly before: Chapter; readonly after: Chapter }) {
  const parts = ALL.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {[
        { name: texts.before, chapter: before },
        { name: texts.after, chapter: after },
      ].map(({ name, chapter }) => (
        <div key={name} className="min-w-0">
          <dt className="text-note text-muted">{name}</dt>
          <dd>
            <Parts chapter={chapter} parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type PartsProps = { readonly chapter: Chapter; readonly parts: readonly Part[] }

function Parts({ chapter, parts }: PartsProps) {
  const has = (part: Part): boolean => parts.includes(part)
  const facts = chapterFacts({ ...chapter, price: 0 }, false)
  return (
    <div className="flex flex-col gap-1.5 text-note wrap-anywhere">
      {has('title') && (
        <p dir="auto" className="font-semibold">
          {chapter.title}
        </p>
      )}
      {has('summary') && chapter.summary && <p dir="auto">{chapter.summary}</p>}
      {has('summary') && !chapter.summary && <p className="text-muted">{texts.noSummary}</p>}
      {has('minutes') && facts.length > 0 && <p className="text-muted">{facts.join(' · ')}</p>}
      {has('objectives') && chapter.objectives.length > 0 && <ObjectivesList objectives={chapter.objectives} />}
    </div>
  )
}

/** Chapters that keep every word and only take another time are one change to look over, however many they are. */
export function apartFromTimes(changes: readonly PlanChange[]) {
  const times = changes.filter(isOfTime)
  const others = changes.filter((change) => !isOfTime(change))
  return { others, times, count: others.length + Math.min(1, times.length) }
}

function isOfTime(change: PlanChange): change is TimeChange {
  const { kind, before, after } = change
  if (kind !== 'reword' || !before || !after || before.minutes === null || after.minutes === null) return false
  return JSON.stringify({ ...before, number: 0, minutes: 0 }) === JSON.stringify({ ...after, number: 0, minutes: 0 })
}

/** As exact as times are shown. */
const STEP = 15

/** Whether new chapters take what the others lose, or the other way round. */
const isAsLongAsBefore = (changes: readonly PlanChange[]): boolean =>
  Math.abs(changes.reduce((sum, { before, after }) => sum + (after?.minutes ?? 0) - (before?.minutes ?? 0), 0)) < STEP
