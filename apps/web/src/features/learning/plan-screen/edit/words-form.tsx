import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import { renamePlan, rewordChapter } from '@app/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { fieldsOf, isProblem } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/field.tsx'
import { FormAlert, useForm, validateWith } from '../../../../ui/forms/use-form.tsx'
import { LazyMarkdown } from '../../../../ui/markdown/lazy-markdown.tsx'
import { explainEdit, type PlanEdit } from './plan-edit.ts'
import type { Edited } from './use-plan-edits.ts'

type FormProps<Values> = {
  readonly initial: Values
  readonly save: (edit: PlanEdit) => Promise<Edited>
  /** With null when there was nothing to save. */
  readonly onClose: (saved: Edited | null) => void
}

type RenameFormProps = FormProps<{ readonly title: string }> & { readonly planId: string }

export function RenameForm({ planId: id, initial, save, onClose }: RenameFormProps) {
  const { form, reply } = useWordsForm({
    initial,
    onClose,
    validate: (values) => validateWith(renamePlan.input)({ id, ...values }),
    save: ({ title }) => save({ kind: 'rename', title }),
  })
  return (
    <WordsForm form={form} reply={reply} onCancel={() => onClose(null)}>
      <TextInput {...form.field('title')} label={texts.planTitle} autoComplete="off" dir="auto" />
    </WordsForm>
  )
}

type RewordFormProps = FormProps<{ readonly title: string; readonly summary: string }> & {
  readonly planId: string
  readonly chapterId: string
  /** What happened to the chapter while its words were being typed. */
  readonly note: ReactNode
  /** They can be read and copied, and saved no more. */
  readonly isOver: boolean
}

export function RewordForm({ planId: id, chapterId, initial, note, isOver, save, onClose }: RewordFormProps) {
  const { form, reply } = useWordsForm({
    initial,
    onClose,
    validate: (values) => validateWith(rewordChapter.input)({ id, chapter_id: chapterId, ...values }),
    save: ({ title, summary }) => save({ kind: 'reword', chapterId, title, summary }),
  })
  return (
    <WordsForm form={form} reply={reply} onCancel={() => onClose(null)} note={note} isOver={isOver}>
      <TextInput {...form.field('title')} label={texts.title} autoComplete="off" dir="auto" readOnly={isOver} />
      <Textarea {...form.field('summary')} label={texts.summary} dir="auto" readOnly={isOver} />
    </WordsForm>
  )
}

type WordsFormOptions<Name extends string, Saved> = {
  /** The first field gets the focus. */
  readonly initial: Readonly<Record<Name, string>>
  readonly validate: (values: Readonly<Record<Name, string>>) => { readonly [name in Name]?: string }
  readonly save: (values: Readonly<Record<Name, string>>) => Promise<Saved>
  readonly onClose: (saved: Saved | null) => void
  /** Also what was in the fields before. */
  readonly sendsUnchanged?: boolean
  readonly takesFocus?: boolean
}

/** Stays open, with all that was typed, until its words are saved. */
export function useWordsForm<Name extends string, Saved = Edited>(options: WordsFormOptions<Name, Saved>) {
  const { initial, validate, save, onClose, sendsUnchanged = false, takesFocus = true } = options
  /** What is said to words that are declined, in the language of the learner. */
  const [reply, setReply] = useState<string | null>(null)
  const form = useForm<Name>({
    initial,
    validate,
    onSubmit: async (values) => {
      setReply(null)
      const isSame = Object.entries(values).every(([name, value]) => value === initial[name as Name]) // its own names
      if (isSame && !sendsUnchanged) return onClose(null)
      try {
        onClose(await save(values))
      } catch (error) {
        if (isProblem(error, 'words-declined') && typeof error.extra.reply === 'string') setReply(error.extra.reply)
        else form.refuse(explainEdit(error, texts.changedWhileTyping), fieldsOf(error))
      }
    },
  })
  const { focus } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (takesFocus) focus(Object.keys(initial)[0] as Name, true) // its own names
  }, [])
  return { form, reply }
}

type WordsFormProps = {
  readonly form: Pick<ReturnType<typeof useForm>, 'props' | 'busy' | 'trouble' | 'submitCount'>
  readonly reply: string | null
  readonly note?: ReactNode
  readonly isOver?: boolean
  readonly saveLabel?: string
  readonly onCancel: () => void
  readonly children: ReactNode
}

export const WordsForm = ({ saveLabel = texts.save, isOver = false, ...props }: WordsFormProps) => {
  const { form, reply, note, onCancel, children } = props
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {note}
      {children}
      <FormAlert form={form} />
      {reply !== null && (
        <Alert key={form.submitCount}>
          <LazyMarkdown text={reply} />
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {!isOver && (
          <Button type="submit" variant="solid" size="sm" busy={form.busy}>
            {saveLabel}
          </Button>
        )}
        <Button size="sm" variant={isOver ? 'outline' : 'quiet'} onClick={onCancel}>
          {isOver ? texts.close : texts.cancel}
        </Button>
      </div>
    </form>
  )
}
