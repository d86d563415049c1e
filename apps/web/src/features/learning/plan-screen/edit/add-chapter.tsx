import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import { addChapter, type PlanDetails } from '@app/contract'
import { isolate } from '../../../../texts/isolate.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { validateWith } from '../../../../ui/forms/use-form.tsx'
import { addId, focusSoon, stopId } from './focus-soon.ts'
import type { PlanEdit } from './plan-edit.ts'
import type { Edited } from './use-plan-edits.ts'
import type { Notices } from './use-undo.ts'
import { useWordsForm, WordsForm } from './words-form.tsx'

type AddChapterProps = {
  readonly plan: PlanDetails
  readonly notices: Notices
  readonly edit: (edit: PlanEdit) => Promise<Edited>
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A chapter of the learner's own. It is there at once, and what it teaches is written afterwards. */
export function AddChapter({ plan, notices, edit, isOpen, onOpen }: AddChapterProps) {
  if (!isOpen) {
    return (
      <Button id={addId} size="sm" className="min-h-11!" onClick={() => onOpen(true)}>
        {texts.add}
      </Button>
    )
  }
  const close = (saved: Edited | null) => {
    onOpen(false)
    // `plan` is as it was when the form was sent
    const added = saved?.plan.chapters.find(({ id }) => !plan.chapters.some((chapter) => chapter.id === id))
    focusSoon(added ? stopId(added.id) : addId)
    if (!saved || !added) return
    notices.showUndo(texts.saidAdded({ title: isolate(added.title) }), saved.plan, added.id, addId)
  }
  const save = (change: PlanEdit) => {
    notices.clear()
    return edit(change)
  }
  return <AddForm plan={plan} save={save} onClose={close} />
}

type AddFormProps = {
  readonly plan: PlanDetails
  readonly save: (edit: PlanEdit) => Promise<Edited>
  readonly onClose: (saved: Edited | null) => void
}

function AddForm({ plan: { id, chapters }, save, onClose }: AddFormProps) {
  const { form, reply } = useWordsForm<'title' | 'after'>({
    initial: { title: '', after: '' },
    onClose,
    validate: ({ title, after }) => validateWith(addChapter.input)({ id, title, after: after || undefined }),
    save: ({ title, after }) => save({ kind: 'add', title, after: after || undefined }),
    sendsUnchanged: true,
  })
  // what is unlocked stays in front; behind the last one is the end
  const places = chapters.slice(0, -1).filter((_, place) => chapters[place + 1]?.isUnlocked === false)
  const options = [
    { value: '', label: texts.atTheEnd },
    ...places.map(({ id, number, title }) => ({ value: id, label: texts.after({ number, title }) })),
  ]
  const { value: after, ...afterField } = form.field('after')
  // it may be dropped meanwhile
  const isThere = options.some(({ value }) => value === after)
  return (
    <WordsForm form={form} reply={reply} saveLabel={texts.addIt} onCancel={() => onClose(null)}>
      <TextInput {...form.field('title')} label={texts.addTitle} hint={texts.addHint} autoComplete="off" dir="auto" />
      <Select {...afterField} value={isThere ? after : ''} label={texts.place} options={options} />
    </WordsForm>
  )
}
