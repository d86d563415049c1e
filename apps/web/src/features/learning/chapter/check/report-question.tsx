import { reportQuestion } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { budgetRefusals, explain, served } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/forms/field.tsx'
import { FormAlert, useForm } from '../../../../ui/forms/use-form.tsx'
import { texts } from './texts.ts'

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
  /** Where the focus goes when the form has closed. */
  const [returns, setReturns] = useState<typeof button | typeof thanks | null>(null)
  useEffect(() => {
    returns?.current?.focus()
    setReturns(null)
  }, [returns])
  const close = (to: typeof button | typeof thanks) => {
    setOpen(false)
    setReturns(to)
  }
  return (
    <div className="mt-4 print:hidden">
      <p ref={thanks} role="status" tabIndex={-1} className="rounded-sm text-note text-muted">
        {isReported && texts.thanks}
      </p>
      {isOpen && (
        <ReportForm
          id={id}
          onCancel={() => close(button)}
          onReported={() => {
            onReported()
            close(thanks)
          }}
        />
      )}
      {!isOpen && !isReported && (
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          className="-ms-4 font-normal!"
          aria-label={texts.reportNumber(number)}
          onClick={() => setOpen(true)}
        >
          <span className="link">{texts.report}</span>
        </Button>
      )}
    </div>
  )
}

type ReportFormProps = { readonly id: string; readonly onCancel: () => void; readonly onReported: () => void }

type Reason = keyof typeof texts.reasons
const reasons = Object.keys(texts.reasons) as readonly Reason[] // its own keys

function ReportForm({ id, onCancel, onReported }: ReportFormProps) {
  const form = useForm({
    initial: { reason: '', words: '' },
    validate: ({ reason, words: own }) => ({
      reason: reason === '' ? texts.chooseReason : undefined,
      words: reason === 'other' && own.trim() === '' ? texts.chooseReason : undefined,
    }),
    mode: 'clear',
    onSubmit: async ({ reason, words: own }) => {
      try {
        await call(reportQuestion, { id, reason: reason === 'other' ? own : texts.reasons[reason as Reason] })
        onReported()
      } catch (error) {
        form.refuse(
          explain<typeof reportQuestion>(error, texts.reportFailed, {
            ...served('question-not-found'),
            ...budgetRefusals,
          }),
        )
      }
    },
  })
  const { values, errors, set } = form
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <form {...form.props} className="flex flex-col gap-4 rounded-md border border-line p-4">
      <fieldset ref={fields} className="min-w-0">
        <legend className="font-semibold">{texts.whatIsWrong}</legend>
        <div className="mt-1">
          {reasons.map((reason) => (
            <label
              key={reason}
              className="flex min-h-11 cursor-pointer items-center gap-3 text-note sm:pointer-fine:min-h-9"
            >
              <input
                type="radio"
                name="reason"
                value={reason}
                checked={values.reason === reason}
                onChange={() => set('reason', reason)}
                className="size-6 flex-none accent-ink"
              />
              {texts.reasons[reason]}
            </label>
          ))}
        </div>
        {errors.reason && (
          <p role="alert" className="text-note text-danger">
            {errors.reason}
          </p>
        )}
      </fieldset>
      {values.reason === 'other' && (
        <TextInput {...form.field('words')} label={texts.inYourWords} maxLength={1_000} autoComplete="off" dir="auto" />
      )}
      <FormAlert form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" size="sm" busy={form.busy}>
          {texts.sendReport}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
