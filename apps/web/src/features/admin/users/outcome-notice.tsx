import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Outcome } from './admin-action.ts'
import { CopyPassword } from './copy-password.tsx'

type OutcomeNoticeProps = { readonly outcome: Outcome; readonly onClose: () => void }

/** What the toast has said, for who has missed it; and the one place where a password that was made here is still seen. */
export function OutcomeNotice({ outcome, onClose }: OutcomeNoticeProps) {
  const { words, user, detail, password } = outcome
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (password !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [password])
  return (
    <div ref={place} className="mb-6 scroll-mt-24">
      <Notice tone="good">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="font-semibold">{words}</p>
            <p className="text-note">
              <bdi>{user.username}</bdi>, <bdi>{user.email}</bdi>
            </p>
            {detail !== undefined && <p className="text-note">{detail}</p>}
          </div>
          <Button size="sm" variant="quiet" className="-mt-1 -mr-3 flex-none" onClick={onClose}>
            Dismiss
          </Button>
        </div>
        {password !== undefined && <CopyPassword password={password} shown />}
      </Notice>
    </div>
  )
}
