import { texts } from 'virtual:texts/learning/plan-screen/revise'
import { type PlanRevision, requestRevision } from '@app/contract'
import type { ChangeEvent } from 'react'
import { storedText } from '../../../../api/storage.ts'
import { Textarea } from '../../../../ui/forms/field.tsx'
import { validateWith } from '../../../../ui/forms/use-form.tsx'
import { useWordsForm, WordsForm } from '../edit/words-form.tsx'

/** What is being typed. It outlives a reload and a session that ends, until it is asked for. */
export const requestDraft = (planId: string) => storedText('sessionStorage', `request:${planId}`)

type RequestFormProps = {
  readonly planId: string
  readonly initial: string
  /** Not where it opens by itself. */
  readonly takesFocus: boolean
  readonly ask: (request: string) => Promise<PlanRevision>
  /** With null when nothing was asked for. */
  readonly onClose: (asked: PlanRevision | null) => void
}

/** Asks in the learner's own words for changes of a plan. */
export function RequestForm({ planId: id, initial, takesFocus, ask, onClose }: RequestFormProps) {
  const draft = requestDraft(id)
  const { form, reply } = useWordsForm<'request', PlanRevision>({
    initial: { request: initial },
    validate: (values) => validateWith(requestRevision.input)({ id, ...values }),
    save: async ({ request }) => {
      const revision = await ask(request)
      draft.clear()
      return revision
    },
    onClose,
    sendsUnchanged: true,
    takesFocus,
  })
  const field = form.field('request')
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
    field.onChange(event)
    draft.write(event.target.value)
  }
  const cancel = () => {
    draft.clear()
    onClose(null)
  }
  return (
    <WordsForm form={form} reply={reply} saveLabel={texts.ask} onCancel={cancel}>
      <Textarea {...field} onChange={type} label={texts.request} hint={texts.hint} dir="auto" />
    </WordsForm>
  )
}
