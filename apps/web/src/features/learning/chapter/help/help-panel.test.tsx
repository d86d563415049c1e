import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, lateAnswer, refusal, unreachable } from '../../../../api/testing/fake-server.ts'
import { anId } from '../../../../api/testing/signed-in.tsx'
import { aView, pending } from '../testing/views.ts'
import {
  ASK,
  type Asked,
  button,
  CHAPTER,
  exercises,
  field,
  onPhone,
  openChapter,
  panel,
  press,
  STOP,
  say,
  seeReply,
  stream,
  THREAD,
  turnsOf,
} from './testing/open-help.tsx'

const HINT = /^Give me a hint/
const ABOUT_SECTION = /^Ask about this section: A tight round/

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a hint at an exercise', () => {
  it('should be asked for at once, and be answered in a panel that names the exercise', async () => {
    const { asked } = openChapter()
    await press(HINT)
    const help = within(await panel())
    await seeReply()
    expect(asked).toEqual([{ message_id: expect.any(String), message: 'Give me a hint', about: { exercise: 0 } }])
    const subject = within(help.getByRole('region', { name: 'About this exercise' }))
    expect(await subject.findByText('How often is it folded?')).toBeVisible()
    expect(await help.findByText('29 questions left today.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Look at the dough.'))
  })

  it('should not be asked for twice, and go on with what the learner says', async () => {
    const { asked } = openChapter()
    await press(HINT)
    await seeReply()
    await press('Close help')
    await press(HINT)
    await seeReply()
    await say('Is it four?')
    await waitFor(() => expect(asked.map(({ message }) => message)).toEqual(['Give me a hint', 'Is it four?']))
  })

  it('should not be offered beside an open solution, which goes along with the next question', async () => {
    const { asked } = openChapter()
    await press(HINT)
    await seeReply()
    const solution = document.querySelector('details[id="solution-0"]') as HTMLDetailsElement
    solution.open = true
    fireEvent(solution, new Event('toggle'))
    await waitFor(() => expect(screen.queryByRole('button', { name: HINT })).toBe(null))
    await say('Why four?')
    await waitFor(() => expect(asked[1]?.about).toEqual({ exercise: 0, unfolded: true }))
  })
})

describe('the fourth help at an exercise', () => {
  it('should leave it to its learner, and not lead to the quiz', async () => {
    const { thread } = openChapter()
    thread.said = [{ step: 'alone', text: 'Now try yours again.' }]
    await press(HINT)
    await seeReply('Now try yours again.')
    expect(await screen.findByText('Try the exercise on your own, then compare with its solution.')).toBeVisible()
    expect(screen.queryByText(/^Answer it in the quiz/)).toBe(null)
    expect(await field()).toBeVisible()
  })
})

