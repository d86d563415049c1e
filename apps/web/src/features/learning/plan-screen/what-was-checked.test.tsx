import { type PlanDetails, readLearningPlan } from '@app/contract'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths, planPattern } from '../../../routing/paths.ts'
import { IsDemoTutor } from '../../../ui/is-demo-tutor.ts'
import { anOutlinedChapter, aPlanDetails, open } from '../plan/testing/builders.ts'
import { PlanPage } from './plan-page.tsx'

type Checked = NonNullable<PlanDetails['checked']>

const NOTHING: Checked = {
  ...{ keys: 0, links: 0, links_checked_at: null, prerequisites: 0, minutes_promised: 0, minutes_written: 0 },
}
const ALL: Checked = {
  ...{ keys: 14, links: 9, links_checked_at: '2026-11-21T10:00:00Z', prerequisites: 4 },
  ...{ minutes_promised: 300, minutes_written: 95 },
}

describe('what was checked of a plan', () => {
  it('should be counted in one line, and say what each check was and was not once that is opened', async () => {
    show(ALL)
    const line = await screen.findByText(/^Checked: /)
    expect(line.textContent).toBe(
      'Checked: 14 answers solved twice, 9 links opened, the order of 4 chapters, and 1 h 35 min of reading: Bread that rises',
    )
    const fold = line.closest('details')
    expect(fold?.open).toBe(false)
    if (fold) fold.open = true
    const texts = within(fold as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts).toHaveLength(4)
    expect(texts[0]).toMatch(/^14 quiz questions were solved a second time .* so report any answer that looks wrong\.$/)
    expect(texts[1]).toBe(
      'We opened 9 links and read what’s there, last on November 21, 2026. A page can change after that.',
    )
    expect(texts[2]).toMatch(/^4 chapters build on earlier ones, and those come first\./)
    expect(texts[3]).toMatch(/^The plan sets aside about 5 hours .* Reading them takes about 1½ hours\./)
  })

  it.each<[string, Partial<Checked>, string]>([
    ['links', { keys: 1 }, 'Checked: 1 answer solved twice'],
    ['a question', { links: 1, links_checked_at: '2026-11-21T10:00:00Z' }, 'Checked: 1 link opened'],
    ['a chapter', { prerequisites: 1 }, 'Checked: the order of 1 chapter'],
    ['anything but the text', { minutes_promised: 60, minutes_written: 20 }, 'Checked: 20 min of reading'],
  ])('should leave out what there is nothing of: without %s', async (_, some, line) => {
    show({ ...NOTHING, ...some })
    const shown = await screen.findByText(/^Checked: /)
    expect(shown.textContent).toBe(`${line}: Bread that rises`)
    expect(shown.closest('details')?.querySelectorAll('li')).toHaveLength(1)
  })

  it.each([
    ['nothing was', NOTHING, false],
    ['the server says nothing of it', undefined, false],
    ['the demo tutor has looked its keys up', { ...NOTHING, keys: 14 }, true],
  ])('should not be there where %s', async (_, checked, isDemo) => {
    show(checked, isDemo)
    await screen.findByRole('list', { name: 'Chapters' })
    expect(screen.queryByText(/^Checked/)).toBe(null)
  })
})

// Helpers

function show(checked: Checked | undefined, isDemo = false) {
  const plan = aPlanDetails([anOutlinedChapter(1, open)], checked && { checked })
  fakeServer({ [`GET /api/learning-plans/${plan.id}`]: reply(readLearningPlan, plan) })
  const page = <Route path={planPattern} element={<PlanPage />} />
  renderSignedIn(
    <IsDemoTutor value={isDemo}>
      <Routes>{page}</Routes>
    </IsDemoTutor>,
    { at: paths.plan(plan.id) },
  )
}
