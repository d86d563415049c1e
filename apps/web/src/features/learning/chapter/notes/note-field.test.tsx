import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendBeforeLogout } from '../../../../api/session-token.ts'
import { type Answer, fakeServer, refusal, unreachable } from '../../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { chapterQuery } from '../../chapter-query.ts'
import { aView } from '../testing/views.ts'
import { NoteField } from './note-field.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

describe('a note on a section', () => {
  it('should begin with a press, and be saved while it is typed', async () => {
    const server = open()
    await tick()
    fireEvent.click(screen.getByRole('button', { name: 'Add a note on “Folds”' }))
    expect(document.activeElement).toBe(field())
    for (const text of ['W', 'Wh', 'Why']) {
      type(text)
      await tick(900)
    }
    expect(server.sent).toEqual([])
    await tick(200)
    expect(server.sent).toEqual([{ section_id: 's1', text: 'Why', version: 0 }])
    expect(screen.getByText(/^Saved\./)).toBeVisible()
    type('Why?')
    await tick(1_100)
    expect(server.sent[1]).toMatchObject({ text: 'Why?', version: 1 })
    expect(drafts()).toEqual([])
  })

  it('should show what the server has, and what was written elsewhere meanwhile', async () => {
    const server = open({ text: 'Why', version: 3 })
    await tick()
    expect(field().value).toBe('Why')
    // it grows by an unseen copy of its text, in any browser
    expect(field().parentElement?.dataset.text).toBe('Why')
    server.keep({ text: 'Why not', version: 4 })
    await refetch()
    expect(field().value).toBe('Why not')
    expect(server.sent).toEqual([])
  })

  it('should be kept without a line, and be sent by itself once there is one', async () => {
    const server = open({ text: 'Why', version: 3 })
    await tick()
    server.answer(() => unreachable())
    type('Why not')
    await tick(1_100)
    expect(screen.getByText(/^Not saved yet/)).toBeVisible()
    server.answer(null)
    await tick(5_100)
    expect(screen.getByText(/^Saved\./)).toBeVisible()
    expect(server.kept()).toMatchObject({ text: 'Why not', version: 4 })
  })

  it('should outlive a page that is closed before the server has it', async () => {
    const server = open({ text: 'Why', version: 3 })
    await tick()
    server.answer(() => unreachable())
    type('Why not')
    await tick(10)
    cleanup()
    await tick(10)
    expect(drafts()).toHaveLength(1)
    server.answer(null)
    draw()
    await tick()
    expect(field().value).toBe('Why not')
    await tick(1_100)
    expect(server.kept()).toMatchObject({ text: 'Why not', version: 4 })
    expect(drafts()).toEqual([])
  })

  it('should be saved at once by leaving the page', async () => {
    const server = open()
    await tick()
    fireEvent.click(screen.getByRole('button', { name: /^Add a note/ }))
    type('Why')
    cleanup()
    await tick(10)
    expect(server.kept()).toMatchObject({ text: 'Why' })
    expect(drafts()).toEqual([])
  })

  it('should be sent by a log-out, which then forgets it here', async () => {
    const server = open()
    await tick()
    fireEvent.click(screen.getByRole('button', { name: /^Add a note/ }))
    type('Why')
    await tick(10)
    const sent = sendBeforeLogout()
    localStorage.clear()
    await tick(10)
    expect(await sent).toHaveLength(1)
    expect(server.sent).toEqual([{ section_id: 's1', text: 'Why', version: 0 }])
    cleanup()
    expect(await sendBeforeLogout()).toEqual([])
  })

  it('should hold both texts where two devices wrote at once', async () => {
    const server = open({ text: 'Why', version: 3 })
    await tick()
    server.keep({ text: 'Why\nElsewhere', version: 4 })
    type('Why\nHere')
    await tick(1_100)
    await tick(1_100)
    expect(field().value).toBe('Why\nElsewhere\n\nHere')
    expect(screen.getByText(/Both texts are here/)).toBeVisible()
    await tick(1_100)
    await tick(5_100)
    expect(server.kept()).toMatchObject({ text: 'Why\nElsewhere\n\nHere', version: 5 })
  })

  it('should go on from what two tabs left behind', async () => {
    const entry = (tab: string, text: string) =>
      localStorage.setItem(`note:${aView.id}:s1:${tab}`, JSON.stringify({ text, version: 3 }))
    entry('a', 'Why\nOne')
    entry('b', 'Why\nTwo')
    const server = open({ text: 'Why', version: 3 })
    await tick()
    expect(field().value).toMatch(/^Why\n(One\n\nTwo|Two\n\nOne)$/)
    expect(drafts()).toHaveLength(1)
    await tick(1_100)
    expect(server.kept()).toMatchObject({ text: field().value, version: 4 })
  })

  it('should say why it is refused, and not ask again until it is changed', async () => {
    const server = open()
    await tick()
    fireEvent.click(screen.getByRole('button', { name: /^Add a note/ }))
    server.answer(() => refusal(404, 'section-not-found', 'This chapter has no such section. Please reload the page.'))
    type('Why')
    await tick(60_000)
    expect(screen.getByText('This chapter has no such section. Please reload the page.')).toBeVisible()
    expect(server.sent).toHaveLength(1)
    expect(drafts()).toHaveLength(1)
  })
})

// Helpers

type Kept = { readonly text: string; readonly version: number }

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note on “Folds”' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const tick = (milliseconds = 50) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('note:'))
const refetch = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
  await tick()
}

const Section = () => {
  const { data, refetch } = useQuery(chapterQuery(aView.id))
  const kept = data?.notes.find(({ section_id }) => section_id === 's1')
  return (
    <>
      <button type="button" onClick={() => refetch()}>
        Read again
      </button>
      {data && <NoteField chapterId={aView.id} sectionId="s1" title="Folds" kept={kept} />}
    </>
  )
}
const draw = () => renderSignedIn(<Section />)

/** A server that keeps one note, as ours does. */
function open(first: Kept | null = null) {
  let kept = first
  let other: (() => Answer | Promise<never>) | null = null
  const sent: Kept[] = []
  const view = () => ({ ...aView, notes: kept ? [{ section_id: 's1', ...kept }] : [] })
  fakeServer({
    [`GET /api/chapters/${aView.id}`]: () => [200, view()],
    [`PUT /api/chapters/${aView.id}/notes`]: (body) => {
      const { text, version } = body as Kept
      sent.push(body as Kept)
      if (other) return other()
      if (version !== (kept?.version ?? 0)) return refusal(409, 'note-changed', 'Changed.')
      kept = { text, version: version + 1 }
      return [200, { section_id: 's1', ...kept }]
    },
  })
  draw()
  return {
    sent,
    kept: () => kept,
    keep: (note: Kept) => {
      kept = note
    },
    answer: (handler: (() => Answer | Promise<never>) | null) => {
      other = handler
    },
  }
}
