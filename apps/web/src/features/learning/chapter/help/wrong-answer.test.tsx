import { takeCheck } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, reply } from '../../../../api/testing/fake-server.ts'
import { anId } from '../../../../api/testing/signed-in.tsx'
import { aCheck, answerAll, CHECK, questions } from '../check/testing/open-check.tsx'
import { aView, lesson } from '../testing/views.ts'
import { CHAPTER, exercises, openChapter, panel, press, seeReply, withCheck } from './testing/open-help.tsx'

const HELP = /^Work it out with me: Question 1 of 5/
const fresh = {
  id: anId(21),
  kind: 'single' as const,
  prompt: 'What keeps a bowl clean?',
  options: [
    { id: 'a', text: 'Oil' },
    { id: 'b', text: 'Luck' },
  ],
  objective: 'Fold a dough',
}

beforeEach(() => sessionStorage.clear())

describe('help after a wrong answer', () => {
  it('should begin from the answer, once for an attempt', async () => {
    const { asked } = openChapter(withCheck)
    await answerTheCheck()
    expect(screen.queryByRole('button', { name: /^Work it out with me: Question 2/ })).toBe(null)
    await press(HELP)
    await seeReply()
    expect(asked).toEqual([
      {
        message_id: expect.any(String),
        message: 'Work it out with me',
        about: { question_id: anId(11) },
      },
    ])
    const subject = within(within(await panel()).getByRole('region', { name: 'About this question' }))
    expect(await subject.findByText('What keeps a hand from sticking?')).toBeVisible()
    await press('Close help')
    await press(HELP)
    await seeReply()
    expect(asked).toHaveLength(1)
  })

  it('should give a fresh question to be answered alone, through the check', async () => {
    const sent: unknown[] = []
    const { server } = await openAlone()
    const help = within(await panel())
    expect(await help.findByText('What keeps a bowl clean?')).toBeVisible()
    expect(help.queryByRole('textbox', { name: 'Your message' })).toBe(null)
    // the field that had the focus is gone
    expect(document.activeElement?.contains(help.getByRole('radio', { name: 'Oil' }))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    server.answer({
      [CHECK]: (body) => {
        sent.push(body)
        return reply(takeCheck, {
          ...{ right: 1, of: 2, passed: false },
          results: [{ question_id: fresh.id, right: true, key: 'a', explanation: 'Oil does.' }],
        })
      },
      [CHAPTER]: [200, { ...aView, generated_content: { ...lesson, exercises }, check: aCheck }],
    })
    fireEvent.click(help.getByRole('radio', { name: 'Oil' }))
    await press('Check my answer')
    expect(await help.findByText('Correct. You did that on your own.')).toBe(document.activeElement)
    expect(await help.findByText('Oil does.')).toBeVisible()
    expect(sent).toEqual([{ attempt_id: expect.any(String), answers: { [fresh.id]: 'a' } }])
    expect(await help.findByRole('textbox', { name: 'Your message' })).toBeVisible()
  })

  it('should keep a fresh question that could not be marked, and say why', async () => {
    const { server } = await openAlone()
    const help = within(await panel())
    server.answer({ [CHECK]: refusal(409, 'no-check', 'There is no check.') })
    fireEvent.click(await help.findByRole('radio', { name: 'Oil' }))
    await press('Check my answer')
    expect(await help.findByText(/^These questions have changed/)).toBeVisible()
    expect(help.getByRole<HTMLInputElement>('radio', { name: 'Oil' }).checked).toBe(true)
  })

  it('should give the same question again after a reload, where the panel knows it', async () => {
    const { thread } = openChapter(withCheck)
    await answerTheCheck()
    thread.said = [{ step: 'alone', text: 'Now try yours again.', question_id: anId(11) }]
    await press(HELP)
    expect(await within(await panel()).findByText('Question 1 of 1')).toBeVisible()
    const { turns } = thread
    cleanup()
    const others = questions.map((one) => ({ ...one, id: anId(Number(one.id.slice(-2)) + 20) }))
    openChapter({ check: { ...aCheck, questions: others } }).thread.turns = turns
    expect(await within(await panel()).findByText('Question 1 of 1')).toBeVisible()
  })

  it('should lead to the check where the panel does not know the question', async () => {
    const { thread } = openChapter(withCheck)
    await answerTheCheck()
    thread.said = [{ step: 'alone', text: 'Now a fresh one.', question_id: anId(99) }]
    await press(HELP)
    expect(await screen.findByText('Answer it in the quiz at the end of this chapter.')).toBeVisible()
  })

  it('should begin anew after another attempt, though it had ended', async () => {
    const { thread, asked } = openChapter(withCheck)
    await answerTheCheck()
    thread.said = [{ step: 'end', text: 'Let it rest.' }]
    await press(HELP)
    expect(await screen.findByText(/^That’s all the help for this question/)).toBeVisible()
    await press('Close help')
    await press('Try again')
    await answerTheCheck()
    await press(HELP)
    await seeReply()
    expect(asked).toHaveLength(2)
    expect(screen.queryByText(/^That’s all the help/)).toBe(null)
  })
})

// Helpers

async function answerTheCheck(): Promise<void> {
  await screen.findByText('Question 1 of 5')
  answerAll()
  await press('Check my answers')
  await screen.findByText('4 out of 5 correct.')
}

/** The reply says that a question of the next set is to be answered alone. */
async function openAlone() {
  const opened = openChapter(withCheck)
  await screen.findByText('Question 1 of 5')
  const next = { ...aCheck, questions: [fresh] }
  opened.server.answer({
    [CHAPTER]: [200, { ...aView, generated_content: { ...lesson, exercises }, check: next }],
  })
  await answerTheCheck()
  opened.thread.said = [{ step: 'alone', text: 'Now a fresh one.', question_id: fresh.id }]
  await press(HELP)
  await waitFor(() => expect(opened.asked).toHaveLength(1))
  return opened
}
