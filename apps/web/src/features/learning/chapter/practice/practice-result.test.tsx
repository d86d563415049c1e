import { askForFeedback, type ChapterView, chapter } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Answer,
  type Answers,
  fakeServer,
  lateAnswer,
  refusal,
  reply,
  unreachable,
} from '../../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { IsDemoTutor } from '../../../../ui/is-demo-tutor.ts'
import { chapterQuery } from '../../chapter-query.ts'
import { aView } from '../testing/views.ts'
import { PracticeResult } from './practice-result.tsx'

const READ = `GET /api/chapters/${aView.id}`
const ASK = `POST /api/chapters/${aView.id}/practice`
const SAID = { result: 'A loaf.', feedback: 'Your **first** fold fits.' }

beforeEach(() => sessionStorage.clear())

describe('what was made of a practice', () => {
  it('should be sent, and what is said about it be read out below', async () => {
    const late = lateAnswer()
    await open({ [ASK]: late.handler })
    const status = screen.getAllByRole('status').at(-1)
    type('A loaf.')
    press()
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
    expect(status?.textContent).toBe('')
    late.arrive(...reply(askForFeedback, { feedback: SAID.feedback }))
    expect(await feedback()).toBeVisible()
    await waitFor(() => expect(status?.textContent).toBe('FeedbackYour first fold fits.'))
    expect([field().value, drafts()]).toEqual(['A loaf.', []])
  })

  it('should be there again, and what is typed since as well', async () => {
    await open({}, { practice_result: SAID })
    expect(field().value).toBe('A loaf.')
    expect(await feedback()).toBeVisible()
    type('Another loaf.')
    cleanup()
    await open({}, { practice_result: SAID })
    expect(field().value).toBe('Another loaf.')
  })

  it.each([
    ['nothing', ' ', 'Please paste what you made.'],
    ['too much', 'x'.repeat(8_001), 'We can look at 8,000 characters at most.'],
  ])('should not be %s', async (_, text, words) => {
    const server = await open()
    type(text)
    press()
    expect(await screen.findByText(words)).toBeVisible()
    expect(document.activeElement).toBe(field())
    expect(server.count(ASK)).toBe(0)
  })

  it.each<[string, Answer | (() => Promise<never>), RegExp]>([
    ['no one answers', unreachable, /^We couldn’t reach the server\. Your result is still here/],
    [
      'the assistant does not',
      refusal(503, 'assistant-unavailable', 'Your message is saved.'),
      /^We couldn’t look at your result right now/,
    ],
    ['it was asked too often', refusal(429, 'too-many-tries', 'Come back in 2 hours.'), /^Come back in 2 hours\.$/],
    [
      'it is declined',
      refusal(400, 'words-declined', 'No.', { reply: 'Please talk to **someone**.' }),
      /^Please talk to someone\.$/,
    ],
  ])('should stay in its field where %s', async (_, answer, words) => {
    await open({ [ASK]: answer })
    type('A loaf.')
    press()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
    expect([field().value, drafts()]).toEqual(['A loaf.', ['A loaf.']])
  })

  it('should be the same question until it is answered', async () => {
    const ids: string[] = []
    const server = await open()
    const answers = (answer: () => Answer | Promise<never>) =>
      server.answer({
        [ASK]: (body) => {
          ids.push((body as { practice_id: string }).practice_id)
          return answer()
        },
      })
    type('A loaf.')
    for (const [place, answer] of [unreachable, () => reply(askForFeedback, SAID), unreachable].entries()) {
      answers(answer)
      press()
      await waitFor(() => expect(ids).toHaveLength(place + 1))
      await waitFor(() => expect(button().getAttribute('aria-busy')).toBe(null))
    }
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('should be no offer of the demo tutor, which looks at nothing; what a model said stays', async () => {
    await open({}, {}, true)
    expect(screen.queryByRole('textbox')).toBe(null)
    cleanup()
    await open({}, { practice_result: SAID }, true)
    expect(await feedback()).toBeVisible()
    expect(screen.queryByRole('textbox')).toBe(null)
  })
})

// Helpers

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste what you made' })
const button = () => screen.getByRole('button', { name: /^Look at my result|^Looking at it/ })
const feedback = () => screen.findByRole('region', { name: 'Feedback' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = () => fireEvent.click(button())
const drafts = () =>
  Object.entries(sessionStorage).flatMap(([key, text]) => (key.startsWith('practice:') ? [text] : []))

const Shown = () => {
  const { data } = useQuery(chapterQuery(aView.id))
  return (
    data && (
      <>
        <h1>{data.title}</h1>
        <PracticeResult chapter={data} />
      </>
    )
  )
}

async function open(answers: Answers = {}, change: Partial<ChapterView> = {}, isDemo = false) {
  const server = fakeServer({ [READ]: reply(chapter, { ...aView, ...change }), ...answers })
  renderSignedIn(
    <IsDemoTutor value={isDemo}>
      <Shown />
    </IsDemoTutor>,
  )
  await screen.findByRole('heading', { name: aView.title })
  return server
}
