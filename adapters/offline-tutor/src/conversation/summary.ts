import type { Brief } from '@app/domain'
import { subjectOf } from '../kinds/subject-of.ts'
import { isOpen, isPleasure } from '../learner/focus.ts'
import { gradeOf } from '../learner/grade.ts'
import { USUAL_WEEK } from '../learner/learner.ts'
import { amountInWords } from '../learner/time-in-words.ts'
import { weeklyMinutes } from '../learner/weekly-minutes.ts'
import { shownGoal } from '../learner/wish.ts'
import { saidBack } from '../words/english.ts'
import { inMarkdown } from '../words/learner-words.ts'

/** Each leads up to a summary. Several, because a tutor that repeats itself seems stuck. */
const LEADS: Readonly<Record<'facts' | 'agreement' | 'nothing' | 'unclear', readonly string[]>> = {
  facts: [
    'I have changed that. Here is the new summary:',
    'Done. The summary now reads:',
    'That is changed as well. The summary as it stands now:',
    'All right, so this is the summary:',
  ],
  agreement: [
    'Good. The button “Yes, Proceed” below makes the plan. The summary once more:',
    'Fine with me too: press “Yes, Proceed” and the plan is made. Until then, the summary:',
    'I cannot press it for you: the plan begins with “Yes, Proceed”. This is the summary it will follow:',
    'Whenever you like: “Yes, Proceed” starts the plan from this summary:',
  ],
  nothing: [
    'Then everything stays as it is. The summary again:',
    'I leave it as it was. This is the summary:',
    'Nothing is changed. The summary still reads:',
  ],
  unclear: [
    'I could not tell what to change by that. Say it as it should be, like “3 hours a week”. The summary so far:',
    'That I did not understand, so I left everything as it was. The summary so far:',
    'I am not sure what that means for the plan: try “focus: …” or “level: …”. The summary until then:',
  ],
}

/** The first of the wordings that was not used yet. */
export function leadOf(kind: keyof typeof LEADS, said: readonly string[]): string {
  const used = said.filter((text) => LEADS[kind].some((lead) => text.includes(lead))).length
  return LEADS[kind][used % LEADS[kind].length] ?? ''
}

/** What was understood, with what is assumed named as such. `remark` leads up to it. */
export const summarise = (brief: Brief, remark: string): string =>
  [
    remark.endsWith(':') ? remark : `${remark} Here is a summary of what I noted:`.trim(),
    '',
    `- **Goal:** ${inMarkdown(shownGoal(brief.goal))}`,
    `- **Level:** ${levelLine(brief.level)}`,
    `- **Time:** ${timeLine(brief.time)}`,
    `- **Focus:** ${focusLine(brief)}`,
    '',
    'I am a demo tutor and go by simple rules: if I misread something, say no and tell me what. Shall I proceed?',
  ].join('\n')

const told = (words: string): string => inMarkdown(saidBack(words))

function levelLine(level: string | null): string {
  if (level === null) return 'not stated, so I start at the very beginning'
  return isOpen(level) || gradeOf(level) === null ? `${told(level)}, so I start at the very beginning` : told(level)
}

function timeLine(time: string | null): string {
  const assumed = `I assume ${amountInWords(USUAL_WEEK)} a week`
  if (time === null) return `not stated, so ${assumed}`
  const weekly = weeklyMinutes(time)
  if (weekly === null) return `${told(time)}, and ${assumed}`
  const plain = /week/i.test(time) && /\d|hour/i.test(time) && !/weekend|weekday|times/i.test(time)
  return plain ? told(time) : `${told(time)} (${amountInWords(weekly)} a week)`
}

function focusLine({ focus, goal }: Brief): string {
  const usual = `so I assume ${subjectOf(goal).kind.usualFocus}`
  if (focus === null || isOpen(focus)) return `left open, ${usual}`
  return isPleasure(focus) ? `the pleasure of it, ${usual}` : told(focus)
}
