import '../../../ui/markdown/lesson/lesson-markdown.tsx'
import { adminChapter, type ChapterRecord, requeueChapter } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { aJudged, aRecord } from '../testing/chapter-record.ts'
import { RecordPage } from './record-page.tsx'

// read before any test waits for the chunk it is in

describe('RecordPage', () => {
  it('should show what was promised, and have a failed chapter made again', async () => {
    const error = { code: 'failed', message: 'It took too long.' } as const
    const { server } = open({
      content_status: 'FAILED',
      content_error: error,
      attempts: 2,
      help_turns: 5,
      unlocked_at: null,
    })
    const facts = within(await screen.findByRole('region', { name: 'Folding' }))
    expect(facts.getByText('Chapter 2 of 5')).toBeVisible()
    expect(facts.getByText('The learner reads: It took too long.')).toBeVisible()
    for (const words of ['Bread', 'How to fold.', 'Fold a dough', '2 times', '5 times', '10 credits'])
      expect(facts.getByText(words)).toBeVisible()
    server.answer({ [REQUEUE]: reply(requeueChapter, { content_status: 'PENDING' }) })
    fireEvent.click(facts.getByRole('button', { name: 'Requeue chapter Folding' }))
    expect(await facts.findByText('Requeued')).toBeVisible()
    // each read is written down: none happens by itself
    expect(server.count(RECORD)).toBe(1)
  })

  it('should offer nothing to press where the chapter before it comes first', async () => {
    open({ content_status: 'FAILED', content_error: { code: 'earlier-failed', message: 'Wait.' } })
    expect(await screen.findByText('Locked again')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Requeue/ })).toBeNull()
  })

  it('should show questions with their keys, and what came of reports', async () => {
    const report = { reason: 'Both are right.', at: '2026-11-20T12:00:00.000Z' }
    open({
      questions: [
        aJudged({
          report: { ...report, verdict: 'key-held' },
          feedback: [{ option: 'b', text: 'It is only its *color*.' }],
        }),
        aJudged({ id: 'q2', kind: 'order', key: ['b', 'a'], is_void: true, report: { ...report, verdict: 'void' } }),
        aJudged({ id: 'q3', kind: 'number', options: undefined, key: '250 g', tolerance: 5 }),
        aJudged({ id: 'q5', kind: 'number', options: undefined, key: '4 folds', tolerance: 0 }),
        aJudged({ id: 'q4', set: 2, kind: 'short', options: undefined, key: 'crumb', accepted: ['the crumb'] }),
      ],
    })
    const shown = within(await screen.findByRole('region', { name: 'Questions and reports' }))
    expect(await shown.findByText('(key)', { exact: false })).toBeVisible()
    const [first, second, third, exact, fourth] = shown
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('p'))
    expect(first?.textContent).toContain('Doubled (key)Grey')
    expect(await shown.findByText('color')).toBeVisible()
    expect(first?.textContent).toContain('GreyIt is only its color.')
    expect(first?.textContent).not.toContain('Second set')
    expect(first?.textContent).toContain('Verified: the answer is right, so the question stays.')
    expect(second?.textContent).toContain('GreyDoubled')
    expect(second?.textContent).toContain('Voided: the answer was wrong, so it no longer counts.')
    expect(third?.textContent).toContain('Key: 250 g (within 5)')
    expect(exact?.textContent).not.toContain('within')
    expect(fourth?.textContent).toContain('Key: crumb · also accepted: the crumb')
    expect(fourth?.textContent).toContain('Second set')
  })

  it('should tell reports of versions that are not shown apart from those of the one that is', async () => {
    const report = { reason: 'Both are right.', at: null, verdict: 'verifying' } as const
    open({ versions: 2, questions: [aJudged()], reported_elsewhere: [aJudged({ id: 'q2', report })] })
    expect(await screen.findByText('2 (explained differently, one is shown)')).toBeVisible()
    const elsewhere = within(screen.getByRole('region', { name: 'Reports of other versions' }))
    expect(await elsewhere.findByText('Being verified.')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Questions and reports' })).queryByText(/^Reported/)).toBe(null)
  })

  it('should say of each call how it ended, and why its answer was sent back', async () => {
    open({
      calls: [
        {
          ...{ task: 'section@2', model: 'some-model', started_at: '2026-11-20T12:00:00.000Z', outcome: 'bad-answer' },
          ...{ faults: ['too-short'], input_tokens: 1_204, output_tokens: 310, milliseconds: 1_240, cost: 0.0042 },
          request_id: 'req-1',
        },
      ],
    })
    const table = await screen.findByRole('table', { name: 'Model calls, newest first' })
    const [, row] = within(table).getAllByRole('row')
    expect(row?.textContent).toMatch(
      /^Section section@2some-modelAnswered, but unusabletoo-shortRequest req-1Nov 20, 2026, .*1\.2 s1,204 in, 310 out\$0\.0042$/,
    )
  })

  it('should render what the learner reads, and nothing of it as HTML', async () => {
    const evil = 'Look <img src=x onerror=alert(1)> here.'
    open({
      generated_content: {
        ...{ introduction: `Why **folding**. ${evil}`, learning_objectives: ['Fold a dough'], curated_resources: [] },
        ...{ content_version: 2, sections: [{ id: 's1', heading: 'By hand', body: evil, minutes: 3 }] },
        ...{ key_points: ['Rest it'], practice: { task: 'Fold one.', done_when: 'It holds.' } },
      },
      parts: [{ name: 'recap', model: 'some-model', at: '2026-11-20T12:00:00.000Z', made: evil }],
    })
    const shown = await screen.findByRole('region', { name: 'Content' })
    expect((await within(shown).findByText('folding')).tagName).toBe('STRONG')
    for (const title of ['Introduction', 'By hand', 'Key Points', 'Practice'])
      expect(within(shown).getByRole('heading', { name: title })).toBeVisible()
    expect(within(shown).getByText('Rest it')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelector('pre')?.textContent).toBe(evil)
  })

  it('should say that what is stored is damaged, and what is not there', async () => {
    open({})
    expect(await screen.findByText('The stored content is damaged: the learner sees an error.')).toBeVisible()
    expect(screen.getByText('This chapter has no quiz.')).toBeVisible()
    expect(screen.getByText('No model was called for this chapter.')).toBeVisible()
  })

  it('should say that there is no such chapter', async () => {
    openWith({ [RECORD]: refusal(404, 'chapter-not-found', 'For learners.') })
    expect(await screen.findByRole('heading', { name: 'No chapter has this ID.' })).toBeVisible()
  })
})

// Helpers

const RECORD = `GET /api/admin/chapters/${anId(40)}`
const REQUEUE = `POST /api/admin/chapters/${anId(40)}/requeue`

const open = (changes: Partial<ChapterRecord>) => openWith({ [RECORD]: reply(adminChapter, aRecord(changes)) })

function openWith(answers: Answers) {
  const server = fakeServer(answers)
  renderSignedIn(
    <Routes>
      <Route path="/admin/chapters/:chapterId" Component={RecordPage} />
    </Routes>,
    { at: `/admin/chapters/${anId(40)}` },
  )
  return { server }
}
