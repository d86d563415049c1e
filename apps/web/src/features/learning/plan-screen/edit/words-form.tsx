import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import { type ReactNode, useEffect, useState } from 'react'
import { fieldsOf, isProblem } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { FormAlert, useForm } from '../../../../ui/forms/use-form.tsx'
import { LazyMarkdown } from '../../../../ui/markdown/lazy-markdown.tsx'
import { explainEdit } from './plan-edits.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

type WordsFormProps<Name extends string> = {
  /** The first field gets the focus. */
  readonly initial: Values<Name>
  readonly takesFocus?: boolean
  readonly validate: (values: Values<NoInfer<Name>>) => { readonly [name in NoInfer<Name>]?: string }
  readonly save: (values: Values<NoInfer<Name>>) => Promise<unknown>
  /** Also what was in the fields before. */
  readonly sendsUnchanged?: boolean
  readonly onClose: (isSaved: boolean) => void
  readonly note?: ReactNode
  /** The words can be read and copied, and saved no more. */
  readonly isOver?: boolean
  readonly saveLabel?: string
  readonly children: (field: ReturnType<typeof useForm<Name>>['field']) => ReactNode
}

/** Stays open, with all that was typed, until its words are saved. */
export function WordsForm<Name extends string>(props: WordsFormProps<Name>) {
  const { initial, takesFocus = true, sendsUnchanged = false, isOver = false, saveLabel = texts.save, onClose } = props
  const names = Object.keys(initial) as Name[] // the keys of a record by name
  /** What is said to words that are declined, in the language of the learner. */
  const [reply, setReply] = useState<string | null>(null)
  const form = useForm<Name>({
    initial,
    validate: props.validate,
    onSubmit: async (values) => {
      setReply(null)
      if (!sendsUnchanged && names.every((name) => values[name] === initial[name])) return onClose(false)
      try {
        await props.save(values)
        onClose(true)
      } catch (error) {
        if (isProblem(error, 'words-declined') && typeof error.extra.reply === 'string') setReply(error.extra.reply)
        else form.refuse(explainEdit(error, texts.changedWhileTyping), fieldsOf(error))
      }
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (takesFocus && names[0]) form.focus(names[0], true)
  }, [])
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {props.note}
      {props.children(form.field)}
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
        <Button size="sm" variant={isOver ? 'outline' : 'quiet'} onClick={() => onClose(false)}>
          {isOver ? texts.close : texts.cancel}
        </Button>
      </div>
    </form>
  )
}
