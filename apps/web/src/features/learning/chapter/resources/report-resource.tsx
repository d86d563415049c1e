import { type CuratedResource, type ResourcesStatus, reportResource } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { explain, isProblem } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert, useForm } from '../../../../ui/forms/use-form.tsx'
import { resourceWords as words } from './resource-words.ts'

type Reason = keyof typeof words.reasons
const reasons = Object.keys(words.reasons) as readonly Reason[] // its own keys

type ReportResourceProps = {
  readonly id: string
  readonly resource: CuratedResource
  readonly status: ResourcesStatus | null
  readonly onReported: (id: string, reason: Reason, status: ResourcesStatus) => void
  /** It was replaced before the report arrived. */
  readonly onGone: () => void
}

/** Says that a link is no good, in a small form that opens below it. It may become that of another link, which takes its place. */
export function ReportResource({ id, resource, status, onReported, onGone }: ReportResourceProps) {
  const { title, reported, reported_before: before } = resource
  const [openFor, setOpenFor] = useState<string | null>(null)
  // a text that is held back is not marked as reported by what the server knows
  const [sentFor, setSentFor] = useState<string | null>(null)
  const isOpen = openFor === id
  const isReported = reported !== null || sentFor === id
  const left = reasons.filter((reason) => reason !== reported && !before.includes(reason))
  // it was looked at and kept: there may be something else wrong with it
  const mayReport = reported === null ? !isReported : status === 'settled' && left.length > 0
  const label = isReported ? words.reportAgain : words.report
  const button = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // what had the focus is gone, unless it is elsewhere already
    const { activeElement: focused, body } = document
    const isLost = focused === body || focused === document.querySelector('main')
    if (wasOpen.current && !isOpen && isLost) (button.current ?? note.current)?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className="contents print:hidden">
      {/* there before its words: what arrives together with them is not read out */}
      <p ref={note} role="status" tabIndex={-1} className="order-last basis-full rounded-sm text-note not-empty:mt-1">
        {isReported && words.reported(status)}
      </p>
      {isOpen && (
        <ReportForm
          id={id}
          reasons={left}
          onCancel={() => setOpenFor(null)}
          onReported={(reason, next) => {
            setSentFor(id)
            setOpenFor(null)
            onReported(id, reason, next)
          }}
          onGone={onGone}
        />
      )}
      {!isOpen && mayReport && (
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          className="-mx-4 font-normal!"
          aria-label={`${label}: ${title}`}
          onClick={() => setOpenFor(id)}
        >
          <span className="link">{label}</span>
        </Button>
      )}
    </div>
  )
}

type ReportFormProps = Pick<ReportResourceProps, 'id' | 'onGone'> & {
  /** Those that were not looked at yet. */
  readonly reasons: readonly Reason[]
  readonly onCancel: () => void
  readonly onReported: (reason: Reason, status: ResourcesStatus) => void
}

function ReportForm({ id, reasons: left, onCancel, onReported, onGone }: ReportFormProps) {
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason === '' ? words.chooseReason : undefined }),
    mode: 'clear',
    onSubmit: async ({ reason }) => {
      try {
        const chosen = reason as Reason // the value of one of the fields below
        onReported(chosen, (await call(reportResource, { id, reason: chosen })).resources_status)
      } catch (error) {
        if (isProblem(error, 'resource-not-found')) onGone()
        form.refuse(
          explain<typeof reportResource>(error, words.reportFailed, { 'resource-not-found': () => words.alreadyGone }),
        )
      }
    },
  })
  const { values, errors, set } = form
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <form
      {...form.props}
      className="relative mt-2 flex basis-full flex-col gap-4 rounded-md border border-line bg-sheet p-4 text-ink"
    >
      <fieldset ref={fields} className="min-w-0">
        <legend className="font-semibold">{words.whatIsWrong}</legend>
        <div className="mt-1">
          {left.map((reason) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 sm:pointer-fine:min-h-9">
              <input
                type="radio"
                name="reason"
                value={reason}
                checked={values.reason === reason}
                onChange={() => set('reason', reason)}
                className="size-6 flex-none accent-ink"
              />
              {words.reasons[reason]}
            </label>
          ))}
        </div>
        {errors.reason && (
          <p role="alert" className="text-note text-danger">
            {errors.reason}
          </p>
        )}
      </fieldset>
      <FormAlert form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" size="sm" busy={form.busy}>
          {words.send}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
