import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import { type ReactNode, useEffect } from 'react'
import { declinedReply, fieldsOf } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
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
  const form = useForm<Name>({
    initial,
    validate: props.validate,
    onSubmit: async (values) => {
      if (!sendsUnchanged && names.every((name) => values[name] === initial[name])) return onClose(false)
      try {
        await props.save(values)
        onClose(true)
      } catch (error) {
        const reply = declinedReply(error)
        if (reply !== null) form.refuse(<LazyMarkdown text={reply} />)
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
