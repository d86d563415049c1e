import { archivePlan, dropChapter, unarchivePlan } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusal, reply } from '../../../../api/testing/fake-server.ts'
import { aPlanDetails } from '../../plan/testing/builders.ts'
import {
  ARCHIVE,
  button,
  chapters,
  DROP,
  inOrder,
  noticed,
  open,
  openEditor,
  plan,
  present,
  saved,
  stop,
  tick,
  UNARCHIVE,
  UNDO,
} from './testing/open-editor.tsx'

describe('the notice of an edit', () => {
  it('should stay for 10 seconds, and longer under the pointer', async () => {
    const server = await openEditor()
    server.answer({ [DROP(4)]: reply(dropChapter, saved({ chapters: inOrder(1, 2, 3) })) })
    const stopFour = await stop(4)
    vi.useFakeTimers()
    fireEvent.click(stopFour.getByRole('button', { name: 'Remove' }))
    await tick(100)
    const notice = present(screen.getByText('Removed “Chapter 4”.').closest<HTMLElement>('[data-undo-notice]'))
    const matches = vi.spyOn(notice, 'matches').mockReturnValue(true)
    await tick(60_000)
    expect(notice).toBeVisible()
    matches.mockRestore()
    await tick(9_700)
    expect(notice).toBeVisible()
    await tick(600)
    expect(screen.queryByText('Removed “Chapter 4”.')).toBe(null)
  })

  it('should say that nothing can be undone any more once the plan has changed', async () => {
    const server = await openEditor()
    server.answer({
      [DROP(4)]: reply(dropChapter, saved({ chapters: inOrder(1, 2, 3) })),
      [UNDO]: refusal(409, 'plan-changed', 'Changed.'),
    })
    fireEvent.click((await stop(4)).getByRole('button', { name: 'Remove' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await noticed('This plan has changed since then, so you can’t undo this anymore.')).toBeVisible()
  })

  it('should outlast the editor', async () => {
    const server = await openEditor()
    server.answer({ [DROP(4)]: reply(dropChapter, saved({ chapters: inOrder(1, 2, 3) })) })
    fireEvent.click((await stop(4)).getByRole('button', { name: 'Remove' }))
    await noticed('Removed “Chapter 4”.')
    fireEvent.click(button('Done'))
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    await waitFor(() => expect(document.activeElement).toBe(button('Edit plan')))
  })
})

describe('archiving a plan', () => {
  it('should say so, and bring it back by Undo', async () => {
    const server = await open(plan)
    server.answer({
      [ARCHIVE]: reply(archivePlan, aPlanDetails(chapters, { archived: true })),
      [UNARCHIVE]: reply(unarchivePlan, plan),
    })
    const archive = await screen.findByRole('button', { name: 'Archive plan' })
    archive.focus()
    fireEvent.click(archive)
    expect(await noticed('Plan archived.')).toBeVisible()
    expect(screen.getByText(/^This plan isn’t on your dashboard/)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toBe(button('Move back to dashboard')))
    fireEvent.click(button('Undo'))
    await waitFor(() => expect(screen.queryByText(/^This plan isn’t on your dashboard/)).toBe(null))
    expect(server.count(UNARCHIVE)).toBe(1)
    await waitFor(() => expect(document.activeElement).toBe(button('Archive plan')))
  })
})
