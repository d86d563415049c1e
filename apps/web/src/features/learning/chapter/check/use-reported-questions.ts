import type { ChapterCheck } from '@app/contract'
import { useEffect, useState } from 'react'
import { isString, recordOf, stored } from '../../../../api/storage.ts'

const REPORTED = 'reported'
const ASKED = 'asked'

/** The questions of a chapter in which one was reported, by their ids. */
const entryOf = (chapterId: string) => stored('sessionStorage', `reported:${chapterId}`, recordOf(isString))

export type ReportedQuestions = ReturnType<typeof useReportedQuestions>

/**
 * What has become of questions that the learner has reported: the server knows those that still count, and what this tab knows
 * of the last visit says which of them are gone.
 */
export function useReportedQuestions(chapterId: string, questions: ChapterCheck['questions']) {
  const entry = entryOf(chapterId)
  const [before] = useState(() => entry.read() ?? {})
  const [now, setNow] = useState(before)
  const isAsked = (id: string) => questions.some((question) => question.id === id)
  // a chapter that was written anew has others: that says nothing about a report
  const isSameCheck = Object.keys(before).some(isAsked)
  const reported = isSameCheck ? Object.keys(before).filter((id) => before[id] === REPORTED) : []
  const voidCount = reported.filter((id) => !isAsked(id)).length
  const [heldCount] = useState(() => questions.filter((question) => question.reported).length)
  const keep = (next: Readonly<Record<string, string>>) => {
    setNow(next)
    entry.write(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, and forgotten for the next load
  useEffect(() => {
    if (voidCount > 0) keep(Object.fromEntries(Object.entries(now).filter(([id]) => isAsked(id))))
  }, [voidCount])
  return {
    voidCount,
    heldCount,
    has: (id: string): boolean =>
      now[id] === REPORTED || questions.some((question) => question.id === id && question.reported === true),
    add: (id: string): void =>
      keep({ ...Object.fromEntries(questions.map((question) => [question.id, ASKED])), ...now, [id]: REPORTED }),
  }
}
