import { useRef, useState } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { DevMailboxNote, useHasDevMailbox } from '../dev-mailbox-note.tsx'
import { EntryPage } from '../entry-page.tsx'
import { emailMissing, ResendVerification } from './resend-verification.tsx'

type VerificationFailedProps = {
  readonly message: string
  readonly problem?: unknown
  readonly busy?: boolean
  readonly onTryAgain?: () => void
}

export function VerificationFailed({ message, problem, busy = false, onTryAgain }: VerificationFailedProps) {
  const [email, setEmail] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hasDevMailbox = useHasDevMailbox()
  // a refused link stays refused; a lost connection or a busy server does not
  const mayWork = problem !== undefined && !(isProblem(problem) && problem.status === 400)
  return (
    <EntryPage title="Verification Failed" step={1}>
      <div className="flex flex-col gap-6">
        {!busy && <Alert>{message}</Alert>}
        {mayWork && (
          <Button variant="next" wide busy={busy} onClick={onTryAgain}>
            Try again
          </Button>
        )}
        <LinkButton as={PageLink} to={paths.login} state={{ email }} variant={mayWork ? 'outline' : 'next'} wide>
          Go to Login
        </LinkButton>
        <section aria-labelledby="new-link" className="flex flex-col gap-4 border-t border-line pt-6">
          <h2 id="new-link" className="text-lead">
            Get a new link
          </h2>
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            hint="A link works for a limited time, and only the newest one does."
            value={email}
            ref={input}
            error={isMissing ? emailMissing : undefined}
            onChange={(event) => {
              setEmail(event.target.value)
              setMissing(false)
            }}
          />
          <ResendVerification
            email={email}
            fallback="Failed to resend verification email"
            onMissing={() => {
              setMissing(true)
              input.current?.focus()
            }}
          />
          {hasDevMailbox && (
            <div className="text-note text-muted">
              <DevMailboxNote />
            </div>
          )}
        </section>
      </div>
    </EntryPage>
  )
}
