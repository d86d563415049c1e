import type { ChapterRecord } from '@app/contract'
import { type ReactNode, useState } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { shortTime } from '../../../texts/dates.ts'
import { counted } from '../health/descriptions.ts'
import { Learner } from '../health/records.tsx'
import { Requeue } from '../health/requeue.tsx'
import { describeStatus } from './trouble-words.ts'

/** What was promised of it, and where it stands. */
export function Facts({ chapter }: { readonly chapter: ChapterRecord }) {
  const { learner, plan_title: plan, summary, objectives, minutes, price, attempts, versions } = chapter
  const { content_error: error, unlocked_at: unlockedAt, content_generated_at: writtenAt } = chapter
  return (
    <dl className="max-w-3xl border-t border-line">
      <Fact name="Plan">
        <bdi>{plan}</bdi>
      </Fact>
      <Fact name="Learner">
        <Learner {...learner} />
        <span className="text-muted"> · </span>
        <PageLink to={`${paths.adminChapters}?learner=${learner.id}`}>their chapters in this list</PageLink>
      </Fact>
      <Fact name="State">
        <p>{describeStatus(chapter)}</p>
        {error && <p className="mt-1 text-muted">The learner reads: {error.message}</p>}
        {error?.code === 'failed' && (
          <div className="mt-3">
            <RequeueOnce chapter={chapter} />
          </div>
        )}
      </Fact>
      <Fact name="Asked for">{attempts === 0 ? 'Not yet' : counted(attempts, 'time')}</Fact>
      {versions > 1 && <Fact name="Versions">{versions}: it was explained differently, and one of them is shown</Fact>}
      <Fact name="Price">{price === 0 ? 'Free' : describeCredits(price)}</Fact>
      {unlockedAt !== null && <Fact name="Unlocked">{shortTime(unlockedAt)}</Fact>}
      {writtenAt !== null && <Fact name="Written">{shortTime(writtenAt)}</Fact>}
      <Fact name="Summary">{summary === '' ? 'None' : <bdi>{summary}</bdi>}</Fact>
      <Fact name="Objectives">
        {objectives.length === 0 ? 'None promised' : <Objectives objectives={objectives} />}
      </Fact>
      <Fact name="Time">{minutes === null ? 'Not promised' : counted(minutes, 'minute')}</Fact>
    </dl>
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

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline gap-4 border-b border-line py-3">
    <dt className="w-24 flex-none text-note text-muted">{name}</dt>
    <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
  </div>
)
