import { type ChapterVersions, type ChapterView, readVersions } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply } from '../../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { ChapterPage } from '../chapter-page.tsx'
import { aView, lesson } from '../testing/views.ts'

const AT = `/api/chapters/${aView.id}`
const [CHAPTER, VERSIONS, REWRITE, SHOW] = [
  `GET ${AT}`,
  `GET ${AT}/versions`,
  `POST ${AT}/rewrite`,
  `PUT ${AT}/versions/current`,
]
const EXPLAIN = 'Explain this chapter differently'

describe('a chapter that is explained differently', () => {
  it('should be asked for, go on being read, and show the new version when its learner says so', async () => {
    const { server, sent } = open()
    fireEvent.click(await screen.findByRole('button', { name: EXPLAIN }))
    await choose('In simpler words')
    fireEvent.change(screen.getByLabelText(/^Anything to add/), { target: { value: ' No jargon ' } })
    expect(screen.getByText(/^Free, up to twice per chapter/)).toBeVisible()
    const request = { how: 'simpler', words: 'No jargon' } as const
    server.answer({ [CHAPTER]: [200, { ...view, rewrite: { ...request, status: 'PENDING', error: null } }] })
    press('Write a new version')
    await screen.findByText('We’re writing a new version: in simpler words. Keep reading: this version stays.')
    expect(sent).toEqual([request])
    expect(document.activeElement).toBe(status())
    expect(await screen.findByText('Lift, stretch, fold.')).toBeVisible()

    const newer = { ...lesson, sections: [{ id: 's1', heading: 'Fold it', body: 'Like a letter.', minutes: 1 }] }
    const version = { number: 2, count: 2, request }
    server.answer({ [CHAPTER]: [200, { ...view, generated_content: newer, version }] })
    await screen.findByText('The new version is ready.')
    expect(screen.queryByText('Like a letter.')).toBe(null)
    press('Show it')
    expect(await screen.findByText('Like a letter.')).toBeVisible()
    expect(status()?.textContent).toBe('You’re reading version 2 of 2: in simpler words.')
    expect(document.activeElement).toBe(status())
  })

  it('should lead back to a former version, whose results it names', async () => {
    const { server, shown } = open({ version: { number: 2, count: 2, request: SHORTER } }, TWO)
    fireEvent.click(await screen.findByRole('button', { name: EXPLAIN }))
    const list = within(await screen.findByRole('list', { name: 'Versions' }))
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items[0]).toMatch(/^Version 1: the original.*· Quiz: 3 out of 4 correctRead this one$/)
    expect(items[1]).toMatch(/^Version 2: shorter“On a page, please”.*You’re reading this one\.$/)
    const first = { ...view, version: { number: 1, count: 2, request: null } }
    server.answer({ [CHAPTER]: [200, first] })
    press('Read this one: Version 1: the original')
    await waitFor(() => expect(status()?.textContent).toBe('You’re reading version 1 of 2: the original.'))
    expect(shown).toEqual([{ number: 1 }])
    expect(document.activeElement).toBe(status())
    expect(screen.getByRole('button', { name: EXPLAIN })).toBeVisible()
  })

  it('should say why a version could not be written, until that has been read', async () => {
    const error = 'The assistant took too long to answer. Nothing was charged.'
    const rewrite = { how: 'deeper', words: null, status: 'FAILED', error } as const
    const { server } = open({ rewrite })
    await waitFor(() =>
      expect(status()?.textContent).toContain('It doesn’t use up one of your two. The assistant took too long'),
    )
    server.answer({ [CHAPTER]: [200, view] })
    press('Keep this version')
    await waitFor(() => expect(status()?.textContent).toBe(''))
  })

  it('should ask for a way and for words, and say what is refused', async () => {
    const { server, sent } = open()
    fireEvent.click(await screen.findByRole('button', { name: EXPLAIN }))
    await screen.findByLabelText('In simpler words')
    press('Write a new version')
    expect(await screen.findByText('Please choose one.')).toBeVisible()
    await choose('Another way')
    press('Write a new version')
    expect(await screen.findByText('Please say how you’d like it.')).toBeVisible()
    fireEvent.change(screen.getByLabelText('How would you like it?'), { target: { value: 'As a spell' } })
    const declined = { reason: 'unsafe', reply: 'We **cannot** help with that.' }
    server.answer({ [REWRITE]: refusal(400, 'words-declined', 'We cannot put these words into a plan.', declined) })
    press('Write a new version')
    expect(await screen.findByText('cannot')).toBeVisible()
    server.answer({ [REWRITE]: refusal(409, 'rewrite-in-progress', 'Another version is being written.') })
    press('Write a new version')
    expect(await screen.findByText('Another version is being written.')).toBeVisible()
    expect(sent).toEqual([])
    press('Cancel')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: EXPLAIN }))
  })

  it.each([
    [{ ways: [] }, /^The demo tutor has only one version of each chapter\./],
    [{ left: 0 }, /^You’ve used both new versions of this chapter/],
  ])('should say where there is nothing to ask for: %j', async (change, why) => {
    open({}, change)
    fireEvent.click(await screen.findByRole('button', { name: EXPLAIN }))
    expect(await screen.findByText(why)).toBeVisible()
    expect(screen.queryByRole('radio')).toBe(null)
    press('Close')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: EXPLAIN }))
  })

  it('should not show what was true at the last opening', async () => {
    const { server } = open()
    fireEvent.click(await screen.findByRole('button', { name: EXPLAIN }))
    expect(await screen.findByText(/^Free, up to twice/)).toBeVisible()
    press('Cancel')
    await new Promise((resolve) => setTimeout(resolve))
    server.answer({ [VERSIONS]: reply(readVersions, { ...someVersions, ...TWO }) })
    press(EXPLAIN)
    expect(screen.queryByText(/^Free, up to twice/)).toBe(null)
    expect(await screen.findByText(/^Free, once more/)).toBeVisible()
    // what can be chosen stands above what can be asked for
    expect(document.activeElement).toBe(screen.getByRole('region', { name: EXPLAIN }))
  })

  it('should load its versions again after a failure', async () => {
    const { server } = open({}, {}, { [VERSIONS]: refusal(503, 'unavailable', 'Busy.') })
    fireEvent.click(await screen.findByRole('button', { name: EXPLAIN }))
    await screen.findByText('We couldn’t load the versions of this chapter.')
    server.answer({ [VERSIONS]: reply(readVersions, someVersions) })
    press('Try again')
    expect(await screen.findByLabelText('In simpler words')).toBeVisible()
  })
})

