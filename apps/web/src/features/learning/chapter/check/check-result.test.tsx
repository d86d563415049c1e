import { takeCheck } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { reply } from '../../../../api/testing/fake-server.ts'
import { answerAll, CHECK, openCheck, press, question, questions, resultOf } from './testing/open-check.tsx'

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
