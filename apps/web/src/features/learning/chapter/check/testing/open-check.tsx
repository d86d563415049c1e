import { type ChapterCheck as Check, type CheckQuestion, type ReplyOf, takeCheck } from '@app/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { type Answers, fakeServer, reply } from '../../../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../../../api/testing/signed-in.tsx'
import { ChapterCheck } from '../chapter-check.tsx'

const chapterId = anId(2)
export const CHECK = `POST /api/chapters/${chapterId}/check`
export const REPORT = `POST /api/questions/${anId(11)}/report`

const objective = 'Fold a dough'
const options = (...texts: readonly string[]) => texts.map((text, index) => ({ id: 'abcdef'.charAt(index), text }))

/** One of each kind. */
export const questions: CheckQuestion[] = [
  {
    id: anId(11),
    kind: 'single',
    prompt: 'What keeps a hand from sticking?',
    options: options('Flour', 'Water'),
    objective,
  },
  {
    id: anId(12),
    kind: 'multiple',
    prompt: 'What is in a dough?',
    options: options('Flour', 'Sand', 'Salt'),
    objective,
  },
  { id: anId(13), kind: 'number', prompt: 'How much salt?', unit: 'g', objective },
  { id: anId(14), kind: 'order', prompt: 'How is it made?', options: options('Bake', 'Mix', 'Fold'), objective },
  { id: anId(15), kind: 'short', prompt: 'What is its inside called?', objective },
]

export const aCheck: Check = { questions, best: null, passed: false }

const keys = ['b', ['a', 'c'], '-12 g', ['b', 'c', 'a'], 'crumb']

/** The result of an attempt in which these questions, by their numbers, were right. */
export const resultOf = (...right: readonly number[]): ReplyOf<typeof takeCheck> => ({
  right: right.length,
  of: questions.length,
  passed: right.length >= 4,
  results: questions.map(({ id }, index) => ({
    question_id: id,
    right: right.includes(index + 1),
    key: keys[index] ?? '',
    explanation: `Because of reason ${index + 1}.`,
  })),
})

/** Draws a check whose attempts the server answers like that; `sent` are the attempts that have reached it. */
export function openCheck(answers: Answers = {}, check: Partial<Check> = {}, version = 1) {
  const sent: { attempt_id: string; answers: Record<string, unknown> }[] = []
  const server = fakeServer({ [CHECK]: reply(takeCheck, resultOf(1, 2, 3, 4)), ...answers })
  const handled = answers[CHECK]
  server.answer({
    [CHECK]: (body, signal) => {
      sent.push(body as (typeof sent)[number])
      const answer = handled ?? reply(takeCheck, resultOf(1, 2, 3, 4))
      return typeof answer === 'function' ? answer(body, signal) : answer
    },
  })
  const shown = (next: Partial<Check>) => (
    <ChapterCheck
      chapterId={chapterId}
      version={version}
      check={{ ...aCheck, ...check, ...next }}
      sectionOf={({ section, objective: about }) =>
        SECTIONS.find(({ id }) => id === section) ?? (about === objective ? SECTIONS[0] : undefined)
      }
    />
  )
  let setNext: (next: Partial<Check>) => void = () => {}
  const Shown = () => {
    const [next, set] = useState<Partial<Check>>({})
    setNext = set
    return shown(next)
  }
  renderSignedIn(<Shown />)
  return { server, sent, next: (changes: Partial<Check>) => act(() => setNext(changes)) }
}

const SECTIONS = [
  { id: 's1', heading: 'Four folds' },
  { id: 's2', heading: 'Baking' },
]

export const question = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Question ${number} of `) }))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))
export const type = (number: number, value: string) =>
  fireEvent.change(question(number).getByRole('textbox'), { target: { value } })

/** Answers one question of each kind. */
export function answerAll(): void {
  fireEvent.click(question(1).getByRole('radio', { name: 'Water' }))
  fireEvent.click(question(2).getByRole('checkbox', { name: 'Flour' }))
  fireEvent.click(question(2).getByRole('checkbox', { name: 'Salt' }))
  type(3, '12,0')
  fireEvent.click(question(4).getByRole('button', { name: 'Move down: Bake' }))
  fireEvent.click(question(4).getByRole('button', { name: 'Move down: Bake' }))
  type(5, 'the crumb')
}

export const allAnswers = {
  [anId(11)]: 'b',
  [anId(12)]: ['a', 'c'],
  [anId(13)]: '12,0',
  [anId(14)]: ['b', 'c', 'a'],
  [anId(15)]: 'the crumb',
}
