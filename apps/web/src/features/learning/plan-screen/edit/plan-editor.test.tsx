import { dropChapter, orderChapters, readLearningPlan, undoEdit } from '@app/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateAnswer, refusal, reply, unreachable } from '../../../../api/testing/fake-server.ts'
import { anOutlinedChapter, aPlanDetails } from '../../plan/testing/builders.ts'
import {
  announced,
  button,
  DROP,
  idOf,
  inOrder,
  noticed,
  ORDER,
  open,
  openEditor,
  PLAN,
  saved,
  stop,
  titles,
  UNDO,
} from './testing/open-editor.tsx'

describe('editing a plan', () => {
  it.each(['PENDING', 'GENERATING', 'FAILED'] as const)('should not be offered while a plan is %s', async (status) => {
    await open(aPlanDetails([], { generation_status: status }))
    expect(screen.queryByRole('button', { name: 'Edit plan' })).toBe(null)
    expect(screen.queryByRole('button', { name: 'Archive plan' })).toBe(null)
  })

  it('should take the focus into the editor, and back out of it', async () => {
    await openEditor()
    expect(document.activeElement).toBe(button('Rename'))
    expect(screen.queryByRole('link', { name: /^View Chapter/ })).toBe(null)
    fireEvent.click(button('Done'))
    await waitFor(() => expect(document.activeElement).toBe(button('Edit plan')))
  })

  it('should leave what is unlocked alone', async () => {
    await openEditor()
    expect((await stop(1)).getByText('Unlocked')).toBeVisible()
    expect((await stop(1)).queryByRole('button')).toBe(null)
    expect((await stop(1)).queryByTitle('Drag to move')).toBe(null)
    const earlier = (await stop(2)).getByRole('button', { name: 'Move earlier' })
    expect(earlier.getAttribute('aria-disabled')).toBe('true')
    expect(earlier.title).toBe('The chapters before this one are unlocked, so they stay in place.')
  })
})

