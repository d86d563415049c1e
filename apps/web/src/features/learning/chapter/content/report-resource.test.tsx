// what the app fetches when it is wanted is there at once in a test
import './resources.tsx'
import { chapter, reportResource } from '@app/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, refusal, reply, unreachable } from '../../../../api/testing/fake-server.ts'
import { anId } from '../../../../api/testing/signed-in.tsx'
import { CHAPTER, openResources, press, resourceCard, viewOf } from '../testing/open-resources.tsx'
import { aLink, CHECKED_AT } from '../testing/resources.ts'

describe('reporting a resource', () => {
  it('should take a reason, thank for it, and put another link in its place without losing the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const sent: unknown[] = []
    const { server } = await openReport({
      [REPORT]: (body) => {
        sent.push(body)
        return reply(reportResource, { resources_status: 'searching' })
      },
    })
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'It doesn’t work' }))
    press('Send report')
    expect(screen.getByText('Please choose what’s wrong.')).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: 'It’s about something else' }))
    press('Send report')
    const thanks = await screen.findByText(/^Thanks! We’re checking it now\./)
    await waitFor(() => expect(document.activeElement).toBe(thanks))
    expect(sent).toEqual([{ reason: 'off-topic' }])
    expect(screen.queryByRole('button', { name: /^Report/ })).toBe(null)

    const next = aLink({ id: anId(71), link: 'https://e.org/new', title: 'Better folds', replaced: REPLACED })
    server.answer({ [CHAPTER]: reply(chapter, viewOf([next], 'settled')) })
    await act(() => vi.advanceTimersByTimeAsync(3_005))
    expect(screen.getByText('One new link is here.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Better folds/ })).toBeVisible()
    expect(document.activeElement).toBe(thanks)
    expect(thanks.textContent).toBe('')
  })

  it.each([
    ['searching', /^Thanks! We’re checking it now\./],
    ['settled', 'You reported this link. We checked it again and kept it.'],
    ['unreachable', 'You reported this link.'],
  ] as const)('should say what has come of it while the search is %s', async (status, words) => {
    openResources([aLink({ reported: 'dead' })], status)
    expect(within(await resourceCard('Folding in ten minutes')).getByText(words)).toBeVisible()
    const again = screen.queryByRole('button', { name: 'Report another problem: Folding in ten minutes' })
    expect(screen.queryAllByRole('button', { name: /^Report/ })).toEqual(status === 'settled' ? [again] : [])
  })

  it('should offer the reasons that were not looked at yet, until there is none', async () => {
    const { server } = openResources([aLink({ reported: 'dead', reported_before: ['paywall'] })], 'settled')
    fireEvent.click(await screen.findByRole('button', { name: /^Report another problem/ }))
    const offered = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    expect(offered).toEqual(['off-topic', 'other'])
    const sent: unknown[] = []
    server.answer({
      [REPORT]: (body) => {
        sent.push(body)
        return reply(reportResource, { resources_status: 'searching' })
      },
    })
    fireEvent.click(screen.getByRole('radio', { name: 'It’s about something else' }))
    press('Send report')
    await screen.findByText(/^Thanks!/)
    expect(sent).toEqual([{ reason: 'off-topic' }])
    expect(screen.queryByRole('button', { name: /^Report/ })).toBe(null)
  })

  it('should offer no report where each reason was looked at', async () => {
    openResources([aLink({ reported: 'other', reported_before: ['dead', 'off-topic', 'paywall'] })], 'settled')
    await resourceCard('Folding in ten minutes')
    expect(screen.queryByRole('button', { name: /^Report/ })).toBe(null)
  })

  it('should keep the form when it does not arrive, and give the focus back when it is closed', async () => {
    await openReport({ [REPORT]: unreachable })
    fireEvent.click(screen.getByRole('radio', { name: 'It doesn’t work' }))
    press('Send report')
    expect(await screen.findByText('We couldn’t send your report. Please try again.')).toBeVisible()
    press('Cancel')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: REPORT_IT })))
  })

  it('should show what is there now when the link has been replaced meanwhile', async () => {
    const { server } = await openReport({ [REPORT]: refusal(404, 'resource-not-found', 'There is none.') })
    const next = aLink({ id: anId(71), title: 'Better folds' })
    server.answer({ [CHAPTER]: reply(chapter, viewOf([next], 'settled')) })
    fireEvent.click(screen.getByRole('radio', { name: 'It doesn’t work' }))
    press('Send report')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report this link: Better folds' })),
    )
    expect(screen.queryByRole('radio')).toBe(null)
  })
})

// Helpers

const REPORT = `POST /api/resources/${anId(70)}/report`
const REPORT_IT = 'Report this link: Folding in ten minutes'
const REPLACED = { title: 'Folding in ten minutes', why: 'reported', at: CHECKED_AT } as const

async function openReport(answers: Answers) {
  const opened = openResources([aLink()], 'settled', answers)
  fireEvent.click(await screen.findByRole('button', { name: REPORT_IT }))
  return opened
}
