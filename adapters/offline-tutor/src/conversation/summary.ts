import type { Brief } from '@app/domain'
import { subjectOf } from '../kinds/subject-of.ts'
import { isOpen } from '../learner/focus.ts'
import { gradeOf } from '../learner/grade.ts'
import { USUAL_WEEK } from '../learner/learner.ts'
import { amountInWords } from '../learner/time-in-words.ts'
import { weeklyMinutes } from '../learner/weekly-minutes.ts'
import { shownGoal } from '../learner/wish.ts'
import { saidBack } from '../words/english.ts'
import { inMarkdown } from '../words/learner-words.ts'

export const CHANGED = 'I have changed that.'
export const UNCHANGED = 'I found nothing in that to change.'

/** What was understood, with what is assumed named as such. `remark` leads up to it. */
export const summarise = (brief: Brief, remark: string): string =>
  [
    `${remark} ${remark === CHANGED ? 'Here is the new summary:' : 'Here is a summary of what I noted:'}`.trim(),
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
  return gradeOf(level) === null ? `${told(level)}, so I start at the very beginning` : told(level)
}

function timeLine(time: string | null): string {
  const assumed = `I assume ${amountInWords(USUAL_WEEK)} a week`
  if (time === null) return `not stated, so ${assumed}`
  const weekly = weeklyMinutes(time)
  if (weekly === null) return `${told(time)}, and ${assumed}`
  const plain = /week/i.test(time) && /\d|hour/i.test(time) && !/weekend|weekday|times/i.test(time)
  return plain ? told(time) : `${told(time)} (${amountInWords(weekly)} a week)`
}

const focusLine = ({ focus, goal }: Brief): string =>
  focus === null || isOpen(focus) ? `left open, so I assume ${subjectOf(goal).kind.usualFocus}` : told(focus)
