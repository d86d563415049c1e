import { type ChapterView, type CuratedResource, chapter } from '@app/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { type Answers, fakeServer, reply } from '../../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { ChapterPage } from '../chapter-page.tsx'
import { aView, content } from './views.ts'

export const CHAPTER = `GET /api/chapters/${aView.id}`

type Status = ChapterView['resources_status']

export const viewOf = (resources: readonly CuratedResource[], status: Status): ChapterView => ({
  ...aView,
  resources_status: status,
  generated_content: { ...content, curated_resources: [...resources] },
})

/** Opens a chapter with these resources. */
export function openResources(
  resources: readonly CuratedResource[],
  status: Status = 'settled',
  answers: Answers = {},
) {
  const server = fakeServer({ [CHAPTER]: reply(chapter, viewOf(resources, status)), ...answers })
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` },
  )
  return { server }
}

export async function resourceCard(title: string): Promise<HTMLElement> {
  const found = (await screen.findByRole('link', { name: new RegExp(`^${title}`) })).closest('li')
  if (found === null) throw new Error(`${title} is in no list.`)
  return found
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

export const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