describe('the line under a section', () => {
  it('should open the panel with focus in its field, and say nothing by itself', async () => {
    const { asked } = openChapter()
    const opener = await press(ABOUT_SECTION)
    const input = await field()
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(asked).toEqual([])
    await say('Why round?')
    await waitFor(() => expect(asked).toMatchObject([{ message: 'Why round?', about: { section_id: 's2' } }]))
    await seeReply()
    expect(input.value).toBe('')
    fireEvent.keyDown(input, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Help' })).toBe(null)
    expect(document.activeElement).toBe(opener)
  })

  it('should keep what is said about another part out', async () => {
    const { thread } = openChapter()
    thread.turns = turnsOf(said('Why folds?', { section_id: 's1' }), { text: 'For tension.', step: 'answer' })
    await press(ABOUT_SECTION)
    await screen.findByText('30 questions left today.')
    expect(screen.queryByText('For tension.')).toBe(null)
    await press('Close help')
    await press(/^Ask about this section: Four folds/)
    await seeReply('For tension.')
  })

  it('should follow what the server finds that a message is about', async () => {
    const { thread } = openChapter(
      {},
      {
        [ASK]: (body) => {
          thread.turns = turnsOf({ ...(body as Asked), about: { exercise: 0 } }, { text: 'Count them.' })
          return stream('event: done\ndata: {"id":"')
        },
      },
    )
    await press(ABOUT_SECTION)
    await say('How often is it folded?')
    await seeReply('Count them.')
    expect(screen.getByRole('region', { name: 'About this exercise' })).toBeVisible()
  })
})

describe('a reply', () => {
  it('should be stopped, and asked for again as the same message', async () => {
    const late = lateAnswer()
    const { server, asked, answer } = openChapter({}, { [ASK]: late.handler })
    await press(HINT)
    await press('Stop')
    await waitFor(() => expect(server.count(STOP)).toBe(1))
    late.arrive(...refusal(503, 'reply-stopped', 'You stopped the reply.'))
    expect(await screen.findByText('You stopped the reply.')).toBeVisible()
    server.answer({
      [ASK]: (body) => {
        asked.push(body as Asked)
        return [200, answer(body)]
      },
    })
    await press('Try again')
    await seeReply()
    expect(asked[1]).toEqual(asked[0])
    expect(screen.queryByText('You stopped the reply.')).toBe(null)
  })

  it('should be found where the connection was lost on the way', async () => {
    const opened = openChapter(
      {},
      {
        [ASK]: (body) => {
          opened.answer(body)
          return stream('event: delta\ndata: {"text":"Look"}\n\n')
        },
      },
    )
    await press(HINT)
    await seeReply()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
  })

  it.each<[string, Answer | (() => Promise<never>), RegExp]>([
    ['no one answers', unreachable, /^We couldn’t reach the server\. Your question is still here/],
    ['the assistant does not', refusal(503, 'assistant-unavailable', 'Try again soon.'), /^Try again soon\.$/],
    ['it was asked too often', refusal(429, 'too-many-tries', 'Come back in 2 hours.'), /^Come back in 2 hours\.$/],
    ['another came first', refusal(409, 'superseded', 'Ask again.'), /^Ask again\.$/],
    [
      'the section is gone',
      refusal(404, 'section-not-found', 'There is no such section.'),
      /^There is no such section/,
    ],
  ])('should be missed in words where %s', async (_, answer, words) => {
    openChapter({}, { [ASK]: answer })
    await press(ABOUT_SECTION)
    await say('Why round?')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(within(await panel()).getByText('Why round?')).toBeVisible()
    expect(await button('Try again')).toBeVisible()
  })

  it('should be asked for again once the line is back', async () => {
    let isOnline = false
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    const opened = openChapter(
      {},
      {
        [ASK]: (body) => (isOnline ? [200, opened.answer(body)] : unreachable()),
      },
    )
    await press(ABOUT_SECTION)
    await say('Why round?')
    await screen.findByRole('alert')
    isOnline = true
    fireEvent(window, new Event('online'))
    await seeReply()
    vi.restoreAllMocks()
  })

  it('should decline in the words of the server, and leave nothing to try again', async () => {
    const declined = refusal(400, 'words-declined', 'No.', { reply: 'Please talk to **someone**.' })
    openChapter({}, { [ASK]: declined })
    await press(ABOUT_SECTION)
    await say('Bad words')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Please talk to someone.'))
    expect(screen.queryByText('Bad words')).toBe(null)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
  })

  it('should be waited for after the page was loaded again, in the same place', async () => {
    const { asked } = openChapter({}, { [ASK]: () => new Promise(() => undefined) })
    await press(HINT)
    await waitFor(() => expect(asked).toHaveLength(1))
    cleanup()
    const again = openChapter()
    const [message] = asked
    if (message) again.thread.turns = turnsOf({ ...message }).map((turn) => ({ ...turn, at: new Date().toISOString() }))
    expect(await screen.findByText('Thinking...')).toBeVisible()
    if (message) again.thread.turns = turnsOf(message, {})
    await seeReply()
    expect(again.asked).toEqual([])
    expect(screen.getByRole('region', { name: 'About this exercise' })).toBeVisible()
  })
})

describe('the panel', () => {
  it('should end where the server says that there is no more', async () => {
    const { thread } = openChapter()
    thread.said = [{ step: 'end', text: 'Let it rest.', offers_review: true }]
    await press(HINT)
    expect(await screen.findByText(/^That’s all the help for this exercise/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBe(null)
  })

  it('should end where it had ended elsewhere', async () => {
    openChapter({}, { [ASK]: refusal(409, 'help-ended', 'Six replies were given.') })
    await press(HINT)
    expect(await screen.findByText(/^That’s all the help for this exercise/)).toBeVisible()
  })

  it('should say that there are prepared hints only, without a model', async () => {
    const { thread } = openChapter()
    thread.model = false
    await press(ABOUT_SECTION)
    expect(await screen.findByText(/There’s no language model here/)).toBeVisible()
  })

  it('should be a sheet on a phone, which gives focus back', async () => {
    onPhone()
    openChapter()
    const opener = await press(ABOUT_SECTION)
    const sheet = within(await screen.findByRole('dialog', { name: 'Help' }))
    const input = await sheet.findByRole('textbox', { name: 'Your message' })
    await waitFor(() => expect(document.activeElement).toBe(input))
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('should keep what is being typed when the page is loaded again', async () => {
    openChapter()
    await press(ABOUT_SECTION)
    fireEvent.change(await field(), { target: { value: 'Why is' } })
    cleanup()
    openChapter()
    expect((await field()).value).toBe('Why is')
  })

  it.each([
    ['what another version of the app has stored', '{"about":{"page":3}}'],
    ['a section that is gone since the chapter was rewritten', '{"about":{"section_id":"s99"}}'],
    ['an exercise that is gone', '{"about":{"exercise":9}}'],
  ])('should not come back from %s', async (_, stored) => {
    sessionStorage.setItem(`help:${aView.id}`, stored)
    openChapter()
    await button(HINT)
    await waitFor(() => expect(sessionStorage.getItem(`help:${aView.id}`)).toBe(null))
    expect(screen.queryByRole('region', { name: 'Help' })).toBe(null)
  })

  it('should read what was asked again where that failed', async () => {
    const { server } = openChapter({}, { [THREAD]: refusal(404, 'chapter-not-found', '') })
    await press(ABOUT_SECTION)
    expect(await screen.findByText('We couldn’t load what you’ve asked so far.')).toBeVisible()
    server.answer({
      [THREAD]: [200, { turns: [], questions_left_today: 1, model: true }],
    })
    await press('Try again')
    expect(await screen.findByText('1 question left today.')).toBeVisible()
  })
})

describe('a chapter that cannot be asked about', () => {
  it('should offer nothing while it is written', async () => {
    const { introduction, learning_objectives, sections } = {
      introduction: 'Soon.',
      learning_objectives: ['Fold a dough'],
      sections: [{ id: 's1', heading: 'Folds', body: 'Lift.', minutes: 1 }],
    }
    openChapter({ ...pending, draft: { introduction, learning_objectives, sections } })
    await screen.findByText('Lift.')
    expect(screen.queryByRole('button', { name: /^Ask about this section/ })).toBe(null)
  })

  it('should offer nothing while another version waits to be read', async () => {
    const { server } = openChapter({ check_pending: true, content_generated_at: new Date().toISOString() })
    await button(HINT)
    const next = { ...aView, version: { number: 2, count: 2, request: null } }
    server.answer({ [CHAPTER]: [200, { ...next, generated_content: { ...aView.generated_content, exercises } }] })
    await waitFor(() => expect(screen.queryByRole('button', { name: HINT })).toBe(null))
  })
})

// Helpers

const said = (message: string, about: Asked['about']): Asked => ({ message_id: anId(700), message, about })
