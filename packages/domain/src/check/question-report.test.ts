import { describe, expect, it } from 'vitest'
import { later, NOW, someQuestion } from '../../testing/index.ts'
import { countReports, lastReportedAt, reportOf } from './question-report.ts'

const reported = { reported: 'Both are right.', reportedAt: later(5).toISOString() }

describe('reportOf', () => {
  it('should be verified until its key has held or not', () => {
    const report = { reason: 'Both are right.', at: later(5) }
    expect(reportOf(someQuestion(reported))).toEqual({ ...report, verdict: 'verifying' })
    expect(reportOf(someQuestion({ ...reported, keyHeld: true }))).toEqual({ ...report, verdict: 'key-held' })
    expect(reportOf(someQuestion({ ...reported, isVoid: true }))).toEqual({ ...report, verdict: 'void' })
    expect(reportOf(someQuestion({ reported: 'Why?' }))).toEqual({ reason: 'Why?', at: null, verdict: 'verifying' })
    expect(reportOf(someQuestion())).toBeNull()
  })
})

describe('the reports of a chapter', () => {
  it('should be counted by verdict, and dated by the last of them', () => {
    const questions = [
      someQuestion(reported),
      someQuestion({ ...reported, reportedAt: later(9).toISOString(), isVoid: true }),
      someQuestion({ ...reported, keyHeld: true }),
      someQuestion(),
    ]
    expect(countReports(questions)).toEqual({ verifying: 1, 'key-held': 1, void: 1 })
    expect(lastReportedAt({ questions, generatedAt: NOW })).toEqual(later(9))
    expect(lastReportedAt({ questions: [someQuestion()], generatedAt: NOW })).toBeNull()
    expect(lastReportedAt({ questions: [someQuestion({ reported: 'Why?' })], generatedAt: later(2) })).toEqual(later(2))
  })
})
