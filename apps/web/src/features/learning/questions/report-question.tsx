import { texts } from 'virtual:texts/learning/chapter/check'
import { reportQuestion } from '@app/contract'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceForm } from '../chapter/choice-form.tsx'

type ReportQuestionProps = {
  readonly id: string
  readonly number: number
  readonly isReported: boolean
  readonly onReported: () => void
}

/** Doubts a question, in a small form that opens below it. */
export function ReportQuestion({ id, number, isReported, onReported }: ReportQuestionProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const close = (to: RefObject<HTMLElement | null>) => {
    // the button is there again only then
    flushSync(() => setOpen(false))
    to.current?.focus()
  }
  return (
    <div className="mt-4 print:hidden">
      <p ref={thanks} role="status" tabIndex={-1} className="rounded-sm text-note text-muted">
        {isReported && texts.thanks}
      </p>
      {isOpen && (
        <ChoiceForm
          className="rounded-md border border-line p-4"
          legend={texts.whatIsWrong}
          choices={reasons}
          labels={texts.reasons}
          missing={texts.chooseReason}
          ownWords={(reason) => ({
            label: reason === 'other' ? texts.inYourWords : texts.moreInYourWords,
            maxLength: 1_000,
            missing: reason === 'other' ? texts.sayWhatIsWrong : undefined,
          })}
          sendLabel={texts.sendReport}
          send={async (reason, words) => {
            await call(reportQuestion, { id, reason: texts.reasons[reason], words })
            onReported()
            close(thanks)
          }}
          explain={(error) => messageOf(error, texts.reportFailed)}
          onCancel={() => close(button)}
        />
      )}
      {!isOpen && !isReported && (
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          className="-ms-4 font-normal!"
          aria-label={texts.reportNumber({ number })}
          onClick={() => setOpen(true)}
        >
          <span className="link">{texts.report}</span>
        </Button>
      )}
    </div>
  )
}

type Reason = keyof typeof texts.reasons
const reasons = Object.keys(texts.reasons) as readonly Reason[] // its own keys
