import type { PlanDetails } from '@app/contract'
import { describeCost, describeCredits, dollars } from '../../texts/credits.ts'
import { longDay } from '../../texts/dates.ts'
import { describeHours, describeMinutes, describePace } from '../../texts/durations.ts'
import { isPreparing, isReadable } from './model.ts'

/** What is said of a plan and of its chapters before anything is spent: on the plan screen and of a locked chapter. */
export const outlineWords = {
  screen: 'Learning Plan',
  loading: 'Loading your learning plan...',
  failed: 'Failed to fetch learning plan',
  refreshFailed: 'Failed to refresh learning plan',
  notFound: 'Plan not found',
  notFoundWhy: 'The link may be incomplete, or the plan may belong to another account.',
  toDashboard: 'Go to your dashboard',
  chapters: 'Chapters',
  time: 'Time',
  readyBy: 'Ready by',
  price: 'Price',
  toPay: 'Left to pay',
  nothingToPay: 'Nothing',
  objectives: 'What you’ll be able to do',
  buildsOn: 'Builds on: ',
  outlining: 'What this chapter teaches is being written.',
  outlined: (title: string) => `What “${title}” teaches is written now.`,
  outlineFailed:
    'We couldn’t write what this chapter teaches. Try again, or edit the plan to write a summary yourself or remove the chapter.',
  notOutlined: (title: string) => `What “${title}” teaches isn’t known yet. You can unlock it once it is.`,
  completed: 'Completed',
  free: 'Free!',
  wholePlan: 'See the whole plan',
  balance: (credits: number) => `You have ${describeCredits(credits)}.`,
}

/** How much time and credits a chapter takes, as far as that is known and still to come. */
export const chapterFacts = (chapter: { readonly minutes: number | null; readonly price: number }, toPay: boolean) =>
  [
    chapter.minutes === null ? null : capital(describeMinutes(chapter.minutes)),
    toPay ? describeChapterPrice(chapter.price) : null,
  ].filter((fact) => fact !== null)

/** Why it cannot be unlocked yet. */
export const outlineReason = (chapter: PlanDetails['chapters'][number] | undefined): string | undefined =>
  chapter?.outline_status && outlineWords.notOutlined(chapter.title)

const describeChapterPrice = (price: number): string => (price === 0 ? outlineWords.free : describeCost(price))

type Fact = { readonly name: string; readonly value: string; readonly note?: string | undefined }

/** What the plan takes as a whole, as it is now. A fact that is not known is left out. */
export function planFacts({ chapters, minutes, brief }: PlanDetails): readonly Fact[] {
  const { minutes_per_week: weekly, deadline } = brief
  const price = describePrices(chapters.map((chapter) => chapter.price))
  const toPay = creditsToPay(chapters)
  return [
    { name: outlineWords.chapters, value: `${chapters.length}` },
    ...(minutes === null
      ? []
      : [
          {
            name: outlineWords.time,
            value: capital(describeHours(minutes)),
            note: weekly === null ? undefined : capital(describePace(minutes, weekly)),
          },
        ]),
    ...(deadline === null ? [] : [{ name: outlineWords.readyBy, value: longDay(deadline) }]),
    ...(price === null ? [] : [{ name: outlineWords.price, value: price }]),
    { name: outlineWords.toPay, value: toPay === 0 ? outlineWords.nothingToPay : describeCost(toPay) },
  ]
}

/** Of all chapters that are not paid for. Of one that failed the price has been given back. */
export const creditsToPay = (chapters: PlanDetails['chapters']): number =>
  chapters.filter((chapter) => !isReadable(chapter) && !isPreparing(chapter)).reduce((sum, { price }) => sum + price, 0)

/** Null where chapters differ in ways that no short sentence says. */
function describePrices([first, ...rest]: readonly number[]): string | null {
  const [each, ...others] = new Set(first === 0 ? rest : [first, ...rest])
  if (first === undefined || others.length > 0) return null
  if (each === undefined || each === 0) return outlineWords.free
  const price = `${describeCredits(each)} (${dollars(each)}) each`
  return first === 0 ? `First chapter free, then ${price}` : price
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
