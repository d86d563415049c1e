// what is loaded when it is needed: here before the first test, whose time it would take
import '../../../../../ui/dialogs/dialog.tsx'
import '../../../../../ui/markdown/lesson/lesson-markdown.tsx'
import '../../../../../ui/markdown/markdown.tsx'
import '../../check/chapter-check.tsx'
import '../../notes/note-field.tsx'
import '../help-panel.tsx'
import '../passage-help.tsx'
import { type ChapterView, type HelpReply, takeCheck } from '@app/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { type Answer, type Answers, fakeServer, reply } from '../../../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../../../api/testing/signed-in.tsx'
import { ChapterPage } from '../../chapter-page.tsx'
import { aCheck, CHECK, resultOf } from '../../check/testing/open-check.tsx'
import { aView, lesson } from '../../testing/views.ts'
import type { HelpAbout } from '../help-event.ts'

export const CHAPTER = `GET /api/chapters/${aView.id}`
export const THREAD = `GET /api/chapters/${aView.id}/thread`
export const ASK = `POST /api/chapters/${aView.id}/ask`
export const STOP = `POST /api/chapters/${aView.id}/ask/stop`
const AT = '2026-11-30T12:00:00.000Z'

export const exercises = [{ task: 'How often is it folded?', solution: 'Four times.' }]

export type Asked = { readonly message_id: string; readonly message: string; readonly about: HelpAbout }
type Reply = Partial<Omit<HelpReply, 'at'>>

/** What a thread may hold: a message, and the reply to it. */
export const turnsOf = ({ message_id: id, message: text, about }: Asked, said?: Reply) => [
  { id, from: 'learner', text, about, at: AT },
  ...(said ? [{ ...aReply(said), from: 'tutor', about }] : []),
]

let replies = 0
const aReply = (said: Reply): HelpReply => {
  replies += 1
  return { id: anId(900 + replies), text: 'Look at the dough.', at: AT, step: 'hint', ...said }
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
export const stream = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })

/** Opens a chapter whose server keeps a thread. `said` is what it replies next; `asked` is what has reached it. */
export function openChapter(change: Partial<ChapterView> = {}, answers: Answers = {}) {
  const asked: Asked[] = []
  const thread = { turns: [] as unknown[], left: 30, model: true, said: [] as Reply[] }
  const view = { ...aView, generated_content: { ...lesson, exercises }, ...change }
  const server = fakeServer({
    [CHAPTER]: [200, view],
    [CHECK]: reply(takeCheck, resultOf(2, 3, 4, 5)),
    [THREAD]: (): Answer => [200, { turns: thread.turns, questions_left_today: thread.left, model: thread.model }],
    [STOP]: [200, {}],
    ...answers,
  })
  /** Keeps the message, with a reply to it, as the server does. */
  const answer = (body: unknown): HelpReply => {
    const message = body as Asked
    const said = aReply(thread.said.shift() ?? {})
    thread.turns = [...thread.turns.filter((turn) => (turn as Asked & { id: string }).id !== message.message_id)]
    thread.turns.push(...turnsOf(message, said))
    thread.left -= 1
    return said
  }
  const given = answers[ASK]
  server.answer({
    [ASK]: (body, signal) => {
      asked.push(body as Asked)
      if (typeof given === 'function') return given(body, signal)
      if (given) return given
      const said = answer(body)
      return stream(event('delta', { text: said.text }) + event('done', said))
    },
  })
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` },
  )
  return { server, asked, thread, answer }
}

export const withCheck = { check: aCheck }

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export async function press(name: string | RegExp): Promise<HTMLElement> {
  const found = await button(name)
  found.focus()
  fireEvent.click(found)
  return found
}
export const panel = () => screen.findByRole('region', { name: 'Help' })
/** As it stands in the panel; it is read out besides. */
export const seeReply = async (text = 'Look at the dough.') => {
  const log = await screen.findByRole('log', { name: 'Messages' })
  return expect(await within(log).findByText(text)).toBeVisible()
}
export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
export async function say(text: string): Promise<void> {
  const input = await field()
  fireEvent.change(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

/** Selects these words of the page, as a reader does. */
export async function select(text: string): Promise<void> {
  // drawn as Markdown, which takes the place of its bare words
  await screen.findAllByRole('table')
  const found = await screen.findByText((words) => words.includes(text))
  const node = [...found.childNodes].find((child) => child.textContent?.includes(text)) ?? found
  // jsdom lays nothing out
  Range.prototype.getBoundingClientRect = () => ({ left: 40, bottom: 120 }) as DOMRect
  const start = node.textContent?.indexOf(text) ?? 0
  document.getSelection()?.setBaseAndExtent(node, start, node, start + text.length)
  await act(() => fireEvent(document, new Event('selectionchange')))
}

/** On a phone: nothing stands beside the text. */
export const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
