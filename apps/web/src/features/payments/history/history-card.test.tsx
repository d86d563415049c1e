import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { accountServer, aMovement, HISTORY, OLDER } from '../../account/testing/account-server.ts'
import { HistoryCard } from './cards.tsx'

describe('HistoryCard', () => {
  it('should describe every movement in words, with what it did and what was left, a chapter in one line', async () => {
    open([
      aMovement(1, { kind: 'reinstated', amount: 100, change: 100, balance: 195, package_name: 'Package B' }),
      aMovement(2, { kind: 'reversed', amount: 100, change: -100, balance: 95, package_name: 'Package B' }),
      aMovement(3, { kind: 'released', amount: 10, change: 10, balance: 195, chapter }),
      aMovement(9, { kind: 'held', amount: 10, change: -10, balance: 185, chapter }),
      aMovement(4, { kind: 'captured', amount: 10, change: 0, balance: 195, chapter: { ...chapter, ...kneading } }),
      aMovement(10, { kind: 'held', amount: 10, change: -10, balance: 185, chapter: { ...chapter, ...baking } }),
      aMovement(5, { kind: 'held', amount: 10, change: -10, balance: 195, chapter: { ...chapter, ...kneading } }),
      aMovement(6, { kind: 'granted', amount: 95, change: 95, balance: 195, note: 'For patience' }),
      aMovement(7, { kind: 'granted', amount: 1, change: 1, balance: 100 }),
      aMovement(8, { kind: 'purchased', amount: 100, change: 100, balance: 100, package_name: 'Package B' }),
    ])
    const day = 'November 20, 2026'
    const inPlan = `${day}, in Bread that rises`
    expect((await rows()).map((row) => row.textContent)).toEqual([
      `Returned: your payment for Package B went through after all+100 credits${day}Balance 195`,
      `Taken back: your payment for Package B was refunded or disputed−100 credits${day}Balance 95`,
      `We couldn’t write “Proving”. Your 10 credits were returned.0 credits${inPlan}Balance 195`,
      `Unlocked “Kneading”−10 credits${inPlan}Balance 195`,
      `Set aside for “Baking”, which is being written−10 credits${inPlan}Balance 185`,
      `Added by an admin: For patience+95 credits${day}Balance 195`,
      `Added by an admin+1 credit${day}Balance 100`,
      `Bought Package B+100 credits${day}Balance 100`,
    ])
    expect((await rows())[0]?.querySelector('time')?.dateTime).toBe('2026-11-20T12:00:00.000Z')
  })

  it('should lead to the chapter as long as there is one', async () => {
    open([aMovement(1, { kind: 'held', chapter }), aMovement(2, { kind: 'held' }), aMovement(3, { kind: 'captured' })])
    const links = (await rows()).map((row) => within(row).queryByRole('link')?.getAttribute('href'))
    expect(links).toEqual([`/learning-plan/${chapter.plan_id}/chapter/${chapter.id}`, undefined, undefined])
    expect(screen.getByText('Set aside for a chapter, which is being written')).toBeVisible()
    expect(screen.getByText('Unlocked a chapter')).toBeVisible()
  })

  it('should say what will stand there when there is nothing yet', async () => {
    open([])
    expect(await screen.findByText(/^No activity yet\./)).toBeVisible()
  })

  it('should say that it loads, and when it could not, and try again', async () => {
    const answer = lateAnswer()
    const server = accountServer({ [HISTORY]: answer.handler })
    renderSignedIn(<HistoryCard />)
    expect(await screen.findByText('Loading your credit history...')).toBeVisible()
    answer.arrive(400, {})
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your credit history.')
    server.answer({ [HISTORY]: [200, { entries: [aMovement(1, {})], next_cursor: null }] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should show more, say how many, and keep the place when there are no more', async () => {
    const server = open([aMovement(1, {})], anId(95))
    await rows()
    const button = screen.getByRole('button', { name: 'Show more' })
    server.answer({ [OLDER]: refusal(429, 'too-many-tries', 'In a moment.') })
    fireEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe('In a moment.')
    expect(await rows()).toHaveLength(1)

    button.focus()
    server.answer({ [OLDER]: [200, { entries: [aMovement(6, {}), aMovement(7, {})], next_cursor: null }] })
    fireEvent.click(button)
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null)
    expect(await screen.findByText('2 more shown')).toBeVisible()
    await waitFor(async () => expect(document.activeElement).toBe((await rows())[1]))
    expect(screen.queryByRole('alert')).toBe(null)
  })
})

// Helpers

const kneading = { id: anId(17), title: 'Kneading' }
const baking = { id: anId(18), title: 'Baking' }
const chapter = { id: anId(7), title: 'Proving', plan_id: anId(1), plan_title: 'Bread that rises' }

function open(entries: readonly ReturnType<typeof aMovement>[], next_cursor: string | null = null) {
  const server = accountServer({ [HISTORY]: [200, { entries, next_cursor }] })
  renderSignedIn(<HistoryCard />)
  return server
}

const rows = async () => within(await screen.findByRole('list', { name: /^Credit activity/ })).getAllByRole('listitem')
