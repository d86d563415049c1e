// what the app fetches when it is wanted is there at once in a test
import './resources.tsx'
import { type ChapterView, type CuratedResource, chapter, findResources, reportResource } from '@app/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, refusal, reply, unreachable } from '../../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { ChapterPage } from '../chapter-page.tsx'
import { aLink, aSearch, CHECKED_AT } from '../testing/resources.ts'
import { aView, content } from '../testing/views.ts'

describe('a resource', () => {
  it('should say where it is, what it takes and when it was checked', async () => {
    open([aLink({ language: 'de', free: false })])
    const item = await card('Folding in ten minutes')
    expect(item.textContent).toMatch(/^Video bread\.example\.org · 10 min · German · Needs a login or payment/)
    const time = within(item).getByText('Nov 21, 2026')
    expect(time.getAttribute('datetime')).toBe(CHECKED_AT)
    expect(time.parentElement?.textContent).toBe('Checked on Nov 21, 2026')
    const link = within(item).getByRole('link', { name: 'Folding in ten minutes (opens in new tab)' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow'])
  })

  it('should not say what goes without saying', async () => {
    open([aLink({ language: 'en', minutes: null, free: true })])
    expect((await card('Folding in ten minutes')).textContent).toMatch(/^Video bread\.example\.orgFolding/)
  })

  it('should say that it has not been checked', async () => {
    open([aLink({ state: 'unchecked', checked_at: null })])
    expect(within(await card('Folding in ten minutes')).getByText('Not checked yet')).toBeVisible()
  })

  it.each(['video', 'book'] as const)('should be a search and no %s when it leads to one', async (resource_type) => {
    open([aSearch({ resource_type })])
    const item = await card('Filmed from above')
    expect(item.textContent).toMatch(/^Search on Example FilmsFilmed from above/)
    expect(item.textContent).not.toMatch(/video|book|checked/i)
    expect(within(item).queryByRole('button')).toBe(null)
  })

  it.each([
    ['gone', 'Replaces “Folding by hand”, which is gone.'],
    ['changed', 'Replaces “Folding by hand”, which is about something else now.'],
    ['reported', 'Replaces “Folding by hand”, which you reported.'],
  ] as const)('should say what it took the place of that was %s', async (why, words) => {
    open([aLink({ replaced: { title: 'Folding by hand', why, at: CHECKED_AT } })])
    expect((await card('Folding in ten minutes')).textContent).toContain(words)
  })
})

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
    const thanks = await screen.findByText(/^Thank you\. We’re opening it now\./)
    await waitFor(() => expect(document.activeElement).toBe(thanks))
    expect(sent).toEqual([{ reason: 'off-topic' }])
    expect(screen.queryByRole('button', { name: /^Report/ })).toBe(null)

    const next = aLink({ id: anId(71), link: 'https://e.org/new', title: 'Better folds', replaced: REPLACED })
    server.answer({ [CHAPTER]: reply(chapter, view([next], 'settled')) })
    await act(() => vi.advanceTimersByTimeAsync(3_005))
    expect(screen.getByText('One new link is here.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Better folds/ })).toBeVisible()
    expect(document.activeElement).toBe(thanks)
    expect(thanks.textContent).toBe('')
  })

  it.each([
    ['searching', /^Thank you\. We’re opening it now\./],
    ['settled', 'You reported this link. We looked at it again and kept it.'],
    ['unreachable', 'You reported this link.'],
  ] as const)('should say what has come of it while the search is %s', async (status, words) => {
    open([aLink({ reported: 'dead' })], status)
    expect(within(await card('Folding in ten minutes')).getByText(words)).toBeVisible()
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
    server.answer({ [CHAPTER]: reply(chapter, view([next], 'settled')) })
    fireEvent.click(screen.getByRole('radio', { name: 'It doesn’t work' }))
    press('Send report')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report this link: Better folds' })),
    )
    expect(screen.queryByRole('radio')).toBe(null)
  })
})

