import type { ChapterView } from '@app/contract'
import { Route, Routes } from 'react-router-dom'
import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { ChapterPage } from '../../../features/learning/chapter/chapter-page.tsx'
import { chapterPattern, paths } from '../../../routing/paths.ts'
import { longTime } from '../../../texts/dates.ts'
import { press } from '../look.ts'
import { chapterId, planId } from '../scenario.tsx'
import { button, heading, link, type Moment, momentsOf, part, status } from '../table.ts'

const CHAPTER = `GET /api/chapters/${chapterId}`
const back = link('Back to Learning Plans', paths.dashboard)
const writtenAt = '2026-11-20T18:24:00Z'

const content = {
  content_version: 1,
  sections: [],
  key_points: [],
  practice: null,
  introduction: 'Use a wet hand.',
  learning_objectives: ['Fold a dough'],
  curated_resources: [
    {
      link: 'https://www.example.org/films',
      title: 'Filmed from above',
      resource_type: 'video' as const,
      ai_justification: 'Two minutes that help.',
      id: anId(70),
      site: 'example.org',
      language: 'en',
      minutes: 2,
      free: true,
      state: 'checked' as const,
      checked_at: writtenAt,
      replaced: null,
      reported: null,
      reported_before: [],
    },
  ],
}

const view: ChapterView = {
  id: chapterId,
  learning_plan_id: planId,
  learning_plan_title: 'Bread that rises',
  number: 2,
  chapter_count: 2,
  title: 'Folding and shaping',
  summary: 'How a loaf gets its tension.',
  objectives: ['Fold a dough four times', 'Shape a tight round'],
  minutes: 90,
  price: 10,
  is_unlocked: true,
  is_completed_by_current_user: false,
  content_status: 'COMPLETE',
  unlocked_at: writtenAt,
  generated_content: content,
  content_generated_at: writtenAt,
  last_read_at: writtenAt,
  last_place: null,
  notes: [],
  ticked_objectives: [],
  check: null,
  version: { number: 1, count: 1, request: null },
  rewrite: null,
  resources_status: 'settled',
  previous_chapter: {
    id: anId(101),
    title: 'Flour and water',
    is_unlocked: true,
    is_completed: false,
    content_status: 'COMPLETE',
  },
  next_chapter: null,
}
const pending = { content_status: 'GENERATING', generated_content: null, content_generated_at: null } as const
const of = (change: Partial<ChapterView>) => ({ [CHAPTER]: [200, { ...view, ...change }] }) as const

const chapter = momentsOf({ screen: 'chapter' })

export const chapterMoments: readonly Moment[] = [
  chapter('while it is on its way', [status('Loading chapter content...'), back], {
    answers: { [CHAPTER]: lateAnswer().handler },
  }),
  chapter('after an answer without a chapter', ['No chapter data available.', back], {
    answers: { [CHAPTER]: [200, null] },
  }),
  chapter(
    'while it is locked',
    [
      'Chapter Locked',
      'This chapter is currently locked. Please unlock it to view its content.',
      button('Unlock (10 credits)'),
      back,
    ],
    { answers: of({ ...pending, is_unlocked: false, content_status: 'PENDING' }) },
  ),
  chapter(
    'while it is written',
    [heading('Content Generation in Progress'), status('This may take a few moments...'), back],
    { answers: of(pending) },
  ),
  chapter('while its introduction is empty', [heading('Content Generation in Progress')], {
    answers: of({ generated_content: { ...content, introduction: '' } }),
  }),
  chapter(
    'while its content is missing',
    [
      'Content Error',
      'This chapter is unlocked, but its content is missing or corrupted. Please contact support.',
      back,
    ],
    { answers: of({ generated_content: null }) },
  ),
  chapter(
    'when it is there',
    [
      heading('Folding and shaping'),
      heading('Introduction'),
      'Use a wet hand.',
      heading('Learning Objectives'),
      'Fold a dough',
      heading('Curated Resources'),
      link('Filmed from above', 'https://www.example.org/films'),
      'Video',
      'Two minutes that help.',
      part(`Content generated on: ${longTime(writtenAt)}`),
      back,
    ],
    { answers: of({}) },
  ),
  chapter('when it has no resources', ['No curated resources available for this chapter yet.'], {
    answers: of({ generated_content: { ...content, curated_resources: [] } }),
  }),
  chapter('after it is refused', ['HTTP error! status: 418'], { refusedCall: CHAPTER }),
  chapter(
    'after it is refused to be marked as complete',
    ['Failed to toggle chapter completion status', 'HTTP error! status: 418'],
    {
      answers: of({}),
      refusedCall: `POST /api/chapters/${chapterId}/toggle_completion`,
      act: () => press('Mark as complete'),
    },
  ),
  chapter('after it is refused to be unlocked', ['Failed to unlock next chapter'], {
    answers: of({ ...pending, is_unlocked: false, content_status: 'PENDING' }),
    refusedCall: `POST /api/learning-plans/${planId}/unlock-next-chapter`,
    act: () => press('Unlock (10 credits)'),
  }),
  chapter('in an address without a chapter', ['Chapter ID is missing.'], {
    draw: () => {
      renderSignedIn(<ChapterPage />)
    },
  }),
  chapter('without a token', ['Authentication token not available. Please log in.'], {
    draw: () => {
      renderSignedIn(
        <Routes>
          <Route path={chapterPattern} element={<ChapterPage />} />
        </Routes>,
        { at: paths.chapter(planId, chapterId), auth: { token: null } },
      )
    },
  }),
]
