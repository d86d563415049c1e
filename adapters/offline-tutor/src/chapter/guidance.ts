import type { Grade } from '../learner/grade.ts'
import { type Learner, USUAL_WEEK } from '../learner/learner.ts'
import { amountInWords, weeksInWords } from '../learner/time-in-words.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { weeksPerChapter } from '../plan/weeks-per-chapter.ts'
import { inWords } from '../words/english.ts'

/** How to work on a chapter, fitted to the learner: what to practise, at what pace, and how to tell that it is done. */
export const guidance = (lesson: Lesson, learner: Learner, number: number, count: number): readonly string[] => [
  [lesson.practise, focusHint(lesson, learner, number)].filter(Boolean).join(' '),
  [levelHint(learner.grade, number), paceHint(learner, number, count)].join(' '),
  readiness(lesson.ready, number),
]

/** Several wordings of each hint, so that one chapter does not sound like the last. */
const pick = <T>(choices: readonly [T, ...T[]], number: number): T =>
  choices[Math.abs(Math.trunc(number)) % choices.length] ?? choices[0]

function focusHint(lesson: Lesson, { focus }: Learner, number: number): string {
  if (focus === null || number % 2 === 0 || lesson.teach.includes(focus)) return ''
  return pick(
    [
      `Wherever you may choose an example, choose one close to your own aim: ${focus}.`,
      `You said what matters to you: ${focus}. Let that decide which exercise comes first.`,
      `Keep your own aim in view while you practise (${focus}), and note what it asks for that is missing here.`,
      `Ask yourself at the end of each sitting how it helps with your own aim (${focus}).`,
    ],
    Math.floor(number / 2),
  )
}

const LEVEL_HINTS: Readonly<Record<Grade, readonly [string, ...string[]]>> = {
  new: [
    'If this feels slow, that is as it should be: what is new takes attention, and attention tires.',
    'Being new to this is no drawback here. Do less than you could, but do it cleanly.',
    'Do not wait until you feel that you know it all; an honest half is enough to go on with.',
    'When something does not work at once, make it smaller rather than trying harder.',
    'Compare yourself with last week and with nobody else.',
    'A question that seems stupid to you is nearly always a good one; write it down and ask it.',
    'It is allowed to enjoy this. What you look forward to, you will do more often.',
  ],
  some: [
    'You are not starting from nothing, so try the practice first and read closely only where it goes wrong.',
    'Some of this you will have met before. Test it rather than skip it: gaps hide in what feels familiar.',
    'Where something is easy for you, shorten it; where it is not, you have found the real lesson.',
    'Old habits will come along. Keep the good ones and slow down wherever the others take over.',
    'Begin with what you believe you know, and prove it to yourself with an example.',
    'Look for what has changed since you last did this; it is seldom only you.',
  ],
  good: [
    'At your level the gain lies in precision: set yourself a stricter measure than the one given here.',
    'You will know much of this. Look for the one point where you still decide by habit, and work there.',
    'Explain each point to someone, or to a page: what you cannot put simply deserves another look.',
    'Choose harder examples than the ones suggested, and fewer of them.',
    'Ask somebody better than you for one remark, and live with it for a week.',
  ],
}

const levelHint = (grade: Grade, number: number): string => pick(LEVEL_HINTS[grade], number)

function paceHint(learner: Learner, number: number, count: number): string {
  const span = weeksInWords(weeksPerChapter(learner, Math.max(count, 1)))
  const weekly = learner.weekly ?? USUAL_WEEK
  const sittings = sittingsInWords(weekly)
  if (learner.weekly === null) {
    return pick(
      [
        `As a measure: ${span} for this chapter, in ${sittings} a week.`,
        `Plan ${span} for it; ${sittings} a week do more than one long evening.`,
        `If you can manage ${sittings} a week, it will take you ${span}.`,
      ],
      number,
    )
  }
  const amount = amountInWords(weekly)
  return pick(
    [
      `With ${amount} a week, give this chapter ${span}: ${sittings} a week work better than one long one.`,
      `Split your time (${amount} a week) into ${sittings}; after ${span} you should be through.`,
      `Allow ${span} for this chapter, in ${sittings} a week, and leave a day between the hard parts.`,
      `At ${amount} a week this should take ${span}; if it takes longer, skip the reading and keep the practice.`,
      `The measure for this chapter is ${span}, as ${sittings} a week, with the last of them for looking back.`,
    ],
    number,
  )
}

/** Short sittings often beat long ones seldom, down to the point where starting takes longer than working. */
function sittingsInWords(weekly: number): string {
  const usual = weekly < 40 ? 2 : weekly < 100 ? 3 : weekly < 240 ? 4 : 5
  const [count = usual] = [usual, 2, 3, 4, 5, 6, 7].sort(
    (a, b) => unevenness(weekly / a) - unevenness(weekly / b) || Math.abs(a - usual) - Math.abs(b - usual),
  )
  return `${inWords(count)} sittings of ${amountInWords(weekly / count).replace('about ', '')}`
}

const ROUND = [5, 10, 15, 20, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480]

/** Sittings that are told in round words must come to the time that is told beside them. */
const unevenness = (sitting: number): number => Math.min(...ROUND.map((minutes) => Math.abs(minutes - sitting)))

const readiness = (ready: string, number: number): string =>
  pick(
    [
      `You are ready to go on when ${ready}.`,
      `Go on as soon as ${ready}.`,
      `How to tell that this chapter has done its work: ${ready}.`,
    ],
    number,
  )
