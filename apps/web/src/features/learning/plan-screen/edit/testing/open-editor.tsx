import { type PlanDetails, readLearningPlan } from '@app/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { type Answers, fakeServer, reply } from '../../../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../../../api/testing/signed-in.tsx'
import { paths, planPattern } from '../../../../../routing/paths.ts'
import { IsDemoTutor } from '../../../../../ui/is-demo-tutor.ts'
import { anOutlinedChapter, aPlanDetails, done } from '../../../plan/testing/builders.ts'
import { PlanPage } from '../../plan-page.tsx'

export const idOf = (number: number) => anOutlinedChapter(number).id
const free = { prerequisites: [] }
export const chapters = [1, 2, 3, 4].map((number) => anOutlinedChapter(number, number === 1 ? done : free))
export const inOrder = (...numbers: readonly number[]) =>
  numbers.map((number, place) => ({ ...present(chapters[number - 1]), number: place + 1 }))
export const plan = aPlanDetails(chapters)
export const saved = (change: Partial<PlanDetails> = {}) => aPlanDetails(chapters, { version: 1, ...change })

export const PLAN = `GET /api/learning-plans/${plan.id}`
export const RENAME = `PATCH /api/learning-plans/${plan.id}`
export const ORDER = `PUT /api/learning-plans/${plan.id}/order`
export const UNDO = `POST /api/learning-plans/${plan.id}/undo`
export const ARCHIVE = `PUT /api/learning-plans/${plan.id}/archive`
export const UNARCHIVE = `DELETE /api/learning-plans/${plan.id}/archive`
export const REWORD = (number: number) => `PATCH /api/learning-plans/${plan.id}/chapters/${idOf(number)}`
export const DROP = (number: number) => `DELETE /api/learning-plans/${plan.id}/chapters/${idOf(number)}`

export async function open(plan: PlanDetails, isDemo = false) {
  const server = fakeServer({ [PLAN]: reply(readLearningPlan, plan) })
  const page = (
    <IsDemoTutor value={isDemo}>
      <Routes>
        <Route path={planPattern} element={<PlanPage />} />
      </Routes>
    </IsDemoTutor>
  )
  renderSignedIn(page, { at: paths.plan(plan.id) })
  await screen.findByRole('heading', { level: 1, name: plan.title })
  return server
}

export async function openEditor(shown = plan, by = 'Edit plan', answers: Answers = {}) {
  const server = await open(shown)
  server.answer(answers)
  fireEvent.click(button(by))
  await screen.findByRole('button', { name: 'Rename' })
  return server
}

export const button = (name: string): HTMLElement => present(screen.getAllByRole('button', { name })[0])

export const titles = () =>
  [...screen.getByRole('list', { name: 'Chapters' }).querySelectorAll('h3')].map(({ textContent }) => textContent)

export async function stop(place: number, number = place) {
  const list = await screen.findByRole('list', { name: 'Chapters' })
  const item = [...list.children].find((one) => one.querySelector('h3')?.textContent === `${place} Chapter ${number}`)
  return within(present(item as HTMLElement | undefined)) // a list holds nothing but its items
}

export async function reword(number: number, title: string) {
  fireEvent.click((await stop(number)).getByRole('button', { name: 'Edit' }))
  const field = screen.getByRole('textbox', { name: 'Title' })
  expect(document.activeElement).toBe(field)
  type(field, title)
  fireEvent.click(button('Save'))
}

export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** What the notice says; the same words are read out elsewhere. */
export const noticed = (text: string) => screen.findByText(text, { selector: '[data-undo-notice] p' })

/** What a screen reader has read out last. */
export const announced = () => document.querySelector('[role=status]')?.textContent?.trim()

export const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))

export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('it is not there')
  return value
}
