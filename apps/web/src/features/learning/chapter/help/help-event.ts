import type { askTutor, CheckQuestion, InputOf } from '@app/contract'
import { createContext } from 'react'
import { storedText } from '../../../../api/storage.ts'

export type HelpAbout = InputOf<typeof askTutor>['about']

/** What help begins with. */
export type HelpEvent = {
  readonly about: HelpAbout
  /** The one that `about` names, as it was asked: a check asks others next. */
  readonly question?: CheckQuestion | undefined
  /** Said on the learner's behalf when the panel opens, unless the server has it. */
  readonly start?: { readonly id: string; readonly text: string } | undefined
}

/** Opens the panel; null where a chapter cannot be asked about. */
export const HelpContext = createContext<((event: HelpEvent) => void) | null>(null)

/** What the panel of a chapter is about, as JSON, for as long as it is open: it comes back after a reload. */
export const openHelp = (chapterId: string) => storedText('sessionStorage', `help:${chapterId}`)

/** The same for all that is said about the same. */
export function keyOf(about: HelpAbout): string {
  if ('quote' in about) return JSON.stringify([about.section_id, about.quote])
  if ('section_id' in about) return about.section_id
  return 'exercise' in about ? `exercise ${about.exercise}` : about.question_id
}

/** The part of the page that it is about. */
export const partOf = (about: HelpAbout): string =>
  'section_id' in about ? about.section_id : 'exercise' in about ? 'exercises' : 'check'

/** Of the exercise at this place, from 0. */
export const solutionId = (exercise: number): string => `solution-${exercise}`
