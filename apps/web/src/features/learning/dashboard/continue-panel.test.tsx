import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aChapter, done, open } from '../plan/testing/builders.ts'
import { openWith, row } from '../plan/testing/open-dashboard.tsx'

const LONG = 'Reading the score, choosing fingerings and practising the hard bars slowly before the whole'

describe('the next step', () => {
  it('should be called by its whole name', async () => {
    openWith([aChapter(1, done), aChapter(2, { ...open, title: LONG })])
    const panel = within(await screen.findByRole('region', { name: /^Pick up here/ }))
    expect(panel.getByText(LONG).className).toContain('line-clamp-8')
  })

  it.each([
    ['s2', /\/chapter\/[\w-]+#s2$/],
    [null, /\/chapter\/[\w-]+$/],
  ])('should lead to the last place, %s', async (last_place, address) => {
    openWith([aChapter(1, { ...open, last_place })])
    const link = await screen.findByRole('link', { name: /^Continue/ })
    expect(link.getAttribute('href')).toMatch(address)
  })

  it('should take as much room as the longest name of its plan, so that nothing below it moves', async () => {
    openWith([aChapter(1, open), aChapter(2, { title: LONG }), aChapter(3)])
    const panel = within(await screen.findByRole('region', { name: /^Pick up here/ }))
    expect(panel.getByText('Chapter 1').closest<HTMLElement>('[data-longest]')?.dataset.longest).toBe(LONG)
  })
})

describe('the row of what comes next', () => {
  it('should show the balance on a line of its own', async () => {
    openWith([aChapter(1, done), aChapter(2)])
    expect((await row(2)).getByText('You have 40 credits.').classList).toContain('block')
  })
})
