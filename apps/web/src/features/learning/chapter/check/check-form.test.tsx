import { takeCheck } from '@app/contract'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateAnswer, refusal, reply, unreachable } from '../../../../api/testing/fake-server.ts'
import { anId } from '../../../../api/testing/signed-in.tsx'
import {
  allAnswers,
  answerAll,
  button,
  CHECK,
  openCheck,
  press,
  question,
  questions,
  resultOf,
  type,
} from './testing/open-check.tsx'

describe('a question', () => {
  it('should be a group with its number and its words as its name', () => {
    openCheck()
    const group = screen.getByRole('group', { name: 'Question 2 of 5 What is in a dough?' })
    expect(group.tagName).toBe('FIELDSET')
    expect(question(2).getByText('Choose all that apply.').id).toBe(group.getAttribute('aria-describedby'))
  })

  it('should take a number as it is typed, beside its unit', () => {
    openCheck()
    const field = question(3).getByRole('textbox', { name: 'Your answer to question 3' })
    expect(field.getAttribute('inputmode')).toBe('text')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('g')
  })

  it('should be put in order by its buttons, which keep the focus and say why they go no further', () => {
    openCheck()
    expect(question(4).getByText(/They aren’t in order yet/)).toBeVisible()
    const up = question(4).getByRole('button', { name: 'Move up: Mix' })
    up.focus()
    fireEvent.click(up)
    expect(order()).toEqual(['Mix', 'Bake', 'Fold'])
    expect(screen.getByText('“Mix” is now 1 of 3.')).toBeVisible()
    expect(document.activeElement).toBe(up)
    expect(up.title).toBe('This is already the first.')
    fireEvent.click(up)
    expect(order()).toEqual(['Mix', 'Bake', 'Fold'])
    expect(question(4).queryByText(/They aren’t in order yet/)).toBe(null)
  })

  it('should be put in order by the arrow keys', () => {
    openCheck()
    const down = question(4).getByRole('button', { name: 'Move down: Bake' })
    down.focus()
    expect(fireEvent.keyDown(down, { key: 'ArrowDown' })).toBe(false)
    fireEvent.keyDown(down, { key: 'ArrowDown' })
    fireEvent.keyDown(down, { key: 'ArrowDown' })
    expect(order()).toEqual(['Mix', 'Fold', 'Bake'])
    fireEvent.keyDown(down, { key: 'ArrowUp' })
    expect(order()).toEqual(['Mix', 'Bake', 'Fold'])
    expect(document.activeElement).toBe(down)
    expect(fireEvent.keyDown(down, { key: 'ArrowUp', altKey: true })).toBe(true)
  })
})

