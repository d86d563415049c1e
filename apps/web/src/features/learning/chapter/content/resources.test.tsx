// what the app fetches when it is wanted is there at once in a test
import './resources.tsx'
import { chapter, findResources } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusal, reply } from '../../../../api/testing/fake-server.ts'
import { CHAPTER, openResources, resourceCard, tick, viewOf } from '../testing/open-resources.tsx'
import { aLink, aSearch, CHECKED_AT } from '../testing/resources.ts'
import { aView } from '../testing/views.ts'

describe('a resource', () => {
  it('should say where it is, what it takes and when it was checked', async () => {
    openResources([aLink({ language: 'de', free: false })])
    const item = await resourceCard('Folding in ten minutes')
    expect(item.textContent).toMatch(/^Video bread\.example\.org · 10 min · German · Needs a login or payment/)
    const time = within(item).getByText('Nov 21, 2026')
    expect(time.getAttribute('datetime')).toBe(CHECKED_AT)
    expect(time.parentElement?.textContent).toBe('Checked on Nov 21, 2026')
    const link = within(item).getByRole('link', { name: 'Folding in ten minutes (opens in new tab)' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow'])
  })

  it('should not say what goes without saying', async () => {
    openResources([aLink({ language: 'en', minutes: null, free: true })])
    expect((await resourceCard('Folding in ten minutes')).textContent).toMatch(/^Video bread\.example\.orgFolding/)
  })

  it('should say that it has not been checked', async () => {
    openResources([aLink({ state: 'unchecked', checked_at: null })])
    expect(within(await resourceCard('Folding in ten minutes')).getByText('Not checked yet')).toBeVisible()
  })

  it.each(['video', 'book'] as const)('should be a search and no %s when it leads to one', async (resource_type) => {
    openResources([aSearch({ resource_type })])
    const item = await resourceCard('Filmed from above')
    expect(item.textContent).toMatch(/^Search on Example FilmsFilmed from above/)
    expect(item.textContent).not.toMatch(/video|book|checked/i)
    expect(within(item).queryByRole('button')).toBe(null)
  })

  it.each([
    ['gone', 'Replaces “Folding by hand”, which is no longer available.'],
    ['changed', 'Replaces “Folding by hand”, which is about something else now.'],
    ['reported', 'Replaces “Folding by hand”, which you reported.'],
  ] as const)('should say what it took the place of that was %s', async (why, words) => {
    openResources([aLink({ replaced: { title: 'Folding by hand', why, at: CHECKED_AT } })])
    expect((await resourceCard('Folding in ten minutes')).textContent).toContain(words)
  })
})

describe('the search for resources', () => {
  it('should be followed until it ends, and say what it has found', async () => {
    vi.useFakeTimers()
    const { server } = openResources([aSearch()], 'searching')
    await tick(200)
    const line = screen.getByText(/^Looking for pages that fit this chapter\. We open each one/)
    expect(line.getAttribute('role')).toBe('status')
    await tick(3_000)
    expect(server.count(CHAPTER)).toBe(2)
    server.answer({
      [CHAPTER]: reply(chapter, viewOf([aLink(), aLink({ link: 'https://e.org/2' }), aSearch()], 'settled')),
    })
    await tick(3_000)
    expect(line.textContent).toBe('2 new links are here.')
    await tick(30_000)
    expect(server.count(CHAPTER)).toBe(3)
  })

  it('should say so when it has found nothing better', async () => {
    vi.useFakeTimers()
    const { server } = openResources([aLink()], 'searching')
    await tick(200)
    server.answer({ [CHAPTER]: reply(chapter, viewOf([aLink()], 'settled')) })
    await tick(3_000)
    expect(screen.getByText('We found nothing better, so these links stay.')).toBeVisible()
  })

  it('should say so when one was taken away with nothing in its place', async () => {
    vi.useFakeTimers()
    const left = aLink({ link: 'https://left.example/starter' })
    const { server } = openResources([aLink(), left], 'searching')
    await tick(200)
    server.answer({ [CHAPTER]: reply(chapter, viewOf([left], 'settled')) })
    await tick(3_000)
    expect(screen.getByText(/^We removed that link\./)).toBeVisible()
  })

  it('should be followed for two minutes at most', async () => {
    vi.useFakeTimers()
    const { server } = openResources([], 'searching')
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
    const { server } = openResources([aSearch()], status, {
      [FIND]: reply(findResources, { resources_status: 'searching' }),
    })
    const button = await screen.findByRole('button', { name: label })
    button.focus()
    fireEvent.click(button)
    const line = await screen.findByText(/^Looking for pages/)
    await waitFor(() => expect(document.activeElement).toBe(line))
    expect(screen.queryByRole('button', { name: label })).toBe(null)
    expect(server.count(FIND)).toBe(1)
  })

  it('should say why it does not begin', async () => {
    openResources([aSearch()], 'unsearched', {
      [FIND]: refusal(409, 'resources-off', 'This site shows search pages only.'),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Find checked links' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This site shows search pages only.')
  })

  it.each([
    ['off', [aSearch()], 'Each link opens a search on a trusted site.'],
    ['settled', [aSearch()], /^We found no pages that fit this chapter\. Each link opens a search/],
    ['unreachable', [aSearch()], /^We couldn’t reach our sources\. .* Until then, each link opens a search/],
    ['unreachable', [aLink()], 'We couldn’t reach our sources. We’ll try again automatically.'],
    ['unsearched', [aSearch()], /^Each link opens a search on a trusted site\. We can look .* It’s free\.$/],
  ] as const)('should say how it stands: %s', async (status, resources, words) => {
    openResources(resources, status)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each([
    ['settled', [aLink(), aSearch()]],
    ['off', []],
  ] as const)('should say nothing where there is nothing to say: %s', async (status, resources) => {
    openResources(resources, status)
    await screen.findByRole('heading', { name: 'Curated Resources' })
    expect(document.querySelector('#resources [role=status]')?.textContent).toBe('')
    expect(screen.queryByRole('button', { name: /links$|now$/ })).toBe(null)
  })
})

// Helpers

const FIND = `POST /api/chapters/${aView.id}/resources`