describe('the search for resources', () => {
  it('should be followed until it ends, and say what it has found', async () => {
    vi.useFakeTimers()
    const { server } = open([aSearch()], 'searching')
    await tick(200)
    const line = screen.getByText(/^Looking for pages that fit this chapter\. We open each one/)
    expect(line.getAttribute('role')).toBe('status')
    await tick(3_000)
    expect(server.count(CHAPTER)).toBe(2)
    server.answer({
      [CHAPTER]: reply(chapter, view([aLink(), aLink({ link: 'https://e.org/2' }), aSearch()], 'settled')),
    })
    await tick(3_000)
    expect(line.textContent).toBe('2 new links are here.')
    await tick(30_000)
    expect(server.count(CHAPTER)).toBe(3)
  })

  it('should say so when it has found nothing better', async () => {
    vi.useFakeTimers()
    const { server } = open([aLink()], 'searching')
    await tick(200)
    server.answer({ [CHAPTER]: reply(chapter, view([aLink()], 'settled')) })
    await tick(3_000)
    expect(screen.getByText('We found nothing better, so these links stay.')).toBeVisible()
  })

  it('should say so when one was taken away with nothing in its place', async () => {
    vi.useFakeTimers()
    const left = aLink({ link: 'https://left.example/starter' })
    const { server } = open([aLink(), left], 'searching')
    await tick(200)
    server.answer({ [CHAPTER]: reply(chapter, view([left], 'settled')) })
    await tick(3_000)
    expect(screen.getByText(/^We took that link away\./)).toBeVisible()
  })

  it('should be followed for two minutes at most', async () => {
    vi.useFakeTimers()
    const { server } = open([], 'searching')
    await tick(200)
    await tick(121_000)
    expect(screen.getByText(/^This is taking longer than usual\./)).toBeVisible()
    const asked = server.count(CHAPTER)
    await tick(60_000)
    expect(server.count(CHAPTER)).toBe(asked)
    expect(screen.getByText('No curated resources available for this chapter yet.')).toBeVisible()
  })

  it.each([
    ['unsearched', 'Find checked links'],
    ['unreachable', 'Try now'],
  ] as const)('should begin when it is asked for where it is %s', async (status, label) => {
    const { server } = open([aSearch()], status, { [FIND]: reply(findResources, { resources_status: 'searching' }) })
    const button = await screen.findByRole('button', { name: label })
    button.focus()
    fireEvent.click(button)
    const line = await screen.findByText(/^Looking for pages/)
    await waitFor(() => expect(document.activeElement).toBe(line))
    expect(screen.queryByRole('button', { name: label })).toBe(null)
    expect(server.count(FIND)).toBe(1)
  })

  it('should say why it does not begin', async () => {
    open([aSearch()], 'unsearched', { [FIND]: refusal(409, 'resources-off', 'This site shows search pages only.') })
    fireEvent.click(await screen.findByRole('button', { name: 'Find checked links' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This site shows search pages only.')
  })

  it.each([
    ['off', [aSearch()], 'Each link opens a search on a trusted site.'],
    ['settled', [aSearch()], /^We found no pages that fit this chapter\. Each link opens a search/],
    ['unreachable', [aSearch()], /^We couldn’t reach our sources\. .* Until then, each link opens a search/],
    ['unreachable', [aLink()], 'We couldn’t reach our sources. We’ll try again by ourselves.'],
    ['unsearched', [aSearch()], /^Each link opens a search on a trusted site\. We can look .* It’s free\.$/],
  ] as const)('should say how it stands: %s', async (status, resources, words) => {
    open(resources, status)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each([
    ['settled', [aLink(), aSearch()]],
    ['off', []],
  ] as const)('should say nothing where there is nothing to say: %s', async (status, resources) => {
    open(resources, status)
    await screen.findByRole('heading', { name: 'Curated Resources' })
    expect(document.querySelector('#resources [role=status]')?.textContent).toBe('')
    expect(screen.queryByRole('button', { name: /links$|now$/ })).toBe(null)
  })
})

// Helpers

const CHAPTER = `GET /api/chapters/${aView.id}`
const FIND = `POST /api/chapters/${aView.id}/resources`
const REPORT = `POST /api/resources/${anId(70)}/report`
const REPORT_IT = 'Report this link: Folding in ten minutes'
const REPLACED = { title: 'Folding in ten minutes', why: 'reported', at: CHECKED_AT } as const

type Status = ChapterView['resources_status']

const view = (resources: readonly CuratedResource[], status: Status): ChapterView => ({
  ...aView,
  resources_status: status,
  generated_content: { ...content, curated_resources: [...resources] },
})

function open(resources: readonly CuratedResource[], status: Status = 'settled', answers: Answers = {}) {
  const server = fakeServer({ [CHAPTER]: reply(chapter, view(resources, status)), ...answers })
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` },
  )
  return { server }
}

async function openReport(answers: Answers) {
  const opened = open([aLink()], 'settled', answers)
  fireEvent.click(await screen.findByRole('button', { name: REPORT_IT }))
  return opened
}

async function card(title: string): Promise<HTMLElement> {
  const found = (await screen.findByRole('link', { name: new RegExp(`^${title}`) })).closest('li')
  if (found === null) throw new Error(`${title} is in no list.`)
  return found
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
