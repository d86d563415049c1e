import { takeCheck } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { reply, unreachable } from '../../../../api/testing/fake-server.ts'
import { anId } from '../../../../api/testing/signed-in.tsx'
import { answerAll, CHECK, openCheck, press, question, questions, resultOf, type } from './testing/open-check.tsx'

describe('the result of a check', () => {
  it('should take the focus and say whether it was passed', async () => {
    await openResult(1, 2, 3, 4)
    const status = screen.getByText('4 out of 5 correct.').closest('[role=status]')
    expect(status?.textContent).toBe('4 out of 5 correct.You passed. Nicely done!')
    await waitFor(() => expect(document.activeElement).toBe(status))
  })

  it('should be kind where it is no pass', async () => {
    await openResult(3)
    expect(screen.getByText(/^Not a pass yet, and that’s fine/)).toBeVisible()
    expect(screen.getByText('1 out of 5 correct.')).toBeVisible()
  })

  it('should mark each question by a word, and say what is right and why', async () => {
    await openResult(1)
    expect(question(1).getByText('Correct')).toBeVisible()
    expect(question(1).getByText('Your answer, correct')).toBeVisible()
    expect(question(2).getByText('Not quite')).toBeVisible()
    expect(question(2).getByText('Because of reason 2.')).toBeVisible()
    expect(question(3).getByText('12,0')).toBeVisible()
    expect(question(3).getByText('−12 g')).toBeVisible()
    expect(question(4).getByText('Correct order')).toBeVisible()
    expect(question(5).getByText('the crumb')).toBeVisible()
    expect(question(5).getByText('crumb')).toBeVisible()
  })

  it('should say why a wrong option is wrong, and how much of several is right', async () => {
    const { results, ...score } = resultOf(1)
    const why = { feedback: [{ option: 'b', text: 'Sand only **looks** like salt.' }] }
    const marked = results.map((one, index) =>
      index === 1
        ? { ...one, ...why, right_options: 1, wrong_options: 1 }
        : { ...one, right_options: 1, wrong_options: 0 },
    )
    openCheck({ [CHECK]: reply(takeCheck, { ...score, results: marked }) })
    fireEvent.click(question(2).getByRole('checkbox', { name: 'Flour' }))
    fireEvent.click(question(2).getByRole('checkbox', { name: 'Sand' }))
    press('Check my answers')
    press('Send anyway')
    await screen.findByText('1 out of 5 correct.')
    expect(question(2).getByText('You found 1 out of 2 right answers. One of your answers is wrong.')).toBeVisible()
    const notes = () =>
      question(2)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(notes()).toEqual([
        'FlourYour answer, correct',
        'SandYour answerSand only looks like salt.',
        'SaltCorrect answer',
      ]),
    )
    // of what is right, or was not answered, there is nothing to say
    for (const other of [1, 3]) expect(question(other).queryByText(/^You found/)).toBe(null)
  })

  it('should lead to the section that the server names, before the one of the objective', async () => {
    const { results, ...score } = resultOf(1)
    openCheck({
      [CHECK]: reply(takeCheck, { ...score, results: results.map((one) => ({ ...one, section: 's2' })) }),
    })
    answerAll()
    press('Check my answers')
    await screen.findByText('1 out of 5 correct.')
    const link = question(2).getByRole('link', { name: 'Read again: Baking' })
    expect(link.getAttribute('href')).toBe('#s2')
  })

  it('should lead back to where a wrong answer is taught', async () => {
    await openResult(1)
    expect(question(1).queryByRole('link')).toBe(null)
    const link = question(2).getByRole('link', { name: 'Read again: Four folds' })
    expect(link.getAttribute('href')).toBe('#s1')
  })

  it('should hold none right against no one', () => {
    openCheck({}, { best: { right: 0, of: questions.length } })
    expect(screen.queryByText(/^Your best so far/)).toBe(null)
  })

  it('should tell an option that was chosen from one that is right', async () => {
    openCheck({ [CHECK]: reply(takeCheck, resultOf()) })
    fireEvent.click(question(2).getByRole('checkbox', { name: 'Flour' }))
    fireEvent.click(question(2).getByRole('checkbox', { name: 'Sand' }))
    press('Check my answers')
    press('Send anyway')
    await screen.findByText('0 out of 5 correct.')
    const notes = question(2)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(notes).toEqual(['FlourYour answer, correct', 'SandYour answer', 'SaltCorrect answer'])
    expect(question(1).getByText('Not answered')).toBeVisible()
  })

  it('should leave out a question that went void meanwhile', async () => {
    const result = resultOf(1, 2, 3, 4)
    openCheck({ [CHECK]: reply(takeCheck, { ...result, of: 4, results: result.results.slice(0, 4) }) })
    answerAll()
    press('Check my answers')
    await screen.findByText('4 out of 4 correct.')
    expect(screen.getAllByRole('group')).toHaveLength(4)
  })

  it('should begin again with empty answers as another attempt, and keep the best result in view', async () => {
    const { sent } = openCheck(
      { [CHECK]: reply(takeCheck, resultOf(3)) },
      { best: { right: 4, of: questions.length }, passed: true },
    )
    const best = 'Your best so far: 4 out of 5, passed.'
    expect(screen.getByText(best)).toBeVisible()
    answerAll()
    press('Check my answers')
    await screen.findByText('1 out of 5 correct.')
    expect(screen.getByText(best)).toBeVisible()
    press('Try again')
    expect(screen.getByText(best)).toBeVisible()
    const [first] = question(1).getAllByRole('radio')
    expect(document.activeElement).toBe(first)
    for (const radio of question(1).getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
    answerAll()
    press('Check my answers')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.attempt_id).not.toBe(sent[0]?.attempt_id)
  })

  it('should ask the set that the server shows next, only once another attempt begins', async () => {
    const { next } = openCheck({ [CHECK]: reply(takeCheck, resultOf(3)) })
    answerAll()
    press('Check my answers')
    await screen.findByText('1 out of 5 correct.')
    const second = questions
      .slice(3)
      .map((one) => ({ ...one, id: anId(20), prompt: 'What comes after?' }))
      .slice(0, 1)
    next({ questions: second, best: { right: 1, of: 5 } })
    expect(screen.getByText('What keeps a hand from sticking?')).toBeVisible()
    press('Try again')
    expect(screen.getAllByRole('group', { name: /^Question/ })).toHaveLength(1)
    expect(screen.getByText('What comes after?')).toBeVisible()
  })

  it('should ask the same after a reload that came before the result', async () => {
    const lost = openCheck({ [CHECK]: unreachable })
    answerAll()
    press('Check my answers')
    await screen.findByText(/^We couldn’t reach the server/)
    cleanup()
    const second = questions.slice(0, 1).map((one) => ({ ...one, id: anId(20), prompt: 'What comes after?' }))
    const { sent } = openCheck({}, { questions: second })
    expect(screen.queryByText('What comes after?')).toBe(null)
    expect(question(5).getByRole('textbox')).toHaveProperty('value', 'the crumb')
    press('Check my answers')
    await screen.findByText('4 out of 5 correct.')
    expect(sent[0]).toEqual(lost.sent[0])
  })

  it('should keep what is asked while another attempt, made elsewhere, brings the next set', () => {
    const { next } = openCheck()
    type(5, 'crumb')
    next({ questions: questions.slice(0, 1).map((one) => ({ ...one, id: anId(20), prompt: 'What comes after?' })) })
    expect(question(5).getByRole('textbox')).toHaveProperty('value', 'crumb')
  })

  it('should compare a result with the best one by share, as sets may differ in length', async () => {
    openCheck({ [CHECK]: reply(takeCheck, resultOf(1, 2)) }, { best: { right: 1, of: 2 } })
    answerAll()
    press('Check my answers')
    await screen.findByText('2 out of 5 correct.')
    expect(screen.getByText('Your best so far: 1 out of 2.')).toBeVisible()
  })

  it('should keep in view that it was passed, where a report has left no more right answers than these', async () => {
    openCheck({ [CHECK]: reply(takeCheck, resultOf(1, 2, 3)) }, { best: { right: 3, of: 5 }, passed: true })
    answerAll()
    press('Check my answers')
    await screen.findByText('3 out of 5 correct.')
    expect(screen.getByText('Your best so far: 3 out of 5, passed.')).toBeVisible()
  })
})

// Helpers

async function openResult(...right: readonly number[]): Promise<void> {
  openCheck({ [CHECK]: reply(takeCheck, resultOf(...right)) })
  answerAll()
  press('Check my answers')
  await screen.findByText(`${right.length} out of 5 correct.`)
}