describe('sending the answers', () => {
  it('should send those of each kind', async () => {
    const { sent } = openCheck()
    answerAll()
    press('Check my answers')
    await screen.findByText('4 out of 5 correct.')
    expect(sent).toEqual([{ attempt_id: expect.stringMatching(/^[\da-f-]{36}$/), answers: allAnswers }])
  })

  it('should say at the field that it holds no number once the server has said so', async () => {
    const { sent } = openCheck({
      [CHECK]: refusal(400, 'answer-unreadable', 'No number.', { question_ids: [anId(13)] }),
    })
    answerAll()
    const field = question(3).getByRole('textbox')
    for (const [words, calls] of [
      ['a lot', 1],
      ['3 4', 2],
    ] as const) {
      type(3, words)
      expect(field.getAttribute('aria-invalid')).toBe(null)
      press('Check my answers')
      const error = await question(3).findByText(/^We can’t read this as a number\./)
      expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(error.id)
      expect(document.activeElement).toBe(field)
      expect(sent).toHaveLength(calls)
    }
  })

  it('should name the questions without an answer first, and lead to the first of them', () => {
    const { sent } = openCheck()
    fireEvent.click(question(1).getByRole('radio', { name: 'Water' }))
    fireEvent.click(question(2).getByRole('checkbox', { name: 'Flour' }))
    fireEvent.click(question(2).getByRole('checkbox', { name: 'Flour' }))
    type(3, '12')
    type(5, '  ')
    press('Check my answers')
    expect(screen.getByText('Questions 2, 4, and 5 have no answer yet. Send anyway?')).toBeVisible()
    expect(document.activeElement).toBe(button('Go to question 2'))
    expect(sent).toEqual([])
    press('Go to question 2')
    expect(document.activeElement).toBe(question(2).getByRole('checkbox', { name: 'Flour' }))
  })

  it('should send without them when it is to, and ask again after a change', async () => {
    const { sent } = openCheck()
    press('Check my answers')
    type(5, 'crumb')
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBe(null)
    press('Check my answers')
    press('Send anyway')
    await screen.findByText('4 out of 5 correct.')
    // named also where they have no answer: so the server knows which set it is
    const none = Object.fromEntries(questions.map(({ id }) => [id, null]))
    expect(sent.map(({ answers }) => answers)).toEqual([{ ...none, [anId(15)]: 'crumb' }])
  })

  it('should send once, however often it is pressed, and keep what was sent meanwhile', async () => {
    const answer = lateAnswer()
    const { sent } = openCheck({ [CHECK]: answer.handler })
    answerAll()
    const send = button('Check my answers')
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(send)
    type(5, 'crust')
    await waitFor(() => expect(sent).toHaveLength(1))
    await act(async () => answer.arrive(...reply(takeCheck, resultOf(1))))
    expect(await screen.findByText('the crumb')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('should be the same attempt when it is tried again, and another one with other answers', async () => {
    const { sent } = openCheck({ [CHECK]: unreachable })
    answerAll()
    press('Check my answers')
    expect(await screen.findByText(/^We couldn’t reach the server. Your answers are still here/)).toBeVisible()
    press('Check my answers')
    await waitFor(() => expect(sent).toHaveLength(2))
    await screen.findByRole('alert')
    type(5, 'crust')
    press('Check my answers')
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, second, third] = sent.map(({ attempt_id }) => attempt_id)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('should keep answers and attempt over a reload, until the result is there', async () => {
    const { sent } = openCheck({ [CHECK]: unreachable })
    answerAll()
    press('Check my answers')
    await screen.findByRole('alert')
    cleanup()

    const again = openCheck()
    expect(question(1).getByRole('radio', { name: 'Water' })).toHaveProperty('checked', true)
    expect(order()).toEqual(['Mix', 'Fold', 'Bake'])
    press('Check my answers')
    await screen.findByText('4 out of 5 correct.')
    expect(again.sent).toEqual(sent)
    cleanup()

    openCheck()
    expect(question(1).getByRole('radio', { name: 'Water' })).toHaveProperty('checked', false)
  })

  it('should keep them while the questions of another version are answered', () => {
    openCheck()
    type(5, 'crumb')
    cleanup()
    openCheck({}, { questions: questions.map((one) => ({ ...one, id: `${one.id}-other` })) }, 2)
    expect(question(5).getByRole('textbox')).toHaveProperty('value', '')
    type(5, 'crust')
    cleanup()
    openCheck()
    expect(question(5).getByRole('textbox')).toHaveProperty('value', 'crumb')
  })

  it('should leave out what was kept for questions that are no longer asked', async () => {
    openCheck()
    answerAll()
    cleanup()
    const { sent } = openCheck({}, { questions: questions.slice(0, 1) })
    press('Check my answers')
    await waitFor(() => expect(sent.map(({ answers }) => answers)).toEqual([{ [anId(11)]: 'b' }]))
  })

  it('should ask to wait after too many attempts, and keep the answers', async () => {
    const words = 'That was too often in a short time. Please wait 40 seconds and try again.'
    const { server } = openCheck({ [CHECK]: refusal(429, 'too-many-tries', words) })
    answerAll()
    press('Check my answers')
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(question(1).getByRole('radio', { name: 'Water' })).toHaveProperty('checked', true)
    server.answer({ [CHECK]: reply(takeCheck, resultOf(1, 2, 3, 4, 5)) })
    press('Check my answers')
    expect(await screen.findByText('5 out of 5 correct.')).toBeVisible()
  })

  it('should say that the questions have changed', async () => {
    openCheck({ [CHECK]: refusal(400, 'answer-unfit', 'No.') })
    answerAll()
    press('Check my answers')
    expect(await screen.findByText(/^These questions have changed/)).toBeVisible()
  })
})

// Helpers

const order = () =>
  question(4)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/^\d|This is.*$/g, ''))
