import type { changeBrief, LearnerLevel, LearningBrief, LearningFormat } from '@app/contract'
import { explain, isProblem, served } from '../../../api/problem.ts'
import { longDay } from '../../../texts/dates.ts'
import { describeExactTime } from '../../../texts/durations.ts'
import type { Slot } from './slots.ts'

export const LEAD = 'What your plan will be made of. Change anything that’s off.'
export const ASSUMED = 'Assumed'
export const ABOUT_ASSUMED = '“Assumed” marks our guesses.'
export const NO_TIME = 'Please enter hours and minutes as numbers.'
export const HALF_DATE = 'Please enter the whole date.'
export const WAIT = 'Please wait for the reply.'

export const labels: Record<Slot, string> = {
  goal: 'Goal',
  outcome: 'What you want to do with it',
  level: 'Where you start',
  minutes_per_week: 'Time a week',
  deadline: 'Ready by',
  must_have: 'Must be in it',
  skip: 'Leave out',
  formats: 'How you like to learn',
}

export const hints: Partial<Record<Slot, string>> = {
  outcome: 'Leave it empty to keep it open.',
  minutes_per_week: 'Leave both empty to keep it open.',
  deadline: 'Leave it empty for no date.',
  must_have: 'One per line, up to 8.',
  skip: 'One per line, up to 8.',
  formats: 'Choose any. None means a mix.',
}

/** What happens with a slot of which nothing is known, as the end of a sentence. */
export const ifOpen: Record<Slot, string> = {
  goal: 'tell us what you want to learn',
  outcome: 'the plan starts with the essentials',
  level: 'the plan starts from the beginning',
  minutes_per_week: 'we’ll plan with about two hours a week',
  deadline: 'you go at your own pace',
  must_have: 'the plan picks what matters most',
  skip: 'nothing is left out',
  formats: 'you get a mix',
}

/** Of what the learner wants to stay empty. */
export const ifEmpty: Record<Slot, string> = {
  goal: 'None',
  outcome: 'Nothing in particular',
  level: 'Not sure',
  minutes_per_week: 'Not sure',
  deadline: 'No date',
  must_have: 'Nothing in particular',
  skip: 'Nothing',
  formats: 'A mix',
}

export const levels: Record<LearnerLevel, string> = {
  new: 'New to it',
  some: 'Some experience',
  comfortable: 'Comfortable with it',
  expert: 'Expert',
}
/** Words that say no level are as good as one. */
export const noLevel = ({ level, evidence }: LearningBrief): string =>
  level === null && evidence !== null ? `As you said: “${evidence}”` : 'Leave it open'

export const formats: Record<LearningFormat, string> = {
  read: 'Reading',
  watch: 'Watching',
  practise: 'Practising',
  build: 'Building something',
}

/** What is known of a slot, a list entry by entry. Empty where there is nothing. */
export function describeSlot(slot: Slot, brief: LearningBrief): readonly string[] {
  switch (slot) {
    case 'goal':
    case 'outcome':
      return brief[slot] ? [brief[slot]] : []
    case 'level':
      if (brief.level) return [levels[brief.level]]
      return brief.evidence === null ? [] : [`“${brief.evidence}”`]
    case 'minutes_per_week':
      return brief.minutes_per_week ? [`${describeExactTime(brief.minutes_per_week)} a week`] : []
    case 'deadline':
      return brief.deadline ? [longDay(brief.deadline)] : []
    case 'must_have':
    case 'skip':
      return brief[slot]
    case 'formats':
      return brief.formats.length > 0 ? [brief.formats.map((format) => formats[format]).join(', ')] : []
  }
}

/** `now`: the slot as it is known now; null where it is as the learner knew it, and something else has changed. */
export function changedMeanwhile(now: readonly string[] | null): string {
  const what = now === null ? 'Your brief changed meanwhile.' : `This changed meanwhile: ${now.join(', ') || 'open'}.`
  return `${what} What you typed is still here. Save again to keep it.`
}

export const notSaved = (error: unknown): string =>
  explain<typeof changeBrief>(
    error,
    {
      failed: 'We couldn’t save that. Please try again.',
      unreachable: 'We couldn’t reach the server. Please try again.',
    },
    {
      ...served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'conversation-full'),
      ...served('goal-empty', 'deadline-past', 'brief-contradicts', 'words-declined'),
      'brief-changed': () => changedMeanwhile(null),
    },
  )

/** Why words were declined, in their own language, as Markdown; null for any other problem. */
export function declinedReply(error: unknown): string | null {
  const reply = isProblem(error, 'words-declined') ? error.extra.reply : null
  return typeof reply === 'string' ? reply : null
}
