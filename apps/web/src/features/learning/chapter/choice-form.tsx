import { texts } from 'virtual:texts/learning/chapter'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/feedback/alert.tsx'
import { Textarea } from '../../../ui/forms/field.tsx'
import { FormAlert, useForm } from '../../../ui/forms/use-form.tsx'

type OwnWords = {
  readonly label: string
  readonly hint?: string | undefined
  readonly maxLength: number
  /** Said where none were given; unset where they need not be. */
  readonly missing?: string | undefined
}

type ChoiceFormProps<Choice extends string> = {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly labels: Readonly<Record<Choice, string>>
  /** Said where none was chosen. */
  readonly missing: string
  /** What may be written beside a choice. */
  readonly ownWords?: (choice: Choice) => OwnWords | undefined
  readonly sendLabel: string
  /** `words` is '' where none were asked for. */
  readonly send: (choice: Choice, words: string) => Promise<void>
  /** What is said of an error of `send`. */
  readonly explain: (error: unknown) => ReactNode
  /** Its first choice gets the focus. */
  readonly takesFocus?: boolean
  readonly columns?: boolean
  readonly className?: string
  /** Above the buttons. */
  readonly children?: ReactNode
  readonly onCancel: () => void
}

/** One of a few choices, with a word about it where it needs one: a report, or a wish. */
export function ChoiceForm<Choice extends string>(props: ChoiceFormProps<Choice>) {
  const { legend, choices, labels, missing, ownWords, sendLabel, send, explain, children, onCancel } = props
  const { takesFocus = true, columns = false, className } = props
  const form = useForm({
    initial: { choice: '', words: '' },
    validate: ({ choice, words }) => ({
      choice: choice === '' ? missing : undefined,
      words: words.trim() === '' ? ownWordsFor(choice)?.missing : undefined,
    }),
    mode: 'clear',
    onSubmit: async ({ choice, words }) => {
      try {
        await send(choice as Choice, ownWordsFor(choice) ? words.trim() : '') // the value of one of the fields below
      } catch (error) {
        form.refuse(explain(error))
      }
    },
  })
  const ownWordsFor = (choice: string) => choices.filter((one) => one === choice).map((one) => ownWords?.(one))[0]
  const { values, errors, set } = form
  const own = ownWordsFor(values.choice)
  return (
    <form {...form.props} className={clsx('flex flex-col gap-4', className)}>
      <fieldset ref={takesFocus ? focusFirst : null} className="min-w-0">
        <legend className="font-semibold">{legend}</legend>
        <div className={clsx('mt-1', columns && 'grid sm:grid-cols-2')}>
          {choices.map((choice) => (
            <label
              key={choice}
              className="flex min-h-11 cursor-pointer items-center gap-3 text-note sm:pointer-fine:min-h-9"
            >
              <input
                type="radio"
                name="choice"
                value={choice}
                checked={values.choice === choice}
                onChange={() => set('choice', choice)}
                className="size-6 choice flex-none"
              />
              {labels[choice]}
            </label>
          ))}
        </div>
        {errors.choice && <ErrorLine>{errors.choice}</ErrorLine>}
      </fieldset>
      {own && (
        <Textarea
          {...form.field('words')}
          label={own.label}
          hint={own.hint}
          maxLength={own.maxLength}
          rows={2}
          autoComplete="off"
          dir="auto"
        />
      )}
      {children}
      <FormAlert form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" size="sm" busy={form.busy}>
          {sendLabel}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

const focusFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus()
