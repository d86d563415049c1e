import type { ChapterRecord, JudgedQuestion, TroubledChapter } from '@app/contract'
import { anId } from '../../../api/testing/signed-in.tsx'

export const aTroubled = (changes: Partial<TroubledChapter> = {}): TroubledChapter => ({
  id: anId(40),
  number: 2,
  title: 'Folding',
  plan_title: 'Bread',
  learner: { id: anId(2), username: 'ana' },
  content_status: 'COMPLETE',
  attempts: 1,
  versions: 1,
  reports: { verifying: 0, key_held: 0, void: 0 },
  since: '2026-11-20T12:00:00.000Z',
  ...changes,
})

const { reports: _reports, since: _since, ...summary } = aTroubled()

export const aRecord = (changes: Partial<ChapterRecord> = {}): ChapterRecord => ({
  ...summary,
  summary: 'How to fold.',
  objectives: ['Fold a dough'],
  minutes: 60,
  chapter_count: 5,
  price: 10,
  unlocked_at: '2026-11-20T11:00:00.000Z',
  content_generated_at: '2026-11-20T11:02:00.000Z',
  generated_content: null,
  questions: [],
  reported_elsewhere: [],
  parts: [],
  calls: [],
  ...changes,
})

export const aJudged = (changes: Partial<JudgedQuestion> = {}): JudgedQuestion => ({
  id: 'q1',
  kind: 'single',
  prompt: 'When is it ripe?',
  objective: 'Fold a dough',
  options: [
    { id: 'a', text: 'Doubled' },
    { id: 'b', text: 'Grey' },
  ],
  key: 'a',
  explanation: 'Doubled is ripe.',
  is_void: false,
  report: null,
  ...changes,
})
