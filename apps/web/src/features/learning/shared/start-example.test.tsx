import { type InputOf, importPlan } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply, unreachable } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { PageLink } from '../../../routing/page-link.tsx'
import { examplePlanPath, paths } from '../../../routing/paths.ts'
import { Address, address } from '../../../testing/address.tsx'
import outlines from '../../../texts/examples/outlines.json' with { type: 'json' }
import { NewLearningRequestPage } from '../../conversations/new-learning-request-page.tsx'
import { aPlan } from '../plan/testing/builders.ts'

type Sent = InputOf<typeof importPlan>

const START = 'POST /api/learning-plans/import'
const PLANS = 'GET /api/learning-plans'

describe('an example plan that the address names', () => {
  it('should be shown, and be started by a press alone', async () => {
    const sent: Sent[] = []
    open(examplePlanPath('guitar'), {
      [START]: (body) => {
        sent.push(body as Sent)
        return reply(importPlan, { id: anId(7) })
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Guitar for campfire singing' })).toBeVisible()
    const chapters = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(chapters[1]).toBe('2 Four chords and the way between them')
    expect(screen.getByText(/^You get your own copy of the plan/)).toBeVisible()
    const start = await button('Start this plan')
    expect(sent).toEqual([])
    fireEvent.click(start)
    fireEvent.click(start)
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

  it('should start with the press on the landing page, once', async () => {
    const server = open('/', { [START]: unreachable })
    fireEvent.click(screen.getByRole('link', { name: 'Press' }))
    expect(await screen.findByText('We couldn’t start this plan. Please try again.')).toBeVisible()
    expect(server.count(START)).toBe(1)
    expect(address()).toBe(examplePlanPath('guitar'))
  })

  it.each([examplePlanPath('guitar'), '/'])('should be opened where it was started before, from %s', async (at) => {
    const mine = { ...aPlan([]), id: anId(9), origin: outlines.guitar.origin }
    const server = open(at, { [PLANS]: [200, [mine]] })
    if (at === '/') fireEvent.click(screen.getByRole('link', { name: 'Press' }))
    await waitFor(() => expect(address()).toBe(paths.plan(anId(9))))
    expect(server.count(START)).toBe(0)
  })

  it('should say why it could not be started, and start on another press', async () => {
    const server = open(examplePlanPath('running'), { [START]: unreachable })
    fireEvent.click(await button('Start this plan'))
    expect(await screen.findByText('We couldn’t start this plan. Please try again.')).toBeVisible()
    server.answer({ [START]: refusal(429, 'too-many-tries', 'That was a lot. Try again tomorrow.') })
    fireEvent.click(await button('Start this plan'))
    expect(await screen.findByText('That was a lot. Try again tomorrow.')).toBeVisible()
    server.answer({ [START]: reply(importPlan, { id: anId(8) }) })
    fireEvent.click(await button('Start this plan'))
    await waitFor(() => expect(address()).toBe(paths.plan(anId(8))))
  })

  it.each(['?example=bees', '?example=toString', '?example=', ''])('should be no other: %s', async (search) => {
    const server = open(`${paths.newLearningRequest}${search}`)
    expect(await button('Start Conversation')).toBeVisible()
    expect(server.count(START)).toBe(0)
  })
})

// Helpers

/** Once it can be pressed. */
async function button(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('button', { name })
  await waitFor(() => expect(found.getAttribute('aria-disabled')).not.toBe('true'))
  return found
}

function open(at: string, answers: Answers = {}) {
  const server = fakeServer({
    'GET /api/conversation/current': [200, { conversation_id: null }],
    [PLANS]: [200, []],
    ...answers,
  })
  renderSignedIn(
    <>
      <Address />
      <Routes>
        <Route path={paths.newLearningRequest} element={<NewLearningRequestPage />} />
        <Route
          path="/"
          element={
            <PageLink to={examplePlanPath('guitar')} state={{ pressed: 'guitar' }}>
              Press
            </PageLink>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at },
  )
  return server
}
