import type { PlanChange, PlanRevision } from '@app/contract'
import type { Language, OutlineChange, ShownRevision } from '@app/domain'
import { failureMessage } from './failure-message.ts'

export const REVISION_STATUS = { pending: 'PENDING', ready: 'COMPLETE', failed: 'FAILED' } as const

export const revisionBody = ({ revision, isStale }: ShownRevision, language: Language): PlanRevision => ({
  id: revision.id,
  request: revision.request,
  status: REVISION_STATUS[revision.kind],
  error: revision.kind === 'failed' ? failureMessage(revision.reason, language) : null,
  stale: isStale,
  changes: revision.kind === 'ready' ? revision.changes.map(changeBody) : [],
  not_done: revision.kind === 'pending' ? [] : [...(revision.notDone ?? [])],
})

const changeBody = (change: OutlineChange): PlanChange => ({
  kind: change.kind,
  ...(change.kind !== 'add' && { chapter_id: change.chapterId, before: shown(change.before) }),
  ...(change.kind !== 'remove' && { after: shown(change.after) }),
})

const shown = ({ objectives, ...chapter }: Extract<OutlineChange, { kind: 'add' }>['after']) => ({
  ...chapter,
  objectives: [...objectives],
})
