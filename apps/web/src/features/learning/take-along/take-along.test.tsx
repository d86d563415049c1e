// the dialog is loaded when it is first opened, which can take longer on a busy machine than a test waits
import './take-along-dialog.tsx'
import { readShare, sharePlan, unsharePlan } from '@app/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { watchSavedFiles } from '../../../api/testing/saved-files.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { anOutlinedChapter, aPlanDetails } from '../plan/testing/builders.ts'
import { TakeAlong } from './take-along.tsx'

const plan = aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2)], {
  title: 'Bread: a "start"',
  thread: 'one loaf',
})
const DECK = `GET /api/learning-plans/${plan.id}/anki`
const CALENDAR = `GET /api/learning-plans/${plan.id}/calendar`
const READ = `GET /api/learning-plans/${plan.id}/share`
const SHARE = `PUT /api/learning-plans/${plan.id}/share`
const STOP = `DELETE /api/learning-plans/${plan.id}/share`
const SECRET = 'a'.repeat(43)

describe('taking a plan along', () => {
  it.each([
    [DECK, 'Download for Anki', 'Bread a start.apkg'],
    [CALENDAR, 'Download for my calendar', 'Bread a start.ics'],
  ])('should save the server’s file under the name of the plan: %s', async (call, button, name) => {
    const files = watchSavedFiles()
    const { dialog } = await open({ [call]: () => new Response('the file') })
    fireEvent.click(dialog.getByRole('button', { name: button }))
    expect((await dialog.findByText(name)).closest('[role="status"]')).not.toBe(null)
    expect(files.map((file) => file.name)).toEqual([name])
    expect(await files[0]?.text()).toBe('the file')
  })

  it.each([
    [DECK, 'Download for Anki', refusal(409, 'no-cards', 'Answer some questions first.')],
    [CALENDAR, 'Download for my calendar', refusal(409, 'no-sessions', 'Set a time first.')],
  ])('should say why there is none yet: %s', async (call, button, answer) => {
    const files = watchSavedFiles()
    const { dialog } = await open({ [call]: answer })
    fireEvent.click(dialog.getByRole('button', { name: button }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/first\.$/)
    expect(files).toEqual([])
  })

  it('should save the outline as it can be taken back', async () => {
    const files = watchSavedFiles()
    const { dialog } = await open()
    fireEvent.click(dialog.getByRole('button', { name: 'Download as JSON' }))
    await dialog.findByText('Bread a start.json')
    const { id, title, description, chapters } = plan
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
      plans: [
        {
          ...{ id, title, description, thread: 'one loaf', brief: { language: 'en' } },
          chapters: chapters.map(({ id, title, summary, objectives, minutes, prerequisites }) => {
            return { id, title, summary, objectives, minutes, prerequisites }
          }),
        },
      ],
    })
  })

  it('should share by a link, and stop sharing, with the focus where it was', async () => {
    const { dialog, server } = await open({
      [SHARE]: reply(sharePlan, { token: SECRET }),
      [STOP]: reply(unsharePlan, { token: null }),
    })
    expect(dialog.getByText(/^Anyone with the link can read the outline and the first chapter\./)).toBeVisible()
    const start = await ready(dialog, 'Create a link')
    start.focus()
    fireEvent.click(start)
    const link = await dialog.findByRole('link')
    expect([link.textContent, link.getAttribute('href')]).toEqual(
      Array(2).fill(`http://localhost:3000/shared/${SECRET}`),
    )
    expect(dialog.getByRole('button', { name: 'Copy this link' })).toBeVisible()
    const stop = await ready(dialog, 'Stop sharing')
    expect(document.activeElement).toBe(stop)
    fireEvent.click(stop)
    await ready(dialog, 'Create a link')
    expect(dialog.queryByRole('link')).toBe(null)
    expect([server.count(SHARE), server.count(STOP)]).toEqual([1, 1])
  })

  it('should show the link that there is, and say when it could not be ended', async () => {
    const { dialog } = await open({ [READ]: reply(readShare, { token: SECRET }), [STOP]: [500, {}] })
    fireEvent.click(await ready(dialog, 'Stop sharing'))
    expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t change this. Please try again.')
    expect(dialog.getByRole('link')).toBeVisible()
  })
})

// Helpers

async function open(answers: Answers = {}) {
  const server = fakeServer({ [READ]: reply(readShare, { token: null }), ...answers })
  renderSignedIn(<TakeAlong plan={plan} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take it along' })))
  return { server, dialog: within(await screen.findByRole('dialog', { name: 'Take it along' })) }
}

async function ready(dialog: ReturnType<typeof within>, name: string): Promise<HTMLElement> {
  const button = await dialog.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe(null))
  return button
}
