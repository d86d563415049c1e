import { type Brief, type PlanRoom, type PlanTask, TOPICS, USUAL_ROOM } from '@app/domain'
import { type Learner, learnerOf } from '../learner/learner.ts'
import { generalLessons, spareLessons } from '../lessons/general-lessons.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { type About, aboutGoal, UNNAMED } from '../subjects/about.ts'
import { joined } from '../words/english.ts'
import { looksForeign } from '../words/learner-words.ts'
import { chooseLessons, type PlannedLesson } from './choose-lessons.ts'

export type DraftedPlan = {
  readonly title: string
  readonly description: string
  readonly chapters: readonly PlannedLesson[]
  /** All that a plan for this goal may hold: with another room, other chapters of them, and what its learner adds. */
  readonly lessons: readonly Lesson[]
  readonly learner: Learner
  readonly about: About
}

/**
 * The same brief always gives the same plan: a chapter is found again by its title when it is written. Its description counts
 * nothing: chapters are added and dropped.
 */
export function draftPlan(brief: Brief, given: PlanRoom | null = null, slots?: PlanTask['slots']): DraftedPlan {
  const room = given ?? USUAL_ROOM
  const about = aboutGoal(brief.goal)
  const learner = learnerOf(brief, about.subject)
  const lessons = about.subject?.lessons ?? generalLessons(about.name, about.search)
  const spare = about.subject ? spareLessons(about.name, about.search) : []
  const chapters = withAim(chooseLessons(lessons, learner, room), learner)
  return {
    title: about.subject?.planTitle[learner.grade] ?? generalTitle(about),
    description: joined([
      promiseOf(about, chapters, room),
      moreTime(about, chapters, room),
      focusIn(learner),
      isOver(learner, given, slots) ? 'The date you gave has passed, so this plan has none.' : haste(learner),
      looksForeign(wordsOf(brief), HARDLY)
        ? 'The lessons are in English: the demo tutor doesn’t know other languages.'
        : '',
    ]),
    chapters,
    lessons: [...lessons, ...spare],
    learner,
    about,
  }
}

/** The learner's own words are quoted, here and below: no search for resources takes them for ours. Of a goal in Arabic or Hebrew an English title begins with English: its first letter says from which side a line is read. */
const generalTitle = ({ name, title }: About): string =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(title)
    ? `A general plan for learning ${name}`
    : `${name === UNNAMED ? title : `“${title}”`}: a general plan for learning it`

const wordsOf = (brief: Brief): string => [brief.goal, ...TOPICS.map((topic) => brief[topic] ?? '')].join('\n')
/** All that was said says more than a goal. */
const HARDLY = 0.1

const MAX_OBJECTIVES = 5

/** What the learner set out for, as an objective. */
export const aimIn = ({ focus }: Learner): string | null => focus && `Use all of it for your focus: “${focus}”`

/** It is what the last chapter leads up to. */
const withAim = (chapters: readonly PlannedLesson[], learner: Learner): readonly PlannedLesson[] =>
  chapters.map((lesson, index) => {
    const aim = aimIn(learner)
    if (aim === null || index < chapters.length - 1) return lesson
    const objectives = [...lesson.objectives.slice(0, MAX_OBJECTIVES - 1), aim]
    return { ...lesson, summary: `${lesson.summary} It leads up to your focus: “${learner.focus}”.`, objectives }
  })

function promiseOf({ subject, name }: About, chapters: readonly Lesson[], { minutes }: PlanRoom): string {
  if (!subject) {
    return `The demo tutor has no lessons of its own on ${name}. These chapters show ways of learning that work for anything, and you bring the subject.`
  }
  const isCut = subject.lessons.some((lesson) => lesson.for === 'everyone' && !has(chapters, lesson))
  if (minutes === null || !isCut) return `By the end you’ll ${subject.outcome}.`
  return `Your time is enough for the first steps if you want to ${subject.outcome}.`
}

/** Share of the learner's time that chapters may leave open without a word. */
const HARDLY_LESS = 0.9

function moreTime({ subject, name }: About, chapters: readonly Lesson[], { minutes }: PlanRoom): string {
  const taught = chapters.reduce((all, lesson) => all + lesson.minutes, 0)
  if (minutes === null || taught >= HARDLY_LESS * minutes) return ''
  return `This plan needs less time than you have.${subject ? ` The demo tutor has no more lessons on ${name}.` : ''}`
}

const has = (chapters: readonly Lesson[], { title }: Lesson): boolean => chapters.some((one) => one.title === title)

const focusIn = ({ focus }: Learner): string =>
  focus === null ? '' : `Your focus: ${focus}${/…\u2069?$/u.test(focus) ? '' : '.'}`

/** With a time a week and a date ahead there would be an end; a date that is over is no value of the brief. */
const isOver = ({ deadline, weekly }: Learner, given: PlanRoom | null, slots: PlanTask['slots']): boolean =>
  given !== null && given.minutes === null && deadline !== null && (weekly !== null || slots?.deadline === null)

const haste = ({ deadline }: Learner): string =>
  deadline === null ? '' : 'If time runs short, do the exercises first.'
