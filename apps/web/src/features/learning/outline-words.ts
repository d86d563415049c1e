import { texts } from 'virtual:texts/learning'
import { texts as shared } from 'virtual:texts/shared'
import type { PlanChapter, PlanDetails } from '@app/contract'
import { describeCost, describeCredits, dollars } from '../../texts/credits.ts'
import { longDay } from '../../texts/dates.ts'
import { describeHours, describeMinutes, describePace } from '../../texts/durations.ts'
import { isPreparing, isReadable } from './model.ts'

const { outline } = texts

type Chapter = PlanDetails['chapters'][number]

/** How much time and credits a chapter takes, as far as that is known and still to come. */
export const chapterFacts = (chapter: { readonly minutes: number | null; readonly price: number }, toPay: boolean) =>
  [
    chapter.minutes === null ? null : capital(describeMinutes(chapter.minutes)),
    toPay ? describeChapterPrice(chapter.price) : null,
  ].filter((fact) => fact !== null)

/** When it is to be done; nothing of what is done. */
export const describeDate = ({ week, due, is_completed_by_current_user: isDone }: Chapter): readonly string[] => {
  if (isDone) return []
  if (due) return [outline.by({ day: longDay(due) })]
  return week ? [outline.week({ week })] : []
}

/** Of its objectives, those that its learner has shown to hold. */
export const shownOf = ({
  objectives,
  shown_objectives: shown = [],
}: Pick<Chapter, 'objectives' | 'shown_objectives'>): readonly string[] =>
  objectives.filter((objective) => shown.includes(objective))

type Recall = Pick<Chapter, 'shown_objectives' | 'held_objectives'>

/** Of one that was recalled on three days. */
export const heldNote = ({ held_objectives: held }: Recall, objective: string): string | undefined =>
  held?.includes(objective) ? outline.held : undefined

/** What its learner has shown of an objective, and whether that has lasted. */
export const describeRecall = (chapter: Recall, objective: string): string | undefined =>
  heldNote(chapter, objective) ?? (chapter.shown_objectives?.includes(objective) ? outline.shown : undefined)

/** Why it cannot be unlocked yet. */
export const outlineReason = (chapter: Chapter | undefined): string | undefined =>
  chapter?.outline_status && outline.notOutlined({ title: chapter.title })

const describeChapterPrice = (price: number): string => (price === 0 ? shared.free : describeCost(price))

type Fact = { readonly name: string; readonly value: string; readonly note?: string | undefined }

/** What the plan takes as a whole, as it is now. A fact that is not known is left out. */
export function planFacts({ chapters, minutes, brief, pace }: PlanDetails): readonly Fact[] {
  const { minutes_per_week: weekly, deadline } = brief
  const price = describePrices(chapters.map((chapter) => chapter.price))
  const toPay = creditsToPay(chapters)
  return [
    { name: texts.chapters, value: `${chapters.length}` },
    ...(minutes === null
      ? []
      : [
          {
            name: outline.time,
            value: capital(describeHours(minutes)),
            note: weekly === null ? undefined : capital(describePace(minutes, weekly)),
          },
        ]),
    ...(deadline === null ? [] : [{ name: outline.readyBy, value: longDay(deadline) }]),
    ...(pace
      ? [{ name: outline.pace, value: outline.paces[pace], note: pace === 'behind' ? outline.noHurry : undefined }]
      : []),
    ...(price === null ? [] : [{ name: outline.price, value: price }]),
    { name: outline.toPay, value: toPay === 0 ? outline.nothing : describeCost(toPay) },
  ]
}

/** Of all chapters that are not paid for. Of one that failed the price has been given back. */
export const creditsToPay = (chapters: readonly PlanChapter[]): number =>
  chapters.filter((chapter) => !isReadable(chapter) && !isPreparing(chapter)).reduce((sum, { price }) => sum + price, 0)

/** Null where chapters differ in ways that no short sentence says. */
function describePrices([first, ...rest]: readonly number[]): string | null {
  const [each, ...others] = new Set(first === 0 ? rest : [first, ...rest])
  if (first === undefined || others.length > 0) return null
  if (each === undefined || each === 0) return shared.free
  const price = `${describeCredits(each)} (${dollars(each)})`
  return first === 0 ? outline.firstFree({ price }) : outline.each({ price })
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
