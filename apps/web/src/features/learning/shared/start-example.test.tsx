import { type InputOf, importPlan } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply, unreachable } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { examplePlanPath, paths } from '../../../routing/paths.ts'
import { Address, address } from '../../../testing/address.tsx'
import { NewLearningRequestPage } from '../../conversations/new-learning-request-page.tsx'

type Sent = InputOf<typeof importPlan>

const START = 'POST /api/learning-plans/import'

describe('an example plan that the address names', () => {
  it('should start by itself, once, and lead to the plan of one’s own', async () => {
    const sent: Sent[] = []
    open(examplePlanPath('guitar'), {
      [START]: (body) => {
        sent.push(body as Sent)
        return reply(importPlan, { id: anId(7) })
      },
    })
    await waitFor(() => expect(address()).toBe(paths.plan(anId(7))))
    expect(sent).toHaveLength(1)
    const [plan] = sent
    expect(importPlan.input.parse(plan)).toEqual(plan)
    expect(plan).toMatchObject({
      ...{
        title: 'Guitar for campfire singing',
        brief: { language: 'en' },
        origin: expect.stringMatching(/^[\da-f-]{36}$/),
      },
      chapters: [{ minutes: 180 }, { minutes: 300 }, { minutes: 240 }, { minutes: 300 }, { minutes: 240 }],
    })
    const [first, second, third, fourth] = plan?.chapters ?? []
    expect(first?.prerequisites).toEqual([])
    expect(fourth?.prerequisites).toEqual([second?.id, third?.id])
  })

  it('should say why it could not be, and start it on another press', async () => {
    const server = open(examplePlanPath('running'), { [START]: unreachable })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(server.count(START)).toBe(2))
    server.answer({ [START]: refusal(429, 'too-many-tries', 'That was a lot. Try again tomorrow.') })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('That was a lot. Try again tomorrow.')).toBeVisible()
    server.answer({ [START]: reply(importPlan, { id: anId(8) }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(address()).toBe(paths.plan(anId(8))))
  })

  it.each(['?example=bees', '?example=toString', '?example=', ''])('should be no other: %s', async (search) => {
    const server = open(`${paths.newLearningRequest}${search}`)
    expect(await screen.findByRole('button', { name: 'Start Conversation' })).toBeVisible()
    expect(server.count(START)).toBe(0)
  })
})

// Helpers

function open(at: string, answers: Answers = {}) {
  const server = fakeServer({ 'GET /api/conversation/current': [200, { conversation_id: null }], ...answers })
  renderSignedIn(
    <>
      <Address />
      <Routes>
        <Route path={paths.newLearningRequest} element={<NewLearningRequestPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at },
  )
  return server
}
