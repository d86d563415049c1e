import type { ChapterRecord } from '@app/contract'
import { useState } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { shortTime } from '../../../texts/dates.ts'
import { Fact, FactList } from '../fact-list.tsx'
import { Learner } from '../health/records.tsx'
import { Requeue } from '../health/requeue.tsx'
import { texts } from './texts.ts'
import { describeStatus } from './trouble-words.ts'

const words = texts.facts

/** What was promised of it, and where it stands. */
export function Facts({ chapter }: { readonly chapter: ChapterRecord }) {
  const { learner, plan_title: plan, summary, objectives, minutes, price, attempts, versions } = chapter
  const { content_error: error, unlocked_at: unlockedAt, content_generated_at: writtenAt } = chapter
  return (
    <FactList>
      <Fact name={words.plan}>
        <bdi>{plan}</bdi>
      </Fact>
      <Fact name={words.learner}>
        <Learner {...learner} />
        <span className="text-muted"> · </span>
        <PageLink to={`${paths.adminChapters}?learner=${learner.id}`}>{words.theirs}</PageLink>
      </Fact>
      <Fact name={words.state}>
        <p>{describeStatus(chapter)}</p>
        {error && <p className="mt-1 text-muted">{texts.learnerReads(error.message)}</p>}
        {error?.code === 'failed' && (
          <div className="mt-3">
            <RequeueOnce chapter={chapter} />
          </div>
        )}
      </Fact>
      <Fact name={words.askedFor}>{attempts === 0 ? words.notYet : texts.times(attempts)}</Fact>
      {versions > 1 && <Fact name={words.versions}>{texts.versionsShown(versions)}</Fact>}
      <Fact name={words.price}>{price === 0 ? words.free : describeCredits(price)}</Fact>
      {unlockedAt !== null && <Fact name={words.unlocked}>{shortTime(unlockedAt)}</Fact>}
      {writtenAt !== null && <Fact name={words.written}>{shortTime(writtenAt)}</Fact>}
      <Fact name={words.summary}>{summary === '' ? words.none : <bdi>{summary}</bdi>}</Fact>
      <Fact name={words.objectives}>
        {objectives.length === 0 ? words.noObjectives : <Objectives objectives={objectives} />}
      </Fact>
      <Fact name={words.time}>{minutes === null ? words.noTime : texts.minutes(minutes)}</Fact>
    </FactList>
  )
}

const Objectives = ({ objectives }: Pick<ChapterRecord, 'objectives'>) => (
  <ul className="list-disc ps-5">
    {objectives.map((objective) => (
      <li key={objective} dir="auto">
        {objective}
      </li>
    ))}
  </ul>
)

/** What became of it is on the page of failures; this page does not read the chapter again by itself. */
function RequeueOnce({ chapter }: { readonly chapter: ChapterRecord }) {
  const [isRequeued, setIsRequeued] = useState(false)
  return (
    <Requeue failure={{ ...chapter, kind: 'chapter' }} isRequeued={isRequeued} onRequeued={() => setIsRequeued(true)} />
  )
}
