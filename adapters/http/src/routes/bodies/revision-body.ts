import type { PlanRevision } from '@app/contract'
import type { Language, ShownRevision } from '@app/domain'
import { wire } from '../../pipeline/wire.ts'
import { failureMessage } from './failure-message.ts'

export const REVISION_STATUS = { pending: 'PENDING', ready: 'COMPLETE', failed: 'FAILED' } as const

export const revisionBody = ({ revision, isStale }: ShownRevision, language: Language): PlanRevision => ({
  id: revision.id,
  request: revision.request,
  status: REVISION_STATUS[revision.kind],
  error: revision.kind === 'failed' ? failureMessage(revision.reason, language) : null,
  stale: isStale,
  changes: revision.kind === 'ready' ? wire(revision.changes) : [],
  not_done: revision.kind === 'pending' ? [] : [...(revision.notDone ?? [])],
})
