import type { Brief } from '@app/domain'
import { subjectOf } from '../kinds/subject-of.ts'
import { isOpen } from '../learner/focus.ts'
import { USUAL_WEEK } from '../learner/learner.ts'
import { gradeOf } from '../learner/level.ts'
import { amountInWords } from '../learner/time-in-words.ts'
import { weeklyMinutes } from '../learner/weekly-minutes.ts'
import { shownGoal } from '../learner/wish.ts'
import { saidBack } from '../words/english.ts'
import { inMarkdown } from '../words/learner-words.ts'

/** What was understood, with what is assumed named as such. `before` counts the summaries that came earlier. */
export function summarise(brief: Brief, before: number, changed: boolean): string {
  return [
    heading(before, changed),
    '',
    `- **Goal:** ${inMarkdown(shownGoal(brief.goal))}`,
    `- **Level:** ${levelLine(brief.level)}`,
    `- **Time:** ${timeLine(brief.time)}`,
    `- **Focus:** ${focusLine(brief)}`,
    '',
    'I am a demo tutor and go by simple rules: if I misread something, say no and tell me what. Shall I proceed?',
  ].join('\n')
}

/** Counted, because the same message twice would be taken for a model that is stuck. */
function heading(before: number, changed: boolean): string {
  if (before === 0) return 'Thank you. Here is a summary of what I noted:'
  const version = `version ${before + 1}`
  return changed
    ? `I have changed that. Here is the new summary (${version}):`
    : `I found nothing in that to change, so here is the summary again (${version}):`
}

const told = (words: string): string => inMarkdown(saidBack(words))

function levelLine(level: string | null): string {
  if (level === null) return 'not stated, so I start at the very beginning'
  if (gradeOf(level) !== null && !isOpen(level)) return told(level)
  return `${told(level)}, so I start at the very beginning`
}

function timeLine(time: string | null): string {
  const assumed = `I assume ${amountInWords(USUAL_WEEK)} a week`
  if (time === null) return `not stated, so ${assumed}`
  const weekly = weeklyMinutes(time)
  if (weekly === null) return `${told(time)}, and ${assumed}`
  return /week/i.test(time) && /\d|hour/i.test(time) ? told(time) : `${told(time)} (${amountInWords(weekly)} a week)`
}

function focusLine({ focus, goal }: Brief): string {
  if (focus === null || isOpen(focus)) return `left open, so I assume ${subjectOf(goal).kind.usualFocus}`
  return told(focus)
}
