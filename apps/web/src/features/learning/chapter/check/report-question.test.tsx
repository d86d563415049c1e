import { reportQuestion } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, reply, unreachable } from '../../../../api/testing/fake-server.ts'
import { anId } from '../../../../api/testing/signed-in.tsx'
import { answerAll, button, openCheck, press, question, questions, REPORT } from './testing/open-check.tsx'

describe('reporting a question', () => {
  it('should take a reason, and thank for it', async () => {
    const sent: unknown[] = []
    await openReport({
      [REPORT]: (body) => {
        sent.push(body)
        return reply(reportQuestion, {})
      },
    })
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Its answer is wrong' }))
    fireEvent.click(screen.getByRole('radio', { name: 'It’s unclear' }))
    fireEvent.change(screen.getByLabelText('In your words (optional)'), { target: { value: ' Which hand? ' } })
    press('Send report')
    const thanks = await screen.findByText(/^Thanks for letting us know/)
    await waitFor(() => expect(document.activeElement).toBe(thanks))
    expect(sent).toEqual([{ reason: 'It’s unclear', words: 'Which hand?' }])
    expect(screen.queryByRole('button', { name: REPORT_IT })).toBe(null)
  })

  it("should take the learner's own words", async () => {
    const sent: unknown[] = []
    await openReport({
      [REPORT]: (body) => {
        sent.push(body)
        return reply(reportQuestion, {})
      },
    })
    press('Send report')
    expect(screen.getByText('Please choose what’s wrong.')).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: 'Something else' }))
    press('Send report')
    expect(sent).toEqual([])
    fireEvent.change(screen.getByLabelText('In your words'), { target: { value: 'Both are right.' } })
    press('Send report')
    await screen.findByText(/^Thanks for letting us know/)
    expect(sent).toEqual([{ reason: 'Something else', words: 'Both are right.' }])
  })

  it('should keep the form when it does not arrive, and give the focus back when it is closed', async () => {
    await openReport({ [REPORT]: unreachable })
    fireEvent.click(screen.getByRole('radio', { name: 'It’s unclear' }))
    press('Send report')
    expect(await screen.findByText('We couldn’t send your report. Please try again.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'It’s unclear' })).toHaveProperty('checked', true)
    press('Cancel')
    await waitFor(() => expect(document.activeElement).toBe(button(REPORT_IT)))
  })

  it('should say at the next load what has become of it', async () => {
    await openReport({ [REPORT]: reply(reportQuestion, {}) })
    fireEvent.click(screen.getByRole('radio', { name: 'It’s unclear' }))
    press('Send report')
    await screen.findByText(/^Thanks for letting us know/)

    cleanup()
    openCheck({}, { questions: reported })
    expect(screen.getByText(/^The question you reported still counts/)).toBeVisible()
    expect(screen.getAllByText('You reported this question.')).toHaveLength(1)

    cleanup()
    openCheck({}, { questions: questions.slice(1).map((question) => ({ ...question, reported: true })), refuted })
    expect(screen.getByText(/^The other questions you reported still count\./)).toBeVisible()
    expect(screen.getByText(/^We found a mistake in a question you reported, so it no longer counts/)).toBeVisible()

    cleanup()
    openCheck({}, { questions: reported.map((one) => ({ ...one, ...(one.reported && { held }) })) })
    fireEvent.click(screen.getByText('Why it still counts'))
    expect(screen.getByText(/^We solved this question twice more/)).toBeVisible()
    expect(
      question(1)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Flour', 'WaterCorrect answer'])
    expect(screen.getByText('Wet hands slide.')).toBeVisible()

    cleanup()
    openCheck({}, { questions: questions.slice(1), refuted })
    expect(screen.queryByText(/you reported/)).toBe(null)
  })

  it('should call no question void that only stands in the other set', async () => {
    await openReport({ [REPORT]: reply(reportQuestion, {}) })
    fireEvent.click(screen.getByRole('radio', { name: 'It’s unclear' }))
    press('Send report')
    await screen.findByText(/^Thanks for letting us know/)
    cleanup()
    openCheck({}, { questions: questions.slice(1), refuted: [] })
    expect(screen.queryByText(/you reported/)).toBe(null)
  })
})

// Helpers

const refuted = [anId(11)]
const held = { key: 'b', explanation: 'Wet hands slide.' }
const reported = questions.map((question, index) => ({ ...question, reported: index === 0 }))

const REPORT_IT = 'Report this question: 1'

async function openReport(answers: Answers): Promise<void> {
  openCheck(answers)
  answerAll()
  press('Check my answers')
  await screen.findByText('4 out of 5 correct.')
  press(REPORT_IT)
}
