import {
  acceptRevision,
  addChapter,
  archivePlan,
  discardRevision,
  dropChapter,
  type InputOf,
  orderChapters,
  type PlanDetails,
  renamePlan,
  retryOutline,
  rewordChapter,
  unarchivePlan,
  undoEdit,
} from '@app/contract'
import { call } from '../../../../api/call.ts'

const endpoints = {
  rename: renamePlan,
  reword: rewordChapter,
  drop: dropChapter,
  order: orderChapters,
  /** Its `version` is what the edit to be undone has made. */
  undo: undoEdit,
  add: addChapter,
  /** Has written once more what an added chapter teaches. */
  outline: retryOutline,
  /** The changes that were asked for in words. */
  accept: acceptRevision,
  discard: discardRevision,
  archive: archivePlan,
  unarchive: unarchivePlan,
}
type Kind = keyof typeof endpoints
type EditOf<K extends Kind> = { readonly kind: K } & Omit<InputOf<(typeof endpoints)[K]>, 'id'>

/** One change of a plan, as the learner makes it: what its endpoint takes, but for the plan. */
export type PlanEdit = { [K in Kind]: EditOf<K> }[Kind]

/** Answers the plan as it is now. `version` is the one that is shown: a plan that has changed since is not edited. */
export function sendEdit(id: string, version: number | undefined, { kind, ...input }: PlanEdit): Promise<PlanDetails> {
  const endpoint = endpoints[kind]
  const shown = 'version' in endpoint.input.shape ? { version } : {}
  return call(endpoint, { id, ...shown, ...input })
}
