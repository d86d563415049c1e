import { useEffect } from 'react'
import { lazyPart } from '../../../../ui/lazy-component.ts'
import type { Notices } from './use-undo.ts'

const ShownNotice = lazyPart(() => import('./shown-notice.tsx'), 'ShownNotice')

type UndoNoticeProps = { readonly planId: string; readonly notices: Notices }

/** The place of what was just done and can be undone. Its code comes while there is nothing yet. */
export function UndoNotice({ planId, notices: { notice, show, clear } }: UndoNoticeProps) {
  useEffect(() => ShownNotice.preload(), [])
  return notice && <ShownNotice key={notice.key} planId={planId} notice={notice} show={show} clear={clear} />
}
