import { changeBrief, conversationMessages, type LearningBrief, readLearningPlan, requestRevision } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths, planPattern } from '../../../routing/paths.ts'
import { IsDemoTutor } from '../../../ui/is-demo-tutor.ts'
import { anOutlinedChapter, aPlanDetails, done, open } from '../plan/testing/builders.ts'
import { PlanPage } from './plan-page.tsx'

describe('changing answers once a chapter is unlocked', () => {
  it('should offer what still counts, and show the new dates at once', async () => {
    const { server, dialog } = await openDialog()
    const labels = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(labels).toEqual([
      ...['Time per week', 'Target date', 'What you want to do with it', 'Must be included', 'Leave out'],
      ...['How you like to learn', 'What every lesson must respect'],
    ])
    server.answer({
      [PATCH]: saved({ ...BRIEF, minutes_per_week: 30, version: 4 }),
      [MESSAGES]: talked({ ...BRIEF, minutes_per_week: 30, version: 4 }),
      [PLAN]: reply(readLearningPlan, aPlanDetails([first, anOutlinedChapter(2, { week: 7 })])),
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Change: Time per week' }))
    fireEvent.change(dialog.getByLabelText('Hours'), { target: { value: '' } })
    fireEvent.change(dialog.getByLabelText('Minutes'), { target: { value: '30' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Week 7/, {}, { timeout: 5_000 })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Suggest changes' })).toBe(null)
  })

  it('should offer to have the locked chapters follow, in words that say what has changed', async () => {
    const { server, dialog } = await openDialog()
    const sent: unknown[] = []
    server.answer({
      [PATCH]: saved({ ...BRIEF, skip: ['Rye'], version: 4 }),
      [MESSAGES]: talked({ ...BRIEF, skip: ['Rye'], version: 4 }),
      [REVISION]: (body) => {
        sent.push(body)
        return sent.length === 1
          ? refusal(409, 'revision-open', 'There is one already.')
          : reply(requestRevision, {
              id: first.id,
              request: 'x',
              status: 'PENDING',
              error: null,
              stale: false,
              changes: [],
            })
      },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Change: Leave out' }))
    fireEvent.change(dialog.getByLabelText('Leave out'), { target: { value: 'Rye' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Suggest changes' }))
    expect(await dialog.findByText('There is one already.')).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: 'Suggest changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(sent[1]).toEqual({ request: 'My answers have changed. Fit the locked chapters to them. Leave out: Rye.' })
    expect(screen.getByText(/changes you asked for/)).toBeVisible()
  })

  it('should offer no changes in words without a model', async () => {
    const { server, dialog } = await openDialog(true)
    server.answer({ [PATCH]: saved({ ...BRIEF, skip: ['Rye'] }), [MESSAGES]: talked({ ...BRIEF, skip: ['Rye'] }) })
    fireEvent.click(dialog.getByRole('button', { name: 'Change: Leave out' }))
    fireEvent.change(dialog.getByLabelText('Leave out'), { target: { value: 'Rye' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Rye', { selector: 'bdi' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Suggest changes' })).toBe(null)
  })

  it('should lead to a conversation that goes on', async () => {
    show({ [MESSAGES]: talked(BRIEF, 'awaiting-learner') })
    fireEvent.click(await screen.findByRole('button', { name: 'Change my answers' }))
    expect(await screen.findByText(`${paths.newLearningRequest}?conversation=${plan.conversation_id}`)).toBeVisible()
  })

  it('should say when the answers cannot be read, and not be there once the plan is done', async () => {
    show({ [MESSAGES]: [500, {}] })
    fireEvent.click(await screen.findByRole('button', { name: 'Change my answers' }))
    expect(await screen.findByText(/That didn’t work/, {}, { timeout: 5_000 })).toBeVisible()
  })

  it('should not be offered once all of it is done', async () => {
    show({ [PLAN]: reply(readLearningPlan, aPlanDetails([anOutlinedChapter(1, done)], { status: 'complete' })) })
    await screen.findByRole('list', { name: 'Chapters' })
    expect(screen.queryByRole('button', { name: 'Change my answers' })).toBe(null)
  })
})

// Helpers

const first = anOutlinedChapter(1, open)
const plan = aPlanDetails([first, anOutlinedChapter(2, { week: 3 })])
const PLAN = `GET /api/learning-plans/${plan.id}`
const REVISION = `POST /api/learning-plans/${plan.id}/revision`
const MESSAGES = `GET /api/conversation/${plan.conversation_id}/messages`
const PATCH = `PATCH /api/conversation/${plan.conversation_id}/brief`

const BRIEF: LearningBrief = {
  ...{ goal: 'Bread', outcome: null, level: 'new', evidence: null, minutes_per_week: 120, deadline: null },
  ...{ language: 'en', must_have: [], skip: [], formats: [], version: 3 },
  sources: {
    ...{ goal: 'told', outcome: 'open', level: 'told', minutes_per_week: 'told', deadline: 'open' },
    ...{ must_have: 'open', skip: 'open', formats: 'open' },
  },
}
const saved = (brief: LearningBrief) => reply(changeBrief, { brief, awaiting_confirmation: false })
const talked = (brief: LearningBrief, status: 'planned' | 'awaiting-learner' = 'planned') =>
  reply(conversationMessages, {
    ...{ messages: [], status, awaiting_confirmation: false, learning_plan_id: plan.id, brief },
  })

const Here = () => {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search}`}</p>
}

function show(answers: Answers, isDemo = false) {
  const server = fakeServer({ [PLAN]: reply(readLearningPlan, plan), [MESSAGES]: talked(BRIEF), ...answers })
  renderSignedIn(
    <IsDemoTutor value={isDemo}>
      <Routes>
        <Route path={planPattern} element={<PlanPage />} />
        <Route path={paths.newLearningRequest} element={<Here />} />
      </Routes>
    </IsDemoTutor>,
    { at: paths.plan(plan.id) },
  )
  return server
}

async function openDialog(isDemo = false) {
  const server = show({}, isDemo)
  fireEvent.click(await screen.findByRole('button', { name: 'Change my answers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your details' }, { timeout: 5_000 }))
  await dialog.findByText('2 hours a week')
  return { server, dialog }
}