describe('moving a chapter by its buttons', () => {
  it('should show the new order at once, keep the focus, and say the place', async () => {
    const server = await openEditor()
    const answer = lateAnswer()
    let sent: unknown
    server.answer({
      [ORDER]: (body) => {
        sent = body
        return answer.handler()
      },
    })
    const later = (await stop(2)).getByRole('button', { name: 'Move later' })
    later.focus()
    fireEvent.click(later)
    await waitFor(() => expect(titles()).toEqual(['1 Chapter 1', '2 Chapter 3', '3 Chapter 2', '4 Chapter 4']))
    expect(document.activeElement).toBe(later)
    await waitFor(() => expect(sent).toEqual({ chapter_ids: [1, 3, 2, 4].map(idOf), version: 0 }))
    await act(async () => answer.arrive(200, saved({ chapters: inOrder(1, 3, 2, 4) })))
    expect(await noticed('“Chapter 2” is now chapter 3 of 4.')).toBeVisible()
    expect(announced()).toBe('“Chapter 2” is now chapter 3 of 4. You can undo this for 10 seconds.')
  })

  it('should send one move after the other, each against the plan that the one before has made', async () => {
    const server = await openEditor()
    const first = lateAnswer()
    const sent: unknown[] = []
    server.answer({
      [ORDER]: (body) => {
        sent.push(body)
        if (sent.length === 1) return first.handler()
        return reply(orderChapters, saved({ version: 2, chapters: inOrder(1, 3, 4, 2) }))
      },
    })
    const later = (await stop(2)).getByRole('button', { name: 'Move later' })
    fireEvent.click(later)
    await waitFor(() => expect(sent).toHaveLength(1))
    fireEvent.click(later)
    await waitFor(() => expect(titles()[3]).toBe('4 Chapter 2'))
    expect(sent).toHaveLength(1)
    await act(async () => first.arrive(200, saved({ chapters: inOrder(1, 3, 2, 4) })))
    await waitFor(() => expect(sent[1]).toEqual({ chapter_ids: [1, 3, 4, 2].map(idOf), version: 1 }))
    expect(titles()[3]).toBe('4 Chapter 2')
  })

  it('should refuse a chapter before one that it builds on, with both titles', async () => {
    const server = await openEditor(aPlanDetails([1, 2, 3].map((number) => anOutlinedChapter(number))))
    const titlesOf = { chapter: 'Chapter 3', prerequisite: 'Chapter 2' }
    server.answer({ [ORDER]: refusal(409, 'prerequisite-later', 'Not there.', titlesOf) })
    fireEvent.click((await stop(3)).getByRole('button', { name: 'Move earlier' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      '“Chapter 3” builds on “Chapter 2”, so it has to come after it.',
    )
    await waitFor(() => expect(titles()[2]).toBe('3 Chapter 3'))
  })

  it('should put the chapter back and read the plan again when it has changed elsewhere', async () => {
    const server = await openEditor()
    server.answer({
      [ORDER]: refusal(409, 'plan-changed', 'Changed.'),
      [PLAN]: reply(readLearningPlan, saved({ version: 7, title: 'Bread from elsewhere' })),
    })
    fireEvent.click((await stop(2)).getByRole('button', { name: 'Move later' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This plan was changed in another tab or on another device, so we didn’t save this. Here’s how it looks now.',
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Bread from elsewhere' })).toBeVisible()
    expect(titles()[1]).toBe('2 Chapter 2')
  })

  it('should put it back when there is no line', async () => {
    const server = await openEditor()
    server.answer({ [ORDER]: unreachable, [PLAN]: unreachable })
    fireEvent.click((await stop(2)).getByRole('button', { name: 'Move later' }))
    expect(await screen.findByText(/^We couldn’t reach the server\. We couldn’t save this change/)).toBeVisible()
    expect(titles()[1]).toBe('2 Chapter 2')
  })
})

describe('removing a chapter', () => {
  it('should move the focus on, and bring the chapter back by Undo', async () => {
    const server = await openEditor()
    let undone: unknown
    server.answer({
      [DROP(2)]: reply(dropChapter, saved({ chapters: inOrder(1, 3, 4) })),
      [UNDO]: (body) => {
        undone = body
        return reply(undoEdit, saved({ version: 2 }))
      },
    })
    fireEvent.click((await stop(2)).getByRole('button', { name: 'Remove' }))
    expect(await noticed('Removed “Chapter 2”.')).toBeVisible()
    expect(titles()).toEqual(['1 Chapter 1', '2 Chapter 3', '3 Chapter 4'])
    expect(document.activeElement?.textContent).toContain('Chapter 3')
    // next to where the focus is
    fireEvent.click((await stop(2, 3)).getByRole('button', { name: 'Undo', description: 'Removed “Chapter 2”.' }))
    expect(await noticed('Undone. Your plan is back to how it was.')).toBeVisible()
    expect(undone).toEqual({ version: 1 })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null)
    await waitFor(() => expect(document.activeElement?.textContent).toContain('2 Chapter 2'))
  })

  it('should not bring a second one back with the answer about the first', async () => {
    const server = await openEditor()
    const [first, second] = [lateAnswer(), lateAnswer()]
    server.answer({ [DROP(3)]: first.handler, [DROP(4)]: second.handler })
    fireEvent.click((await stop(3)).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(titles()).toHaveLength(3))
    fireEvent.click((await stop(3, 4)).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(titles()).toHaveLength(2))
    await act(async () => first.arrive(200, saved({ chapters: inOrder(1, 2, 4) })))
    await waitFor(() => expect(server.count(DROP(4))).toBe(1))
    expect(titles()).toHaveLength(2)
    await act(async () => second.arrive(200, saved({ version: 2, chapters: inOrder(1, 2) })))
    expect(await noticed('Removed “Chapter 4”.')).toBeVisible()
  })

  it('should say why a plan cannot be shorter, and keep the chapter', async () => {
    const server = await openEditor()
    server.answer({ [DROP(2)]: refusal(409, 'plan-too-short', 'A plan has at least two chapters.') })
    fireEvent.click((await stop(2)).getByRole('button', { name: 'Remove' }))
    expect((await screen.findByRole('alert')).textContent).toBe('A plan has at least two chapters.')
    await waitFor(() => expect(titles()[1]).toBe('2 Chapter 2'))
  })
})
