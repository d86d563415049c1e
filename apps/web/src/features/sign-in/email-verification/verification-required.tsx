import { useEffect, useId, useRef } from 'react'
import { Envelope } from '../../../ui/illustrations/envelope.tsx'
import { MailNote } from '../dev-mailbox-note.tsx'
import { ResendVerification } from './resend-verification.tsx'

type VerificationRequiredProps = {
  /** What the server said, and the address as it stands in the form now. */
  readonly refusal: string
  readonly email: string
  readonly onEmailMissing: () => void
}

/** The password was right, and only the mailed link is still to be opened: a step that is left, and no fault. */
export function VerificationRequired({ refusal, email, onEmailMissing }: VerificationRequiredProps) {
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  // it pushes the form down, on a phone out of sight: what is new is what to go on with
  useEffect(() => section.current?.focus(), [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-md border border-edge bg-sheet p-5 shadow-sheet sm:p-6"
    >
      <div role="alert" className="flex flex-col gap-3">
        <div className="flex items-center gap-4">
          <Envelope />
          <h2 id={titleId} className="min-w-0 flex-1 text-lead">
            Email verification required
          </h2>
        </div>
        <p>{refusal}</p>
      </div>
      <div className="text-note text-muted">
        <MailNote>
          <p>We sent the first one when you signed up. It may be in your spam folder.</p>
        </MailNote>
      </div>
      <ResendVerification
        email={email}
        fallback="Failed to send verification email. Please try again."
        onMissing={onEmailMissing}
      />
    </section>
  )
}
