import { texts as learning } from 'virtual:texts/learning'
import { texts as content } from 'virtual:texts/learning/chapter/content'
import type { ReplyOf, sharedPlan } from '@app/contract'
import { describeHours } from '../../../texts/durations.ts'
import { ObjectivesList } from '../objectives-list.tsx'
import { Fold } from '../plan-screen/fold.tsx'

type Shared = ReplyOf<typeof sharedPlan>
type OutlineProps = Pick<Shared, 'minutes'> & {
  readonly chapters: readonly Pick<Shared['chapters'][number], 'title' | 'summary' | 'objectives'>[]
}

/** What a plan that is not the reader's teaches, chapter by chapter. */
export const Outline = ({ minutes, chapters }: OutlineProps) => (
  <>
    <h2 className="mt-12 text-lead">
      {content.plan.chapters({ count: chapters.length })}
      {minutes !== null && ` · ${describeHours(minutes)}`}
    </h2>
    <ol className="mt-4">
      {chapters.map(({ title, summary, objectives }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its place
        <li key={place} className="border-t border-line py-4">
          <h3 dir="auto" className="font-sans text-body font-semibold">
            {place + 1} {title}
          </h3>
          <p dir="auto" className="mt-1 empty:hidden">
            {summary}
          </p>
          {objectives.length > 0 && (
            <Fold label={learning.outline.objectives} of={title} className="mt-1">
              <ObjectivesList objectives={objectives} />
            </Fold>
          )}
        </li>
      ))}
    </ol>
  </>
)
