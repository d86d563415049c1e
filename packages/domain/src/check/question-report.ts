import type { OpenChapter } from '../chapters/chapter.ts'
import type { Question } from './question.ts'

/** What came of a report; `verifying` while the question is being solved again. */
export const VERDICTS = ['verifying', 'key-held', 'void'] as const
export type Verdict = (typeof VERDICTS)[number]

export type QuestionReport = {
  /** In the learner's words. */
  readonly reason: string
  /** Null of a report to an earlier version. */
  readonly at: Date | null
  readonly verdict: Verdict
}

/** Null of a question that was not reported. */
export function reportOf({ reported, reportedAt, isVoid, keyHeld }: Question): QuestionReport | null {
  if (reported === undefined) return null
  const verdict = isVoid ? 'void' : keyHeld ? 'key-held' : 'verifying'
  return { reason: reported, at: reportedAt === undefined ? null : new Date(reportedAt), verdict }
}

/** One whose time is not known counts from when its chapter was there. */
export function lastReportedAt({
  questions,
  generatedAt,
}: Pick<OpenChapter, 'questions' | 'generatedAt'>): Date | null {
  const times = questions.flatMap((question) => {
    const report = reportOf(question)
    return report ? [(report.at ?? generatedAt).getTime()] : []
  })
  return times.length === 0 ? null : new Date(Math.max(...times))
}

/** How many reports came to which verdict. */
export type ReportCounts = Readonly<Record<Verdict, number>>

export function countReports(questions: readonly Question[]): ReportCounts {
  const verdicts = questions.map((question) => reportOf(question)?.verdict)
  const count = (wanted: Verdict): number => verdicts.filter((verdict) => verdict === wanted).length
  return { verifying: count('verifying'), 'key-held': count('key-held'), void: count('void') }
}
