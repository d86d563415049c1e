import type { ChapterView } from '@app/contract'
import { anId } from '../../../../api/testing/signed-in.tsx'

/** What content of the first version is without. */
export const firstVersion = { content_version: 1, sections: [], key_points: [], practice: null }

export const content = {
  ...firstVersion,
  introduction: 'Use a **wet** hand.',
  learning_objectives: ['Fold a dough', 'Shape a loaf'],
  curated_resources: [
    {
      link: 'https://www.example.org/films',
      title: 'Filmed from above',
      resource_type: 'video' as const,
      ai_justification: 'Two minutes that help.',
    },
  ],
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
  ticked_objectives: [],
  check: null,
  previous_chapter: { id: anId(5), title: 'Flour and water', is_unlocked: true, content_status: 'COMPLETE' },
  next_chapter: { id: anId(6), title: 'Proving', is_unlocked: false, content_status: 'PENDING' },
}

export const pending = { content_status: 'GENERATING', generated_content: null, content_generated_at: null } as const
export const locked = { ...pending, is_unlocked: false, content_status: 'PENDING' } as const
