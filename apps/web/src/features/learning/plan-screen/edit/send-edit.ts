import {
  acceptRevision,
  addChapter,
  archivePlan,
  dropChapter,
  orderChapters,
  type PlanDetails,
  renamePlan,
  rewordChapter,
  unarchivePlan,
  undoEdit,
} from '@app/contract'
import { call } from '../../../../api/call.ts'
import type { PlanEdit } from './plan-edit.ts'

/** Answers the plan as it is now. `version` is the one that is shown: a plan that has changed since is not edited. */
export function sendEdit(id: string, version: number | undefined, edit: PlanEdit): Promise<PlanDetails> {
  switch (edit.kind) {
    case 'rename':
      return call(renamePlan, { id, version, title: edit.title })
    case 'reword':
      return call(rewordChapter, { id, version, chapter_id: edit.chapterId, title: edit.title, summary: edit.summary })
    case 'drop':
      return call(dropChapter, { id, version, chapter_id: edit.chapterId })
    case 'order':
      return call(orderChapters, { id, version, chapter_ids: [...edit.chapterIds] })
    case 'undo':
      return call(undoEdit, { id, version: edit.version })
    case 'add':
      return call(addChapter, { id, version, title: edit.title, after: edit.after })
    case 'accept':
      return call(acceptRevision, { id, revision_id: edit.revisionId })
    case 'archive':
      return call(archivePlan, { id })
    case 'unarchive':
      return call(unarchivePlan, { id })
  }
}
