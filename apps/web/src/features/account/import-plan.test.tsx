import { type InputOf, importPlan } from '@app/contract'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply } from '../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import { paths } from '../../routing/paths.ts'
import { ImportPlan } from './import-plan.tsx'

const IMPORT = 'POST /api/learning-plans/import'

describe('taking a plan back', () => {
  it('should list the plans of an export, and send nothing but the outline of the one that is chosen', async () => {
    const sent: unknown[] = []
    open({
      [IMPORT]: (body) => {
        sent.push(body)
        return reply(importPlan, { id: anId(5) })
      },
    })
    choose(JSON.stringify({ account: { email: 'mira@example.org' }, plans: [exported('Bread'), exported('Chess')] }))
    expect((await screen.findAllByText('2 chapters')).length).toBe(2)
    expect(sent).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Add this plan: Chess' }))
    const link = await screen.findByRole('link', { name: 'Open it' })
    expect(link.getAttribute('href')).toBe(paths.plan(anId(5)))
    expect(link.closest('[role="status"]')?.textContent).toBe('Added to your plans. Open it')
    expect(sent).toEqual([outline('Chess')])
  })

  it('should take the file of one plan as well', async () => {
    open()
    choose(JSON.stringify(exported('Bread')))
    expect(await screen.findByRole('button', { name: 'Add this plan: Bread' })).toBeVisible()
  })

  it.each(['', 'null', '[]', '{"plans":[]}', '{"plans":[{"title":7}]}', '{"plans":"all"}', 'no JSON', '7'])(
    'should say that there is no plan in %j',
    async (text) => {
      open()
      choose(text)
      expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t find a plan in this file\./)
    },
  )

  it('should say why a plan was refused', async () => {
    open({ [IMPORT]: refusal(409, 'plan-full', 'A plan can have at most 12 chapters.') })
    choose(JSON.stringify(exported('Bread')))
    fireEvent.click(await screen.findByRole('button', { name: 'Add this plan: Bread' }))
    expect((await screen.findByRole('alert')).textContent).toBe('A plan can have at most 12 chapters.')
  })
})

// Helpers

const chapter = (number: number) => ({
  id: anId(100 + number),
  title: `Chapter ${number}`,
  summary: 'What it teaches.',
  objectives: ['Bake'],
  minutes: 60,
  prerequisites: number === 1 ? [] : [anId(101)],
})

const outline = (title: string): InputOf<typeof importPlan> => ({
  ...{ id: anId(1), origin: null, title, description: '', thread: '', brief: { language: 'en' } },
  chapters: [chapter(1), chapter(2)],
})

/** With what else an export holds. */
const exported = (title: string) => ({
  ...outline(title),
  brief: { language: 'en', goal: 'For my sister', level: 'new' },
  user_id: anId(9),
  chapters: [1, 2].map((number) => ({ ...chapter(number), content: { introduction: 'Long' }, notes: ['Mine'] })),
})

function open(answers: Answers = {}) {
  fakeServer(answers)
  renderSignedIn(<ImportPlan />)
}

const choose = (text: string): void => {
  fireEvent.change(screen.getByLabelText('File with your data'), {
    target: { files: [new File([text], 'data.json', { type: 'application/json' })] },
  })
}
