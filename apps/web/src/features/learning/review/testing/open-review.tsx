import { type ReplyOf, type ReviewCard, readReviews, reviewCard } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { type Answers, fakeServer, reply } from '../../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { Address } from '../../../../testing/address.tsx'
import { ReviewPage } from '../review-page.tsx'

const options = (...texts: readonly string[]) => texts.map((text, index) => ({ id: 'abcd'.charAt(index), text }))

export const aCard = (number: number, change: Partial<ReviewCard> = {}): ReviewCard => ({
  id: anId(500 + number),
  plan_id: anId(1),
  plan_title: 'Bread that rises',
  chapter_id: anId(100 + number),
  chapter_number: number,
  chapter_title: `Chapter title ${number}`,
  section: 's2',
  question: {
    id: anId(500 + number),
    kind: 'single',
    prompt: `What keeps hand ${number} from sticking?`,
    options: options('Flour', 'Water', 'Salt'),
    objective: 'Fold a dough',
  },
  misses: 0,
  ...change,
})

/** Its answer is a number, which is 12. */
export const aNumberCard = (number: number): ReviewCard =>
  aCard(number, {
    question: {
      id: anId(500 + number),
      kind: 'number',
      prompt: 'How much salt?',
      unit: 'g',
      objective: 'Salt a dough',
    },
  })

export type Sent = { readonly review_id: string; readonly answer?: unknown; readonly grade?: string }
export const post = ({ id }: Pick<ReviewCard, 'id'>) => `POST /api/reviews/${id}`
export const CARDS = 'GET /api/reviews?limit=50'
export const DUE = 'GET /api/reviews?limit=1'
const KEY = 'b'

export const resultOf = (right: boolean | null, grade = right ? 'good' : 'again'): ReplyOf<typeof reviewCard> => ({
  right,
  key: KEY,
  explanation: 'Wet hands do not stick.',
  feedback: right ? [] : [{ option: 'a', text: 'Flour makes it dry.' }],
  section: 's2',
  grade: grade as 'good', // one of the names
  next_at: grade === 'again' ? '2026-12-01' : '2026-12-04',
})

/** The page of a learner with these cards. `sent`: what has reached the server, by the id of its card. */
export function openReview(cards: readonly ReviewCard[], answers: Answers = {}) {
  const sent: (Sent & { readonly card: string })[] = []
  const list = (due: number) =>
    reply(readReviews, { due, cards: cards.slice(0, due), next_due: due === 0 ? '2026-12-04' : null })
  const handlers = cards.map((card) => [
    post(card),
    (body: unknown) => {
      const said = body as Sent // what the page has sent
      sent.push({ ...said, card: card.id })
      const given = sent.findLast(({ review_id, answer }) => review_id === said.review_id && answer !== undefined)
      return reply(reviewCard, resultOf(given?.answer === KEY || given?.answer === '12', said.grade))
    },
  ])
  const server = fakeServer({
    [CARDS]: list(cards.length),
    [DUE]: list(0),
    ...Object.fromEntries(handlers),
    ...answers,
  })
  renderReview()
  return { server, sent, handlers: Object.fromEntries(handlers) as Answers }
}

const renderReview = () =>
  renderSignedIn(
    <>
      <ReviewPage />
      <Address />
    </>,
    { at: '/review' },
  )

/** What the browser has kept is still there then. */
export function reload(): void {
  cleanup()
  renderReview()
}

/** A key where focus is; Enter on a button presses it, as a browser does. */
export function key(name: string): void {
  const target = document.activeElement ?? document.body
  const goesOn = fireEvent.keyDown(target, { key: name })
  if (goesOn && name === 'Enter' && target instanceof HTMLButtonElement) fireEvent.click(target)
}

/** Waits until it can be answered by keys. */
export async function question(number: number): Promise<void> {
  await screen.findByText(`What keeps hand ${number} from sticking?`)
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement))
}
export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
