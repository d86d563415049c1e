import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import { addChapter } from '@app/contract'
import { isolate } from '../../../../texts/isolate.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { validateWith } from '../../../../ui/forms/use-form.tsx'
import { addId, focusSoon, stopId } from './focus-soon.ts'
import type { Editing } from './use-plan-editor.ts'
import { WordsForm } from './words-form.tsx'

type AddChapterProps = Editing & { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void }

/** A chapter of the learner's own. It is there at once, and what it teaches is written afterwards. */
export function AddChapter({ plan: { id, chapters }, edit, isOpen, onOpen }: AddChapterProps) {
  if (!isOpen) {
    return (
      <Button id={addId} size="sm" className="min-h-11!" onClick={() => onOpen(true)}>
        {texts.add}
      </Button>
    )
  }
  const save = (title: string, after: string | undefined) =>
    edit({ kind: 'add', title, after }, (saved) => {
      // `chapters` are as they were when the form was sent
      const added = saved.chapters.find((chapter) => !chapters.some(({ id }) => id === chapter.id))
      focusSoon(added ? stopId(added.id) : addId)
      return {
        text: texts.saidAdded({ title: isolate(added?.title ?? title) }),
        at: added?.id ?? null,
        returnTo: addId,
      }
    })
  const close = (isSaved: boolean) => {
    onOpen(false)
    if (!isSaved) focusSoon(addId)
  }
  // what is unlocked stays in front; behind the last one is the end
  const places = chapters.slice(0, -1).filter((_, place) => chapters[place + 1]?.isUnlocked === false)
  const options = [
    { value: '', label: texts.atTheEnd },
    ...places.map(({ id, number, title }) => ({ value: id, label: texts.after({ number, title }) })),
  ]
  return (
    <WordsForm
      initial={{ title: '', after: '' }}
      validate={({ title, after }) => validateWith(addChapter.input)({ id, title, after: after || undefined })}
      save={({ title, after }) => save(title, after || undefined)}
      sendsUnchanged
      onClose={close}
      saveLabel={texts.addIt}
    >
      {(field) => {
        const { value: after, ...afterField } = field('after')
        // it may be dropped meanwhile
        const value = options.some(({ value }) => value === after) ? after : ''
        return (
          <>
            <TextInput {...field('title')} label={texts.addTitle} hint={texts.addHint} autoComplete="off" dir="auto" />
            <Select {...afterField} value={value} label={texts.place} options={options} />
          </>
        )
      }}
    </WordsForm>
  )
}
