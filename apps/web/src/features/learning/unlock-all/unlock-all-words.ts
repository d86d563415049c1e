import type { LearningPlan, PlanChapter } from '@app/contract'
import { describeCost, describeCredits } from '../../../texts/credits.ts'
import { isPreparing } from '../model.ts'

/** What unlocking all of a plan is about; null where there is nothing that the button of a single chapter does not do. */
export function lockedIn({ chapters }: LearningPlan) {
  const locked = chapters.filter(({ isUnlocked }) => !isUnlocked)
  if (locked.length < 2) return null
  return {
    ids: locked.map(({ id }) => id),
    count: locked.length,
    total: locked.reduce((sum, { price }) => sum + price, 0),
    /** A chapter that failed, and those behind it. */
    someFailed: locked.filter(({ content_status }) => content_status === 'FAILED').length > 1,
  }
}

export type Locked = NonNullable<ReturnType<typeof lockedIn>>

/** How many are being written, one after another; 0 where there is only one. */
export function inPreparation({ chapters }: LearningPlan): number {
  const preparing = chapters.filter((chapter: PlanChapter) => isPreparing(chapter)).length
  return preparing > 1 ? preparing : 0
}

export const unlockAllWords = {
  button: ({ count, total }: Locked) => `Unlock all ${count} (${total === 0 ? 'Free!' : describeCredits(total)})`,
  price: ({ total }: Locked) => (total === 0 ? '' : `${describeCost(total)}. `),
  order: 'Chapters are written in order, and each is paid for when it’s ready.',
  title: ({ count }: Locked) => `Unlock all ${count} chapters?`,
  held: ({ total }: Locked) =>
    total === 0
      ? 'They’re free. We write them in order.'
      : `We set aside ${describeCost(total)}, and write the chapters in order. Each one is paid for when it’s ready.`,
  left: (credits: number, { total }: Locked) => `You have ${describeCredits(credits)}. That leaves ${credits - total}.`,
  failure:
    'If a chapter can’t be written, it costs nothing. Its credits come back, and so do those of the chapters after it.',
  stay: 'Not now',
  busy: 'Unlocking...',
  subject: ({ count }: Locked) => `These ${count} chapters cost`,
  someFailed: 'A chapter couldn’t be written, so those after it are locked again. You got their credits back.',
  writing: (count: number) => `${count} chapters are being written, one after another. You can leave this page.`,
  failed: "We couldn't unlock the chapters.",
  again: 'Please try again: no chapter is charged twice.',
  nothingCharged: 'Nothing was charged.',
}
