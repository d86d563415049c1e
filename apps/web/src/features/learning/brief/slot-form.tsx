import { texts } from 'virtual:texts/learning/brief'
import { changeBrief, type LearningBrief } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { declinedReply, fieldsOf, isProblem, messageOf } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { FormAlert, keepFocus, useForm, validateWith } from '../../../ui/forms/use-form.tsx'
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx'
import { invalidatePlans, messagesQuery } from '../model.ts'
import { describeSlot } from './describe-slot.ts'
import { SlotFields } from './slot-fields.tsx'
import { changeOf, type Field, isSame, type Slot, type Values, valuesOf } from './slots.ts'
import type { Brief } from './use-edits.ts'

type SlotFormProps = {
  readonly slot: Slot
  readonly brief: Brief
  readonly onLeave: () => void
}

/** In place of a slot, until it is saved or left. */
export function SlotForm({ slot, brief, onLeave }: SlotFormProps) {
  const [draft] = useState(() => brief.draftOf(slot) ?? { base: brief.brief, values: valuesOf(brief.brief) })
  const base = useRef(draft.base)
  const { conversationId: id } = brief
  const queryClient = useQueryClient()
  const messages = messagesQuery(id)
  const { queryKey } = messages
  // two changes at once go one after the other, each of the brief as it is known then
  const { mutateAsync: save } = useApiMutation(changeBrief, {
    scope: { id },
    run: (input) =>
      call(changeBrief, { ...input, version: queryClient.getQueryData(queryKey)?.brief?.version ?? input.version }),
    onSuccess: async ({ brief, awaiting_confirmation }) => {
      // an answer from before this change must not come in after it
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) => known && { ...known, brief, awaiting_confirmation })
      // a summary that is shown says it in new words, and what is asked next may be another thing
      queryClient.invalidateQueries({ queryKey })
      // and a plan has other dates
      invalidatePlans(queryClient)
    },
  })

  const refuse = async (error: unknown): Promise<void> => {
    // null where it cannot be read, or where it is no matter
    const isAnswered = isProblem(error) && error.status !== 0
    const known = isAnswered ? await queryClient.fetchQuery({ ...messages, retry: false }).catch(() => null) : null
    const now = known?.brief ?? null
    // what is on the screen from now on is what the learner goes by
    if (now !== null) base.current = now
    if (isProblem(error, 'brief-changed')) return form.refuse(changedMeanwhile(slot, now, brief.brief))
    const reply = declinedReply(error)
    if (reply !== null) return form.refuse(<LazyMarkdown text={reply} />)
    const words = { failed: texts.notSaved, unreachable: texts.unreachable }
    form.refuse(fieldsOf(error)[slot] ?? messageOf(error, words))
  }
  const submit = async (values: Values): Promise<void> => {
    if (isHalfDate(ref.current)) return void form.setErrors({ deadline: texts.halfDate })
    const known = brief.brief
    if (!isSame(slot, known, base.current)) {
      const words = changedMeanwhile(slot, known, base.current)
      base.current = known
      return form.refuse(words)
    }
    const isUnchanged = JSON.stringify(changeOf(slot, values)) === JSON.stringify(changeOf(slot, valuesOf(known)))
    // saving an assumption makes it the learner's own
    if (isUnchanged && known.sources[slot] !== 'assumed') return onLeave()
    try {
      await save({ id, version: known.version, ...changeOf(slot, values) })
    } catch (error) {
      return refuse(error)
    }
    announce(texts.saved({ label: texts.labels[slot] }))
    onLeave()
  }
  const form = useForm({ initial: draft.values, validate: (values) => validateSlot(slot, values), onSubmit: submit })
  const { values } = form
  useEffect(() => brief.keep(slot, { base: base.current, values }))
  const { ref } = form.props
  const isRefused = Boolean(form.trouble)
  useEffect(() => {
    if (isRefused) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isRefused, ref])

  return (
    <form {...form.props} className="flex flex-col gap-3 py-2">
      <SlotFields slot={slot} form={form} brief={brief.brief} onSubmit={() => !brief.waits && form.submit()} />
      <FormAlert form={form} className="text-note" />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="solid"
          size="sm"
          busy={form.busy}
          disabledReason={brief.waits ? texts.waitForReply : undefined}
          onMouseDown={keepFocus}
        >
          {texts.save}
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** To a script a date of which a part is missing is as empty as none. */
const isHalfDate = (form: HTMLFormElement | null): boolean =>
  form?.querySelector<HTMLInputElement>('[type=date]')?.validity.badInput === true

/** The brief is another one `now`: in this slot, or in another one than the learner knew. */
const changedMeanwhile = (slot: Slot, now: LearningBrief | null, known: LearningBrief): string =>
  now === null || isSame(slot, now, known)
    ? texts.changedMeanwhile
    : texts.slotChangedMeanwhile({ now: describeSlot(slot, now).join(', ') || texts.open })

/** By the contract's schema: a message beside the slot's control. */
function validateSlot(slot: Slot, values: Values): Partial<Record<Field, string>> {
  const input = { id: NO_ID, version: 0, ...changeOf(slot, values) }
  const isNumber = !Number.isNaN(input.minutes_per_week)
  const message = isNumber ? validateWith(changeBrief.input)(input)[slot] : texts.noTime
  return message === undefined ? {} : { [fieldOf(slot)]: message }
}

/** Stands for an id that is not to be checked here. */
const NO_ID = '00000000-0000-4000-8000-000000000000'

/** The control that an error of a slot stands beside. */
const fieldOf = (slot: Slot): Field => (slot === 'minutes_per_week' ? 'hours' : slot === 'formats' ? 'read' : slot)
