import type { ChapterView } from '@app/contract'
import { anId } from '../../../../api/testing/signed-in.tsx'
import { aSearch } from './resources.ts'

/** What content of the first version is without. */
export const firstVersion = { content_version: 1, sections: [], key_points: [], practice: null }

export const content = {
  ...firstVersion,
  introduction: 'Use a **wet** hand.',
  learning_objectives: ['Fold a dough', 'Shape a loaf'],
  curated_resources: [aSearch()],
}

/** What a chapter holds today: a section for each objective, key points, a practice. */
export const lesson = {
  ...content,
  content_version: 2,
  sections: [
    {
      id: 's1',
      heading: 'Four folds, `30` minutes apart',
      body: 'Lift, stretch, fold.\n\n```python\nfolds = 4\n```\n\n```text\nN  E  S  W\n```\n\n| Fold | Minute |\n|---|--:|\n| 1 | 30 |',
      minutes: 4,
    },
    { id: 's2', heading: 'A tight round', body: 'Salt is $3 / 600 = 0.5\\,\\%$, for $5 or $10.', minutes: 3 },
  ],
  key_points: ['A wet hand does not stick.', 'Salt in `g`, not in spoons.'],
  practice: { task: 'Fold a dough four times.', done_when: 'it holds its shape for a minute.' },
}

export const aView: ChapterView = {
  id: anId(2),
  learning_plan_id: anId(1),
  learning_plan_title: 'Bread that rises',
  number: 3,
  chapter_count: 6,
  title: 'Folding and shaping',
  summary: 'How a loaf gets its tension.',
  objectives: ['Fold a dough four times', 'Shape a tight round'],
  minutes: 90,
  price: 10,
  is_unlocked: true,
  is_completed_by_current_user: false,
  content_status: 'COMPLETE',
  unlocked_at: '2026-11-20T18:23:00Z',
  generated_content: content,
  content_generated_at: '2026-11-20T18:24:00Z',
  last_read_at: null,
  last_place: null,
  notes: [],
  ticked_objectives: [],
  check: null,
  version: { number: 1, count: 1, request: null },
  rewrite: null,
  resources_status: 'off',
  previous_chapter: {
    id: anId(5),
    title: 'Flour and water',
    is_unlocked: true,
    is_completed: false,
    content_status: 'COMPLETE',
  },
  next_chapter: { id: anId(6), title: 'Proving', is_unlocked: false, is_completed: false, content_status: 'PENDING' },
}

export const pending = {
  content_status: 'GENERATING',
  writing_since: '2026-11-20T18:23:00Z',
  generated_content: null,
  content_generated_at: null,
} as const
export const locked = { ...pending, is_unlocked: false, content_status: 'PENDING' } as const
