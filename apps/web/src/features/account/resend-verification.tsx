import { resendVerification } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { explain } from '../../api/explain.ts'
import { Button } from '../../ui/button.tsx'

type ResendVerificationProps = {
  /** The address typed so far; nothing can be sent without one. */
  readonly email: string
  readonly fallback: string
}

const coolDownSeconds = 60

export function ResendVerification({ email, fallback }: ResendVerificationProps) {
  const [missing, setMissing] = useState(false)
  const coolDown = useCoolDown()
  const resend = useMutation({
    mutationFn: () => call(resendVerification, { email }),
    onSuccess: () => coolDown.start(coolDownSeconds),
  })

  const press = () => {
    setMissing(email.trim() === '')
    if (email.trim() !== '') resend.mutate()
  }
  const fault = missing ? 'Please enter your email address first.' : resend.error && explain(resend.error, fallback)

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        size="sm"
        busy={resend.isPending}
        disabledReason={coolDown.left > 0 ? `You can ask again in ${coolDown.left} seconds.` : undefined}
        onClick={press}
      >
        Resend verification email
      </Button>
      <div role="alert" className="text-note text-danger">
        {fault}
      </div>
      <div role="status" className="text-note">
        {resend.isSuccess && !missing && 'Verification email sent! Please check your inbox.'}
        {coolDown.left > 0 && <span className="text-muted" aria-hidden="true">{` Again in ${coolDown.left} s.`}</span>}
      </div>
    </div>
  )
}

/** Counts seconds down, so that nobody fills a mailbox by impatience. */
function useCoolDown() {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: setLeft }
}
