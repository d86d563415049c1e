import { readLearningPlan, renamePlan, rewordChapter } from '@app/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, reply } from '../../../../api/testing/fake-server.ts'
import { anOutlinedChapter, done } from '../../plan/testing/builders.ts'
import {
  button,
  chapters,
  inOrder,
  noticed,
  openEditor,
  PLAN,
  present,
  RENAME,
  REWORD,
  reword,
  saved,
  stop,
  type,
} from './testing/open-editor.tsx'

describe('the words of a plan', () => {
  it('should be renamed, with the focus back on the button', async () => {
    const server = await openEditor()
    let sent: unknown
    server.answer({
      [RENAME]: (body) => {
        sent = body
        return reply(renamePlan, saved({ title: 'Sourdough' }))
      },
    })
    fireEvent.click(button('Rename'))
    const field = screen.getByRole('textbox', { name: 'Plan title' })
    expect(document.activeElement).toBe(field)
    type(field, '')
    fireEvent.click(button('Save'))
    expect(screen.getByText('Please give it a title.')).toBeVisible()
    type(field, 'Sourdough')
    fireEvent.click(button('Save'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sourdough' })).toBeVisible()
    expect(sent).toEqual({ title: 'Sourdough', version: 0 })
    await waitFor(() => expect(document.activeElement).toBe(button('Rename')))
    expect(screen.getByText('Plan renamed.')).toBeVisible()
  })

  it('should not be sent when they are as they were', async () => {
    const server = await openEditor()
    fireEvent.click(button('Rename'))
    fireEvent.click(button('Save'))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBe(null))
    expect([server.count(RENAME), screen.queryByText('Plan renamed.')]).toEqual([0, null])
  })

  it('should be changed in place, and stay in their fields while another tab has changed the plan', async () => {
    const server = await openEditor()
    server.answer({
      [REWORD(2)]: refusal(409, 'plan-changed', 'Changed.'),
      [PLAN]: reply(readLearningPlan, saved({ version: 3, title: 'Other bread' })),
    })
    await reword(2, 'Starter first')
    expect(await screen.findByText(/^This plan was changed in another tab .* Your text is still here/)).toBeVisible()
    await screen.findByRole('heading', { level: 1, name: 'Other bread' })
    expect(screen.getByDisplayValue('Starter first')).toBeVisible()

    let sent: unknown
    const chapter = { ...present(chapters[1]), title: 'Starter first' }
    server.answer({
      [REWORD(2)]: (body) => {
        sent = body
        return reply(rewordChapter, saved({ version: 4, chapters: [...inOrder(1), chapter, ...chapters.slice(2)] }))
      },
    })
    fireEvent.click(button('Save'))
    expect(await noticed('Saved “Starter first”.')).toBeVisible()
    expect(sent).toEqual({ title: 'Starter first', summary: 'Why chapter 2 comes here.', version: 3 })
  })

  it('should show the reply to words that are declined, and keep them', async () => {
    const server = await openEditor()
    const declined = { reason: 'unsafe', reply: 'I can’t help with that.' }
    server.answer({ [REWORD(2)]: refusal(400, 'words-declined', 'We cannot.', declined) })
    await reword(2, 'Something bad')
    // drawn as plain text until what reads Markdown has come
    await waitFor(() => expect(screen.getByText('I can’t help with that.')).toBeVisible())
    expect(screen.getByDisplayValue('Something bad')).toBeVisible()
  })

  it.each([
    ['removed', inOrder(1, 3, 4), /^This chapter is no longer in your plan/],
    [
      'unlocked',
      [...inOrder(1), { ...anOutlinedChapter(2, done) }, ...chapters.slice(2)],
      /^This chapter has been unlocked/,
    ],
  ])('should outlive a chapter that is %s elsewhere', async (_what, left, why) => {
    const server = await openEditor()
    fireEvent.click((await stop(2)).getByRole('button', { name: 'Edit' }))
    type(screen.getByRole('textbox', { name: 'Title' }), 'Starter first')
    server.answer({ [PLAN]: reply(readLearningPlan, saved({ version: 5, chapters: left })) })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(why)).toBeVisible()
    expect(screen.getByDisplayValue('Starter first')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBe(null)
  })

  it('should not be lost by Done', async () => {
    await openEditor()
    fireEvent.click((await stop(2)).getByRole('button', { name: 'Edit' }))
    type(screen.getByRole('textbox', { name: 'Title' }), 'Starter first')
    fireEvent.click(screen.getAllByRole('button', { name: 'Done' })[0] as HTMLElement)
    expect(document.activeElement).toBe(screen.getByDisplayValue('Starter first'))
  })
})
