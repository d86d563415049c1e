import type { ChapterView, LearningPlan, PlanChapter } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal } from '../../../api/testing/fake-server.ts'
import { watchSavedFiles } from '../../../api/testing/saved-files.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { firstVersion } from '../chapter/testing/views.ts'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import {
  aChapter,
  anOutlinedChapter,
  aPlan,
  aPlanDetails,
  done,
  open,
  preparing,
  withoutOutline,
} from './testing/builders.ts'

describe('a plan as a file', () => {
  it('should hold its open chapters, and name the locked ones', async () => {
    const plan = aPlan([aChapter(1, done), aChapter(2, open), aChapter(3, preparing), aChapter(4)], { progress: 25 })
    const { saved } = openWith(plan)
    fireEvent.click(await button())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Bread that rises.md')
    expect(await saved[0]?.text()).toBe(
      [
        '# Bread that rises',
        'From flour and water to a loaf.',
        '1 of 4 chapters done (25%).',
        '## Chapters',
        '1. [x] Chapter 1\n2. [ ] Chapter 2\n3. [ ] Chapter 3\n4. [ ] Chapter 4 (locked)',
        '## Chapter 1: Chapter 1',
        ...contentOf(1, ' '),
        '## Chapter 2: Chapter 2',
        ...contentOf(2, 'x'),
        '## Chapter 3: Chapter 3',
        'This chapter is still being written.\n',
      ].join('\n\n'),
    )
    expect(await screen.findByText('Bread that rises.md')).toBeVisible()
  })

  it('should hold what the plan says of each chapter, also of those that are locked', async () => {
    const details = aPlanDetails([
      anOutlinedChapter(1, open),
      anOutlinedChapter(2, preparing),
      anOutlinedChapter(3, { title: '# 3', summary: 'Knead *gently*.', objectives: ['Fold [it]'], minutes: 40 }),
    ])
    const { saved } = openWith(aPlan([aChapter(1, open), aChapter(2), aChapter(3)]), {
      [`GET /api/learning-plans/${details.id}`]: [200, details],
    })
    fireEvent.click(await button())
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = (await saved[0]?.text()) ?? ''
    expect(text).toContain('0 of 3 chapters done (0%).\n\nTime: about 4½ hours\n\n## Chapters')
    const [, ...chapters] = text.split('\n\n## Chapter ')
    expect(chapters[0]).toMatch(
      /^1: Chapter 1\n\nWhy chapter 1 comes here\.\n\nTime: about 1 h 30 min\n\n### Introduction\n/,
    )
    expect(chapters[0]).not.toContain('be able to do')
    expect(chapters.slice(1)).toEqual([
      [
        '2: Chapter 2',
        'This chapter is still being written.',
        'Why chapter 2 comes here.',
        'Time: about 1 h 30 min',
        '### What you’ll be able to do',
        '- Do 2a\n- Do 2b',
      ].join('\n\n'),
      ['3: # 3', 'Knead \\*gently\\*.', 'Time: about 40 min', '### What you’ll be able to do', '- Fold \\[it]\n'].join(
        '\n\n',
      ),
    ])
  })

  it('should say what the chapters build, and by when each is to be done', async () => {
    const details = aPlanDetails([anOutlinedChapter(1, { week: 2 }), anOutlinedChapter(2, { due: '2030-06-01' })], {
      thread: 'one loaf, *again*',
    })
    const { saved } = openWith(aPlan([aChapter(1), aChapter(2)]), {
      [`GET /api/learning-plans/${details.id}`]: [200, details],
    })
    fireEvent.click(await button())
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = (await saved[0]?.text()) ?? ''
    expect(text).toContain('You’ll work toward: one loaf, \\*again\\*\n')
    expect(text).toContain('Why chapter 1 comes here.\n\nWeek 2\n')
    expect(text).toContain('Why chapter 2 comes here.\n\nBy June 1, 2030\n')
  })

  it('should say of which chapter the content is damaged', async () => {
    const { saved } = openWith(aPlan([aChapter(1, open)]), {
      [at(aChapter(1))]: [200, { ...viewOf(aChapter(1, open), 1), generated_content: null }],
    })
    fireEvent.click(await button())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toContain('its content is missing or corrupted')
  })

  it('should not be half a file: a chapter that cannot be read is reported, and can be tried again', async () => {
    const { server, saved } = openWith(aPlan([aChapter(1, open), aChapter(2, open)]), {
      [at(aChapter(2))]: refusal(503, 'unavailable', 'The database is away for a moment.'),
    })
    fireEvent.click(await button())
    expect((await screen.findByRole('alert')).textContent).toBe('The database is away for a moment.')
    expect(saved).toHaveLength(0)
    server.answer({ [at(aChapter(2))]: [200, viewOf(aChapter(2, open), 2)] })
    fireEvent.click(await button())
    await waitFor(() => expect(saved).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
  })

  it('should not be offered while the plan is being made', async () => {
    openWith(aPlan([], { generation_status: 'GENERATING' }))
    await screen.findByText('Creating your plan...')
    expect(screen.queryByRole('button', { name: /Download/ })).toBe(null)
  })
})

// Helpers

const button = () => screen.findByRole('button', { name: 'Download as Markdown: Bread that rises' })

const at = ({ id }: PlanChapter) => `GET /api/chapters/${id}`

function openWith(plan: LearningPlan, answers: Answers = {}) {
  const saved = watchSavedFiles()
  const details = aPlanDetails(
    plan.chapters.map((chapter, index) => anOutlinedChapter(index + 1, { ...chapter, ...withoutOutline })),
    { progress: plan.progress, minutes: null },
  )
  const views = plan.chapters.map((chapter, index) => [at(chapter), [200, viewOf(chapter, index + 1)]])
  const server = fakeServer({
    'GET /api/learning-plans': [200, [plan]],
    [`GET /api/learning-plans/${plan.id}`]: [200, details],
    'POST /api/learning-plans/check-stuck': [200, { requeued: [] }],
    'GET /api/conversations': [200, []],
    'GET /api/app-info': [200, {}],
    ...Object.fromEntries(views),
    ...answers,
  })
  renderSignedIn(<DashboardPage />)
  return { server, saved }
}

const viewOf = (chapter: PlanChapter, number: number): ChapterView => ({
  id: chapter.id,
  learning_plan_id: aPlan([]).id,
  learning_plan_title: 'Bread that rises',
  number,
  chapter_count: 4,
  title: chapter.title,
  summary: '',
  objectives: [],
  minutes: null,
  price: chapter.price,
  is_unlocked: chapter.isUnlocked,
  is_completed_by_current_user: chapter.is_completed_by_current_user,
  content_status: chapter.content_status,
  generated_content: {
    ...firstVersion,
    introduction: `## Why\n\nBecause of ${number}.`,
    learning_objectives: [`Learn ${number}`],
    curated_resources: [],
  },
  unlocked_at: null,
  content_generated_at: null,
  last_read_at: null,
  last_place: null,
  notes: [],
  ticked_objectives: number === 2 ? ['Learn 2'] : [],
  check: null,
  version: { number: 1, count: 1, request: null },
  rewrite: null,
  resources_status: 'off',
  previous_chapter: null,
  next_chapter: null,
})

const contentOf = (number: number, tick: string) => [
  '### Introduction',
  '#### Why',
  `Because of ${number}.`,
  '### Learning Objectives',
  `- [${tick}] Learn ${number}`,
  '### Curated Resources',
  'No curated resources available for this chapter yet.',
]
