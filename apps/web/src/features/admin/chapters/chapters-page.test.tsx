import { adminChapters, type TroubledChapter } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Address, address } from '../../../testing/address.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import { aTroubled } from '../testing/chapter-record.ts'
import { ChaptersPage } from './chapters-page.tsx'

describe('ChaptersPage', () => {
  it('should say of each chapter whose it is and what went wrong', async () => {
    open({
      [ALL]: page(
        aTroubled({ content_status: 'FAILED', content_error: { code: 'failed', message: 'It took too long.' } }),
        aTroubled({
          id: anId(41),
          content_status: 'FAILED',
          content_error: { code: 'earlier-failed', message: 'Wait.' },
        }),
        aTroubled({ id: anId(42), attempts: 2, versions: 3, reports: { verifying: 1, key_held: 2, void: 1 } }),
        aTroubled({ id: anId(43), attempts: 3, content_status: 'GENERATING' }),
      ),
    })
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Failed. The learner reads: It took too long.'],
      ['Locked again, because the chapter before it failed.'],
      [
        'Written again (attempt 2).',
        'Explained differently (3 versions).',
        '1 question reported, being verified.',
        '2 questions reported, answers are right.',
        '1 question reported and voided.',
      ],
      ['Being written again (attempt 3).'],
    ])
    const [link] = screen.getAllByRole('link', { name: 'Folding' })
    expect(link?.getAttribute('href')).toBe(`/admin/chapters/${anId(40)}`)
    expect(rows[0]?.textContent).toContain('Chapter 2 of Bread')
    expect(screen.getByText('End of list.')).toBeVisible()
  })

  it('should be narrowed in the address, to a kind and to a learner, and widened again', async () => {
    const ofAna = `GET /api/admin/chapters?learner=${anId(2)}&limit=20`
    const both = `GET /api/admin/chapters?trouble=reported&learner=${anId(2)}&limit=20`
    const name = `GET /api/admin/users?search=${anId(2)}&limit=1`
    const answers = {
      [ofAna]: page(aTroubled()),
      [both]: page(),
      [ALL]: page(aTroubled()),
      [name]: [200, [ana]],
    } as const
    open(answers, `?learner=${anId(2)}`)
    expect((await screen.findByText('ana', { selector: 'bdi.font-semibold' })).parentElement?.textContent).toBe(
      'Only chapters of ana',
    )
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'reported' } })
    expect(await screen.findByRole('heading', { name: 'No matches.' })).toBeVisible()
    expect(address()).toBe(`/admin/chapters?learner=${anId(2)}&trouble=reported`)
    fireEvent.click(screen.getByRole('button', { name: 'Show all learners' }))
    expect(await screen.findByRole('link', { name: 'Folding' })).toBeVisible()
    expect(address()).toBe('/admin/chapters')
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
  })

  it('should lead to the chapter of an address that a learner sent, and say when there is none', async () => {
    open({ [ALL]: page() })
    const field = screen.getByLabelText('Chapter address or ID')
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(descriptionOf(field)).toBe('Please paste a chapter’s address or ID.')
    fireEvent.change(field, {
      target: { value: `https://learn.example.org/learning-plan/${anId(7)}/chapter/${anId(8)}#s2` },
    })
    expect(descriptionOf(field)).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(address()).toBe(`/admin/chapters/${anId(8)}`))
  })
})

// Helpers

const ALL = 'GET /api/admin/chapters?limit=20'
const ana = aUser({ id: anId(2), username: 'ana' })

const page = (...chapters: readonly TroubledChapter[]) =>
  reply(adminChapters, { chapters: [...chapters], next_cursor: null })

const descriptionOf = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

function open(answers: Answers, query = '') {
  const server = fakeServer(answers)
  renderSignedIn(
    <>
      <ChaptersPage />
      <Address />
    </>,
    { at: `/admin/chapters${query}` },
  )
  return server
}
