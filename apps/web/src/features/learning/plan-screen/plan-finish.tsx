import { texts } from 'virtual:texts/learning/plan-screen'
import type { PlanDetails } from '@app/contract'
import { LinkButton, PageLink, paths } from '../../../routing/page-link.tsx'
import { describeHours } from '../../../texts/durations.ts'
import { ObjectivesList } from '../objectives-list.tsx'
import { heldNote, shownOf } from '../outline-words.ts'

const words = texts.finish

const recap = ({ chapters, minutes }: PlanDetails): string =>
  [words.chapters({ count: chapters.length }), ...(minutes === null ? [] : [describeHours(minutes)])].join(' · ')

/** The end of a plan: what it took, what the learner has shown that they can do, how long that lasts, and what comes next. */
export function PlanFinish({ plan }: { readonly plan: PlanDetails }) {
  const { held_for: held } = plan
  const objectives = plan.chapters.flatMap((chapter) => chapter.objectives)
  const shown = plan.chapters.flatMap(shownOf)
  return (
    <section
      aria-labelledby="plan-finish"
      className="mb-10 flex flex-col gap-6 rounded-md border border-line bg-sheet p-6 shadow-sheet print:hidden"
    >
      <div>
        <h2 id="plan-finish" className="text-lead">
          {words.title}
        </h2>
        <p className="mt-1 text-note text-muted">{recap(plan)}</p>
      </div>
      {objectives.length > 0 && (
        <div>
          <h3 id="plan-finish-objectives" className="mb-2 font-semibold">
            {words.shown({ shown: shown.length, of: objectives.length })}
          </h3>
          {shown.length > 0 && (
            <ObjectivesList
              objectives={shown}
              labelledBy="plan-finish-objectives"
              noteOf={(one) => plan.chapters.map((chapter) => heldNote(chapter, one)).find(Boolean)}
            />
          )}
          {shown.length < objectives.length && <p className="mt-3 text-note text-muted">{words.showMore}</p>}
        </div>
      )}
      {held && held.questions > 0 && (
        <div>
          <h3 className="mb-1 font-semibold">{words.held}</h3>
          <p>
            {words.heldFor({
              count: held.questions,
              days30: held.days_30,
              days90: held.days_90,
              days365: held.days_365,
            })}
          </p>
          <p className="mt-1 text-note text-muted">{words.heldNote}</p>
        </div>
      )}
      <div>
        <h3 className="mb-1 font-semibold">{words.next}</h3>
        <p className="text-muted">{words.again}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={paths.newLearningRequest} variant="next">
            {words.plan}
          </LinkButton>
          <PageLink to={paths.dashboard}>{texts.dashboard}</PageLink>
        </div>
      </div>
    </section>
  )
}
