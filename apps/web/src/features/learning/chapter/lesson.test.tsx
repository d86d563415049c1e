import type { ChapterView, PlanDetails } from '@app/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { anOutlinedChapter, aPlanDetails, done, open as openChapter } from '../plan/testing/builders.ts'
import { ChapterPage } from './chapter-page.tsx'
import { aCheck } from './check/testing/open-check.tsx'
import { aView, lesson } from './testing/views.ts'

describe('a chapter with sections', () => {
  it('should have all of it in order', async () => {
    open({})
    await screen.findByText('Python')
    expect(titles(2)).toEqual([
      ...['In this chapter', 'Introduction', 'Learning Objectives', 'Four folds, 30 minutes apart', 'A tight round'],
      ...['Key Points', 'Practice', 'Curated Resources'],
    ])
    expect(screen.getByText('Salt in', { exact: false, selector: 'span' }).textContent).toBe(
      'Salt in g, not in spoons.',
    )
    expect(screen.getByText('Done when:').parentElement?.textContent).toMatch(/holds its shape for a minute\.$/)
  })

  it('should have exercises before what it sums up, each with its solution folded', async () => {
    const exercises = [{ task: 'Add $2 + 3$.', solution: 'It is **five**.' }]
    open({ generated_content: { ...lesson, exercises } })
    const solution = await screen.findByText('Solution')
    expect(titles(2).slice(-4)).toEqual(['Exercises', 'Key Points', 'Practice', 'Curated Resources'])
    const folded = solution.closest('details')
    expect(folded).toHaveProperty('open', false)
    expect(folded?.textContent).toContain('It is five.')
    expect(folded?.parentElement?.textContent).toMatch(/^Add /)
  })

  it('should take the objective that a section names, also where they are not as many', async () => {
    const sections = lesson.sections.map((section) => ({ ...section, objective: 'Shape a loaf' }))
    open({ generated_content: { ...lesson, sections: sections.slice(0, 1) } })
    await screen.findByText('4 min to read')
    expect(note('s1')).toMatch(/^Objective: Shape a loaf/)
  })

  it('should be printed by a button at its end', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    open({})
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('should say what each section is for, and how long it takes', async () => {
    open({ ticked_objectives: ['Shape a loaf'] })
    expect(await screen.findByText('7 min to read')).toBeVisible()
    expect(note('s1')).toMatch(/^Objective: Fold a dough\u00a0· 4 min/)
    expect(note('s2')).toMatch(/^Objective, ticked off: Shape a loaf\u00a0· 3 min/)
  })

  it('should say nothing of objectives that no section belongs to', async () => {
    open({ generated_content: { ...lesson, sections: lesson.sections.slice(0, 1) } })
    await screen.findByText('4 min to read')
    expect(note('s1')).toMatch(/^4 min/)
  })

  it('should list its parts with their addresses, and lead to the one in the address', async () => {
    open({}, {}, '#s2')
    await waitFor(() => expect(document.activeElement?.id).toBe('s2'))
    const [contents] = screen.getAllByRole('navigation', { name: 'In this chapter' })
    if (!contents) throw new Error('There are no contents.')
    const links = [...contents.querySelectorAll('a')].map(({ textContent, hash }) => `${hash} ${textContent}`)
    expect(links).toEqual([
      '#introduction Introduction',
      '#objectives Learning Objectives',
      '#s1 Four folds, 30 minutes apart 4 min',
      '#s2 A tight round 3 min',
      '#key-points Key Points',
      '#practice Practice',
      '#resources Curated Resources',
    ])
  })

  it('should offer the place where one left off, if it is still there and not the beginning', async () => {
    open({ last_place: 's2' })
    const link = await screen.findByRole('link', { name: 'Continue where you left off: A tight round' })
    expect(link.getAttribute('href')).toBe('#s2')
    for (const last_place of ['introduction', 's9', null]) {
      cleanup()
      open({ last_place })
      await screen.findByText('7 min to read')
      expect(screen.queryByText(/^Continue where/)).toBe(null)
    }
  })

  it('should have a note below each section, and those on sections that are gone', async () => {
    const notes = [
      { section_id: 's2', text: 'Ask why', version: 1 },
      { section_id: 's9', text: 'Of long ago', version: 2 },
    ]
    open({ notes })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note on “A tight round”' })
    expect(field.value).toBe('Ask why')
    expect(field.closest('section')?.id).toBe('s2')
    expect(await screen.findByRole('button', { name: /^Add a note on “Four folds/ })).toBeVisible()
    const lost = await screen.findByRole('region', { name: 'Notes on earlier sections' })
    expect(within(lost).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Of long ago')
  })

  it('should mark the part that is in view', async () => {
    type Seen = readonly { readonly target: Element | null; readonly isIntersecting: boolean }[]
    let look: (seen: Seen) => void = () => undefined
    class Observer {
      constructor(callback: (seen: Seen) => void) {
        look = callback
      }
      observe = () => undefined
      disconnect = () => undefined
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    open({})
    await screen.findByText('7 min to read')
    const see = (id: string, isIntersecting: boolean) =>
      act(async () => {
        look([{ target: document.getElementById(id), isIntersecting }])
      })
    await see('introduction', true)
    await see('s1', true)
    expect(current()).toMatch(/^Four folds/)
    await see('s1', false)
    expect(current()).toBe('Introduction')
  })

  it('should take a price for a price, and a formula for a formula', async () => {
    open({})
    await waitFor(() => expect(document.querySelectorAll('#s2 math')).toHaveLength(1))
    expect(document.querySelector('#s2 .chapter-prose')?.textContent).toMatch(/, for \$5 or \$10\.$/)
  })

  it.each([
    ['unwritten', /the assistant’s questions weren’t usable/],
    ['unsolved', /we couldn’t verify the answers/],
    ['refuted', /we found mistakes in its questions/],
    ['damaged', /We can’t show this chapter’s quiz just now/],
    [undefined, /^This chapter has no quiz\.$/],
  ] as const)('should say why it has no check: %s', async (no_check, words) => {
    open({ generated_content: { ...lesson, no_check } })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('should draw code and formulas of its objectives', async () => {
    const objective = 'Say `fold()` to $n$ doughs'
    open({ generated_content: { ...lesson, learning_objectives: [objective, 'Shape a loaf'] } })
    expect(await screen.findByText('fold()', { selector: 'label code' })).toBeVisible()
  })

  it('should be without what the first version had not', async () => {
    const { sections, key_points, practice } = { sections: [], key_points: [], practice: null }
    open({ generated_content: { ...lesson, content_version: 1, sections, key_points, practice } })
    await screen.findByRole('heading', { name: 'Introduction' })
    expect(titles(2)).toEqual(['In this chapter', 'Introduction', 'Learning Objectives', 'Curated Resources'])
    expect(screen.queryByText(/to read$/)).toBe(null)
  })
})

describe('a chapter whose quiz was taken', () => {
  it('should say beside each objective whether it was shown and whether that has lasted, whatever is ticked', async () => {
    const recall = { shown_objectives: ['Fold a dough', 'Shape a loaf'], held_objectives: ['Fold a dough'] }
    open({ ...recall, ticked_objectives: ['Fold a dough'] })
    await screen.findByRole('heading', { name: 'Learning Objectives' })
    const said = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .map((box) => [box.checked, box.labels?.[0]?.textContent])
    expect(said).toEqual([
      [true, 'Fold a dough (held: right on three days)'],
      [false, 'Shape a loaf (shown in the quiz)'],
    ])
  })
})

describe('a completed chapter', () => {
  it('should say that its questions are still being verified', async () => {
    open({ is_completed_by_current_user: true, check_pending: true })
    await screen.findByText('What you can do now')
    expect(screen.getAllByText(/^Your questions are being verified/)).toHaveLength(2)
  })

  it('should say what one can do now', async () => {
    const toggle = `POST /api/chapters/${aView.id}/toggle_completion`
    open({}, { [toggle]: [200, { learning_plan_progress: 50, chapter_completed: true }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as complete' }))
    const list = await screen.findByRole('list', { name: 'What you can do now' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Fold a dough', 'Shape a loaf'])
    expect(screen.queryByRole('heading', { name: /^The whole plan/ })).toBe(null)
  })

  it.each([
    [
      'a quiz that asks about some of it',
      { questions: aCheck.questions, best: { right: 1, of: 5 } },
      /^Shape a loaf \(not shown yet\)$/,
    ],
    ['no answers yet', aCheck, /^You haven’t taken the quiz, so none of this/],
    ['no quiz', null, /^This chapter has no quiz, so none of this/],
  ])('should say what was not shown, with %s', async (_, check, words) => {
    const shown = { shown_objectives: ['Fold a dough'] }
    open({ is_completed_by_current_user: true, ...shown, check: check && { ...aCheck, ...check } })
    const finish = within(await screen.findByRole('region', { name: 'What you can do now' }))
    expect(finish.getAllByText((_text, element) => words.test(element?.textContent ?? '')).at(-1)).toBeVisible()
    expect(finish.queryByText(/Fold a dough.*not shown/)).toBe(null)
  })

  it('should fill the marks of its contents, which no scrolling does', async () => {
    open({})
    const marks = async () =>
      [...(await screen.findByRole('list', { name: 'In this chapter' })).querySelectorAll('[data-mark]')].map((mark) =>
        mark.getAttribute('data-mark'),
      )
    expect(new Set(await marks())).toEqual(new Set(['open']))
    cleanup()
    open({ is_completed_by_current_user: true })
    expect(new Set(await marks())).toEqual(new Set(['done']))
  })

  it('should sum up the plan when it is the last one', async () => {
    open({ is_completed_by_current_user: true, next_chapter: null }, { [PLAN]: [200, plan(true)] })
    expect(await screen.findByRole('heading', { name: 'Plan complete' })).toBeVisible()
    expect(screen.getByText('2 chapters · about 3 hours')).toBeVisible()
    const walk = within(screen.getByRole('list', { name: 'The whole plan' }))
    expect(walk.getByText('Name three flours')).toBeVisible()
    // nothing that no answer has shown
    expect(walk.queryByText('Shape a tight round')).toBe(null)
  })

  it('should lead to what is left of the plan', async () => {
    open({ is_completed_by_current_user: true, next_chapter: null }, { [PLAN]: [200, plan(false)] })
    expect(await screen.findByText(/1 still to complete$/)).toBeVisible()
    const walk = within(screen.getByRole('list', { name: 'The whole plan' }))
    expect(walk.getByRole('link', { name: 'Chapter 1' }).getAttribute('href')).toMatch(
      plan(false).chapters[0]?.id ?? 'none',
    )
  })

  it('should miss nothing when the plan cannot be read', async () => {
    open({ is_completed_by_current_user: true, next_chapter: null })
    expect(await screen.findByRole('heading', { name: 'What you can do now' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
  })
})

// Helpers

const PLAN = `GET /api/learning-plans/${aView.learning_plan_id}`

function open(change: Partial<ChapterView>, answers: Answers = {}, hash = '') {
  const view = { ...aView, generated_content: lesson, ...change }
  fakeServer({ [`GET /api/chapters/${aView.id}`]: [200, view], ...answers })
  const page = <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
  renderSignedIn(<Routes>{page}</Routes>, {
    at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}${hash}`,
  })
}

const titles = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
const note = (id: string) => document.querySelector(`#${id} > p`)?.textContent
const current = () => document.querySelector('[aria-current=location]')?.textContent

const shown = { shown_objectives: ['Name three flours'] }

const plan = (firstIsDone: boolean): PlanDetails =>
  aPlanDetails([
    anOutlinedChapter(1, { ...(firstIsDone ? done : openChapter), objectives: ['Name three flours'], ...shown }),
    // read before the mark had arrived
    anOutlinedChapter(2, { ...openChapter, id: aView.id, title: aView.title, objectives: ['Shape a tight round'] }),
  ])
