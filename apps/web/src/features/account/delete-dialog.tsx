import { texts } from 'virtual:texts/account'
import { deleteAccount } from '@app/contract'
import { type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { refusalOf } from '../../api/problem.ts'
import { dropToken, holdRefusals, readToken } from '../../api/session-token.ts'
import { fullDate } from '../../texts/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { fill, Name } from '../../ui/fill.tsx'
import { AccountName, PasswordInput } from '../../ui/forms/password-input.tsx'
import { FormAlert, useForm } from '../../ui/forms/use-form.tsx'
import { Trail, TrailStop } from '../../ui/trail.tsx'
import { useLeaveAccount } from './sessions-card.tsx'

const { deletion: words } = texts

const consequences = 'what-deleting-does'

/**
 * Asks, and afterwards says until when it can be undone. The page behind it is left only once that has been read:
 * nothing else on the way out says it and stays.
 */
export function DeleteDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const leave = useLeaveAccount()
  const keep = useRef<HTMLButtonElement>(null)
  const [deletionAt, setDeletionDate] = useState<string | null>(null)
  const isDeleted = deletionAt !== null
  // the page behind still asks, without a token: as when its window is looked at again
  useEffect(() => (isDeleted ? holdRefusals() : undefined), [isDeleted])

  if (deletionAt !== null) {
    const close = () => {
      // signed in again in another tab: the account stays, and so does that session
      if (readToken() !== null) {
        setDeletionDate(null)
        return onClose()
      }
      leave()
      // a press beside the dialog closes it as well, and may have been a slip
      notify.info(words.until({ day: fullDate(deletionAt) }))
    }
    return (
      <Dialog open onClose={close} title={words.deleted}>
        <Farewell deletionAt={deletionAt} onDone={close} />
      </Dialog>
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.title} describedBy={consequences} firstFocus={keep}>
      <DeleteForm
        keepRef={keep}
        onKeep={onClose}
        onDeleted={(at) => {
          // signed out already: other tabs learn it by this
          dropToken()
          setDeletionDate(at)
        }}
      />
    </Dialog>
  )
}

type DeleteFormProps = {
  readonly keepRef: Ref<HTMLButtonElement>
  readonly onKeep: () => void
  /** Gets the time after which nothing can be taken back. */
  readonly onDeleted: (deletionAt: string) => void
}

function DeleteForm({ keepRef, onKeep, onDeleted }: DeleteFormProps) {
  const { user } = useAuth()
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? words.enterPassword : undefined }),
    onSubmit: async ({ password }) => onDeleted((await call(deleteAccount, { password })).removal_at),
    refusal: refusalOf(words.failed),
  })

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <DeletionTrail id={consequences} deletionAt={null} />
      <AccountName email={user?.email ?? ''} />
      <PasswordInput label={words.password} autoComplete="current-password" {...form.field('password')} />
      <FormAlert form={form} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={keepRef} className="max-sm:w-full" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button type="submit" variant="danger" className="max-sm:w-full" busy={form.busy}>
          {words.delete}
        </Button>
      </div>
    </form>
  )
}

/** What a user has to know who has just deleted their account. It stays until they have closed it. */
function Farewell({ deletionAt, onDone }: { readonly deletionAt: string; readonly onDone: () => void }) {
  const wordsId = useId()
  const done = useRef<HTMLButtonElement>(null)
  // at once: a moment later the dialog would have missed the focus that the form took with it, and caught it itself
  useLayoutEffect(() => done.current?.focus(), [])
  return (
    <>
      <DeletionTrail id={wordsId} deletionAt={deletionAt} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {/* focus comes here, and with it all of the above is read out */}
        <Button ref={done} variant="solid" className="max-sm:w-full" aria-describedby={wordsId} onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  )
}

type DeletionTrailProps = {
  readonly id?: string
  /** Null while the learner is still asked. */
  readonly deletionAt: string | null
}

function DeletionTrail({ id, deletionAt }: DeletionTrailProps) {
  const { user } = useAuth()
  const credits = user?.credits ?? 0
  const day = deletionAt === null ? null : <time dateTime={deletionAt}>{fullDate(deletionAt)}</time>
  return (
    <div id={id}>
      <Trail label={words.steps}>
        <TrailStop mark={deletionAt === null ? 'open' : 'done'} markLabel="">
          <p className="font-semibold">{deletionAt === null ? words.rightAway : words.now}</p>
          <p>{words.loggedOut}</p>
        </TrailStop>
        <TrailStop mark="open" markLabel="">
          <p className="font-semibold">{day ? fill(words.before, { day }) : words.for30Days}</p>
          <p>{fill(words.canKeep, { email: <Name className="wrap-anywhere">{user?.email}</Name> })}</p>
        </TrailStop>
        <TrailStop mark="locked" markLabel="">
          <p className="font-semibold">{day ? fill(words.on, { day }) : words.afterThat}</p>
          <p>{words.gone({ credits: credits > 0 ? words.remaining({ count: credits }) : words.anyCredits })}</p>
        </TrailStop>
      </Trail>
    </div>
  )
}
