import { type PlanRevision, readRevision } from '@app/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reply } from '../../../../api/testing/fake-server.ts'
import { anId } from '../../../../api/testing/signed-in.tsx'
import { announced, idOf, openEditor, plan } from '../edit/testing/open-editor.tsx'

const READ = `GET /api/learning-plans/${plan.id}/revision`
const REASONS = ['There’s no chapter 9: the plan has 4 chapters.', 'El capítulo 1 ya está abierto.']

it('should say what of the request is not among the changes, and read it out', async () => {
  const server = await openWith({ status: 'PENDING' })
  await screen.findByRole('heading', { name: 'Working on your changes' })
  const before = { number: 2, title: 'Chapter 2', summary: '', objectives: [], minutes: 90 }
  const changes = [{ kind: 'remove', chapter_id: idOf(2), before } as const]
  server.answer({ [READ]: reply(readRevision, aRevision({ changes, not_done: REASONS })) })
  await screen.findByRole('heading', { name: '1 change to review' })
  expect(screen.getByRole('list', { name: 'We couldn’t do this:' }).textContent).toBe(REASONS.join(''))
  expect(screen.getByText(REASONS[1] ?? '').getAttribute('dir')).toBe('auto')
  expect(announced()).toBe(`1 change to review. We couldn’t do this: ${REASONS.join(' ')}`)
})

it('should give every reason where nothing could be done', async () => {
  await openWith({ status: 'FAILED', error: `${REASONS[0]} Your plan hasn’t changed.`, not_done: REASONS })
  expect((await screen.findByRole('alert')).textContent).toBe(`We couldn’t do this:${REASONS.join('')}`)
})

// Helpers

const aRevision = (change: Partial<PlanRevision>): PlanRevision => ({
  ...{ id: anId(70), request: 'Drop the second one', status: 'COMPLETE', error: null, stale: false, changes: [] },
  ...change,
})

const openWith = (change: Partial<PlanRevision>) => {
  const revision = aRevision(change)
  const button = revision.status === 'FAILED' ? 'Edit plan' : 'See the changes'
  return openEditor({ ...plan, revision_status: revision.status }, button, { [READ]: reply(readRevision, revision) })
}
