import { texts } from 'virtual:texts/sign-in'
import { resendVerification } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { appInfoQuery } from '../../api/app-info.ts'
import { isProblem, messageOf } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/button.tsx'
import { fill } from '../../ui/fill.tsx'
import { paintedDiamond } from '../../ui/trail.tsx'

const { resend: words, devMailbox } = texts

type ResendVerificationProps = {
  /** The address typed so far; nothing can be sent without one. */
  readonly email: string
  readonly fallback: string
  /** Pressed without an address, where one can be typed: says at the field that it is needed first, and leads there. */
  readonly onMissing?: () => void
}

/** Another address is another matter: nothing that was said or counted for the last one holds for it. */
export const ResendVerification = (props: ResendVerificationProps) => <Resend key={props.email} {...props} />

const coolDownSeconds = 30

function Resend({ email, fallback, onMissing }: ResendVerificationProps) {
  const coolDown = useCoolDown()
  const resend = useApiMutation(resendVerification, {
    onSuccess: () => coolDown.start(coolDownSeconds),
    onError: (problem) => coolDown.start(waitAskedFor(problem)),
  })

  const press = () => {
    if (email.trim() === '') return onMissing?.()
    resend.mutate({ email })
  }

  return (
    <div className="flex flex-col items-start text-note">
      <Button
        size="sm"
        busy={resend.isPending}
        disabledReason={coolDown.left > 0 ? words.wait({ time: describeWait(coolDown.left) }) : undefined}
        onClick={press}
      >
        {words.button}
      </Button>
      {/* both are here before their words, or these would not be read out */}
      <div role="alert" className="text-danger">
        {resend.error && <p className="mt-2">{messageOf(resend.error, fallback)}</p>}
      </div>
      <div role="status">{resend.isSuccess && <p className="mt-2">{words.sent}</p>}</div>
      {coolDown.left > 0 && (
        // counted for the eye only: the button says it to a user who comes to it
        <p aria-hidden="true" className="mt-1 text-muted tabular-nums">
          {words.wait({ time: describeWait(coolDown.left) })}
        </p>
      )}
    </div>
  )
}

const describeWait = (seconds: number): string =>
  seconds > 90 ? words.minutes({ count: Math.ceil(seconds / 60) }) : words.seconds({ count: seconds })

/** Seconds that a refusal wants to be left alone; 0 where another try makes sense at once. */
function waitAskedFor(problem: unknown): number {
  const seconds = isProblem(problem, 'too-many-tries') ? problem.extra.retry_after : 0
  return typeof seconds === 'number' ? seconds : 0
}

/** Counts seconds down, so that no one fills a mailbox by impatience. */
function useCoolDown() {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: setLeft }
}

type VerificationRequiredProps = {
  /** What the server said, and the address as it stands in the form now. */
  readonly refusal: ReactNode
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
            {words.required}
          </h2>
        </div>
        <p>{refusal}</p>
      </div>
      <div className="text-note text-muted">
        <MailNote>
          <p>{words.first}</p>
        </MailNote>
      </div>
      <ResendVerification email={email} fallback={words.failedAtLogin} onMissing={onEmailMissing} />
    </section>
  )
}

/** A letter under the seal of the trail: the link in it has not been opened yet. */
const Envelope = () => (
  <svg viewBox="0 0 44 34" width="44" height="34" aria-hidden="true" className="flex-none">
    <g className="fill-sunk stroke-ink" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3.2 3.4c12.4-.9 25.2-.7 37.6-.2.6 9.2.5 18.4-.1 27.6-12.5.6-25 .7-37.4 0-.6-9.1-.7-18.3-.1-27.4Z" />
      <path d="M3.6 4.2C9.9 10 15.6 15.3 22 20.4 28.3 15.3 34.2 9.9 40.4 4" className="fill-none" />
    </g>
    <path
      d={paintedDiamond}
      transform="translate(13.6 11.6) scale(.7)"
      className="fill-ink stroke-sunk"
      strokeWidth="2"
    />
  </svg>
)

export const useHasDevMailbox = (): boolean => useQuery(appInfoQuery).data?.mailbox === 'dev'

/** Where an installation without a mail server keeps what it would have sent; `children` where there is one. */
export const MailNote = ({ children }: { readonly children?: ReactNode }) =>
  useHasDevMailbox() ? <DevMailboxNote /> : children

export const DevMailboxNote = () => (
  <p>
    {fill(devMailbox.note, {
      mailbox: (
        <a href={paths.devMail} target="_blank" rel="noopener" className="link">
          {devMailbox.mailbox}
          <span className="sr-only">{devMailbox.newTab}</span>
        </a>
      ),
    })}
  </p>
)
