import { texts } from 'virtual:texts/learning/dashboard'
import { useId, useRef } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { dollars, priceLabel } from '../../../texts/credits.ts'
import { LabelOf } from '../../../ui/button.tsx'
import { fill } from '../../../ui/fill.tsx'
import { hasFailed } from '../model.ts'
import type { NextStep } from '../next-step.ts'
import { PlanProfile } from '../plan/plan-profile.tsx'
import { describeBalance, UnlockButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'

const words = texts.step

/** The next step, on a piece of map: the one loud thing of the dashboard. */
export function ContinuePanel({ step }: { readonly step: NextStep }) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { plan, chapter, kind } = step
  const longest = plan.chapters.map(({ title }) => title).reduce((a, b) => (b.length > a.length ? b : a), '')

  return (
    <section
      aria-labelledby={titleId}
      className="relative isolate mb-10 overflow-hidden rounded-md border border-line bg-sheet shadow-sheet"
    >
      <div aria-hidden="true" className="contours absolute inset-0 -z-10" />
      <div className="grid items-end gap-x-12 gap-y-6 p-6 sm:p-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="outline-offset-4">
            {/* as high for every chapter of the plan: what is pressed in the list below must not move when the next step changes */}
            <span
              data-longest={longest}
              className="reserve-title min-h-[calc(3lh+2rem)] text-title sm:min-h-[calc(2lh+2rem)]"
            >
              <span className="flex flex-col">
                <span className="font-sans text-note font-semibold tracking-normal text-muted">
                  {words[kind]}
                  <span className="sr-only">: </span>
                </span>
                {/* whole, up to a bound that only a title gone wrong reaches */}
                <span dir="auto" title={chapter.title} className="mt-1 line-clamp-8 sm:line-clamp-5">
                  {chapter.title}
                </span>
              </span>
            </span>
          </h2>
          <p className="mt-2 line-clamp-6 text-muted sm:line-clamp-4">
            {fill(words.place, {
              chapter: plan.chapters.indexOf(chapter) + 1,
              of: plan.chapters.length,
              plan: <bdi>{plan.title}</bdi>,
            })}
          </p>
        </div>
        {/* the button that unlocked is gone afterwards, so focus goes to what came of it */}
        <div className="min-h-20 md:contents">
          {kind === 'unlock' && (
            <UnlockStep
              key={chapter.id}
              step={step}
              onUnlocked={() => heading.current?.focus({ preventScroll: true })}
            />
          )}
          {/* it stands still: whether the chapter is still being watched is shown in its row */}
          {kind === 'wait' && <p className="text-note text-muted">{words.canLeave}</p>}
          {kind === 'read' && (
            <LinkButton to={paths.chapter(plan.id, chapter.id, chapter.last_place)} variant="next">
              <LabelOf label={words.continue} of={chapter.title} />
            </LinkButton>
          )}
        </div>
      </div>
      <PlanProfile chapters={plan.chapters} step={step} className="sm:h-28" />
    </section>
  )
}

type UnlockStepProps = { readonly step: NextStep; readonly onUnlocked: () => void }

function UnlockStep({ step: { plan, chapter }, onUnlocked }: UnlockStepProps) {
  const unlocking = useUnlockChapter(plan.id, chapter, onUnlocked)
  const { user } = useAuth()
  const number = plan.chapters.indexOf(chapter) + 1
  const { price } = chapter
  const failed = hasFailed(chapter)
  return (
    <>
      <div className="flex flex-col gap-2 md:items-end">
        <UnlockButton
          unlocking={unlocking}
          variant="next"
          // the words of the chapter's own button below, so that no one takes them for two things
          label={(failed ? words.retryChapter : words.unlockChapter)({ chapter: number, price: priceLabel(price) })}
        />
        {price > 0 && (
          <p className="text-note text-muted">
            {words.thatIs({ money: dollars(price) })} {user && describeBalance(user.credits, price)}
          </p>
        )}
      </div>
      <UnlockError {...unlocking.refusal} className="md:col-span-2" />
    </>
  )
}
