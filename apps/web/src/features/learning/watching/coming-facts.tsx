import type { PlanDetails } from '@app/contract'
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx'

const LINE = 'h-[1lh]'
const LINE_AND_NOTE = 'h-[calc(1lh+1.3125rem)]'

/** As high as the facts will be: chapters, time with the pace, a date, price, and what is left to pay with the balance. */
const heightsFor = ({ minutes_per_week: weekly, deadline }: PlanDetails['brief']): readonly string[] => [
  LINE,
  weekly === null ? LINE : LINE_AND_NOTE,
  ...(deadline === null ? [] : [LINE]),
  'h-[2lh]',
  LINE_AND_NOTE,
]

/** Keeps the place of the plan's picture and facts, so that nothing moves when they come. */
export const ComingFacts = ({ brief }: Pick<PlanDetails, 'brief'>) => (
  <div aria-hidden="true" className="print:hidden">
    <div className="mt-8 h-24 rounded-t-sm bg-line/30 max-lg:hidden" />
    <div className="mt-6 border-t border-line lg:mt-0">
      {heightsFor(brief).map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={index} className="flex gap-4 border-b border-line py-2.5">
          <div className="w-24 flex-none">
            <SkeletonBar className="my-1.5 max-w-16" />
          </div>
          <div className={`flex-1 ${height}`}>
            <SkeletonBar className="my-1.5 max-w-32" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
