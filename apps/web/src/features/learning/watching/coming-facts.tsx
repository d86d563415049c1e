import type { PlanChapter } from '@app/contract'
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { PlanProfile } from '../plan/plan-profile.tsx'
import { usePlanDraft } from './use-plan-draft.ts'

/** How many lines each of them has: chapters, time, price, what is left to pay with the balance. */
const facts = [1, 1, 1, 2]

/** Keeps the place of the plan's picture and facts, so that nothing moves when they come. */
export function ComingFacts({ planId }: { readonly planId: string }) {
  const { chapters } = usePlanDraft(planId)
  const locked = chapters.map(({ number, title }) => aLockedChapter(number, title))
  const [first] = locked
  return (
    <>
      <div className="mt-8 h-24 max-lg:hidden print:hidden">
        {first && <PlanProfile chapters={locked} step={{ chapter: first, kind: 'wait' }} />}
      </div>
      <div aria-hidden="true" className="mt-6 border-t border-line lg:mt-0 print:hidden">
        {facts.map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
          <div key={index} className="flex gap-4 border-b border-line py-2.5">
            <span className="flex h-[1lh] w-24 flex-none items-center">
              <SkeletonBar className="h-2.5 w-14" />
            </span>
            <span className="flex flex-1 flex-col">
              <span className="flex h-[1lh] items-center">
                <SkeletonBar className="h-2.5 max-w-32" />
              </span>
              {lines > 1 && <span className="h-[1lh] text-note" />}
            </span>
          </div>
        ))}
      </div>
    </>
  )
}

const aLockedChapter = (number: number, title: string): PlanChapter => ({
  id: `${number}`,
  title,
  price: 0,
  isUnlocked: false,
  is_completed_by_current_user: false,
  content_status: 'PENDING',
  unlocked_at: null,
  last_read_at: null,
})
