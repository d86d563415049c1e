import { texts } from 'virtual:texts/learning/chapter/content'
import { type CuratedResource, type ResourcesStatus, reportResource } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { explain, isProblem } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceForm } from '../choice-form.tsx'

type Reason = keyof typeof texts.reasons
const reasons = Object.keys(texts.reasons) as readonly Reason[] // its own keys

type ReportResourceProps = {
  readonly id: string
  readonly resource: CuratedResource
  readonly status: ResourcesStatus | null
  readonly onReported: (reason: Reason, status: ResourcesStatus) => void
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
        {isReported && texts.reported[status === 'searching' || status === 'settled' ? status : 'other']}
      </p>
      {isOpen && (
        <ChoiceForm
          className="relative mt-2 basis-full rounded-md border border-line bg-sheet p-4 text-ink"
          legend={texts.whatIsWrong}
          choices={left}
          labels={texts.reasons}
          missing={texts.chooseReason}
          sendLabel={texts.sendReport}
          send={async (reason) => {
            const { resources_status: next } = await call(reportResource, { id, reason })
            setSentFor(id)
            setOpenFor(null)
            onReported(reason, next)
          }}
          explain={(error) => {
            if (isProblem(error, 'resource-not-found')) onGone()
            return explain(error, texts.reportFailed, { 'resource-not-found': () => texts.alreadyGone })
          }}
          onCancel={() => setOpenFor(null)}
        />
      )}
      {!isOpen && mayReport && (
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          className="-mx-4 font-normal!"
          aria-label={isReported ? texts.reportAgainTitle({ title }) : texts.reportTitle({ title })}
          onClick={() => setOpenFor(id)}
        >
          <span className="link">{isReported ? texts.reportAgain : texts.report}</span>
        </Button>
      )}
    </div>
  )
}
