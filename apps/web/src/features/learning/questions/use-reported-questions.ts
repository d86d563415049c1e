import type { ChapterCheck } from '@app/contract'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { stored } from '../../../api/storage.ts'

/** The ids of those that were reported in this tab. */
const entryOf = (name: string) =>
  stored('sessionStorage', `reported:${name}`, (value) => z.array(z.string()).safeParse(value).data ?? null)

export type ReportedQuestions = ReturnType<typeof useReportedQuestions>

/**
 * What has become of questions that the learner has reported: the server knows those that still count, and what this tab knows
 * of the last visit says which of them are gone. `name`: of the check, which is another one in each version of a chapter.
 */
export function useReportedQuestions(name: string, { questions, refuted = [] }: ChapterCheck) {
  const entry = entryOf(name)
  const [before] = useState(() => entry.read() ?? [])
  const [now, setNow] = useState(before)
  const isVoid = (id: string) => refuted.includes(id)
  const voidCount = before.filter(isVoid).length
  const [heldCount] = useState(() => questions.filter((question) => question.reported).length)
  const keep = (next: string[]) => {
    setNow(next)
    entry.write(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, and forgotten for the next load
  useEffect(() => {
    if (voidCount > 0) keep(now.filter((id) => !isVoid(id)))
  }, [voidCount])
  return {
    voidCount,
    heldCount,
    has: (id: string): boolean =>
      now.includes(id) || questions.some((question) => question.id === id && question.reported === true),
    add: (id: string): void => keep([...now, id]),
  }
}