// Helpers

const SHORTER = { how: 'shorter', words: 'On a page, please' } as const
const view: ChapterView = { ...aView, generated_content: lesson }

const aVersion = { generated_at: '2026-11-20T18:24:00Z', generated_content: lesson, best: null }
const someVersions: ChapterVersions = {
  versions: [{ ...aVersion, number: 1, request: null, is_shown: true }],
  left: 2,
  ways: ['simpler', 'deeper', 'more-examples', 'shorter', 'other'],
  rewrite: null,
}
const TWO: Partial<ChapterVersions> = {
  left: 1,
  versions: [
    { ...aVersion, number: 1, request: null, is_shown: false, best: { right: 3, of: 4 } },
    { ...aVersion, number: 2, request: SHORTER, is_shown: true },
  ],
}

function open(change: Partial<ChapterView> = {}, versions: Partial<ChapterVersions> = {}, answers: Answers = {}) {
  const [sent, shown]: unknown[][] = [[], []]
  const server = fakeServer({
    [CHAPTER]: [200, { ...view, ...change }],
    [VERSIONS]: reply(readVersions, { ...someVersions, ...versions }),
    [REWRITE]: (body) => {
      sent?.push(body)
      return [202, {}]
    },
    [SHOW]: (body) => {
      shown?.push(body)
      return [204, undefined]
    },
    ...answers,
  })
  const page = <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
  renderSignedIn(<Routes>{page}</Routes>, { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` })
  return { server, sent, shown }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = async (name: string) => fireEvent.click(await screen.findByLabelText(name))
const status = () => document.querySelector('#introduction')?.parentElement?.querySelector('[role=status]')
