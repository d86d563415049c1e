import { addChapter, type PlanDetails, readLearningPlan, undoEdit } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, reply } from '../../../../api/testing/fake-server.ts'
import { anOutlinedChapter } from '../../plan/testing/builders.ts'
import {
  announced,
  button,
  idOf,
  inOrder,
  noticed,
  openEditor,
  PLAN,
  plan,
  saved,
  titles,
  type,
  UNDO,
} from './testing/open-editor.tsx'

const ADD = `POST /api/learning-plans/${plan.id}/chapters`

const withRye = (change: Partial<PlanDetails['chapters'][number]>) => {
  const [one, two, three, four] = inOrder(1, 2, 3, 4)
  const rye = anOutlinedChapter(5, { number: 3, title: 'Rye', summary: '', objectives: [], minutes: null, ...change })
  return [one, two, rye, three, four]
    .flatMap((chapter) => chapter ?? [])
    .map((one, place) => ({ ...one, number: place + 1 }))
}

describe('adding a chapter', () => {
  it('should show it at once, and what it teaches when that is written', async () => {
    const server = await openEditor()
    let sent: unknown
    server.answer({
      [ADD]: (body) => {
        sent = body
        return reply(addChapter, saved({ chapters: withRye({ outline_status: 'PENDING' }) }))
      },
      [PLAN]: reply(readLearningPlan, saved({ chapters: withRye({ summary: 'Why rye.' }) })),
      [UNDO]: reply(undoEdit, saved({ version: 2 })),
    })
    fireEvent.click(button('Add a chapter'))
    const title = screen.getByRole('textbox', { name: 'New chapter title' })
    expect(document.activeElement).toBe(title)
    const place = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where' })
    expect([...place.options].map(({ text }) => text)).toEqual([
      ...['At the end', 'After 1 Chapter 1', 'After 2 Chapter 2', 'After 3 Chapter 3'],
    ])
    type(title, 'Rye')
    fireEvent.change(place, { target: { value: idOf(2) } })
    fireEvent.click(button('Add chapter'))
    await waitFor(async () => expect(await noticed('Added “Rye”.')).toBeVisible())
    expect(sent).toEqual({ title: 'Rye', after: idOf(2), version: 0 })
    expect(titles()[2]).toBe('3 Rye')
    expect(screen.getByText('We’re planning what this chapter teaches.')).toBeVisible()
    await waitFor(() => expect(document.activeElement?.textContent).toContain('3 Rye'))
    expect(await screen.findByText('Why rye.')).toBeVisible()
    expect(announced()).toBe('“Rye” is planned now.')
    fireEvent.click(button('Undo'))
    await waitFor(() => expect(titles()).toHaveLength(4))
  })

  it('should keep what was typed when it is refused', async () => {
    const server = await openEditor()
    server.answer({ [ADD]: refusal(409, 'plan-full', 'A plan has at most twelve chapters.') })
    fireEvent.click(button('Add a chapter'))
    type(screen.getByRole('textbox', { name: 'New chapter title' }), 'Rye')
    fireEvent.click(button('Add chapter'))
    expect((await screen.findByRole('alert')).textContent).toBe('A plan has at most twelve chapters.')
    expect(screen.getByDisplayValue('Rye')).toBeVisible()
    // nor does Done lose it
    fireEvent.click(button('Done'))
    expect(document.activeElement).toBe(screen.getByDisplayValue('Rye'))
  })

  it('should say what to do where nothing could be written', async () => {
    await openEditor(saved({ chapters: withRye({ outline_status: 'FAILED' }) }))
    expect(screen.getByText(/^We couldn’t plan what this chapter teaches. Try again, or edit the plan/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Try again: Rye' })).toBeVisible()
  })
})
