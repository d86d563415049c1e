import { texts } from 'virtual:texts/learning/brief'
import { type LearningBrief, learnerLevel, learningFormat } from '@app/contract'
import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { enterSends } from '../../../ui/forms/enter-sends.ts'
import { Textarea, TextInput } from '../../../ui/forms/field.tsx'
import type { useForm } from '../../../ui/forms/use-form.tsx'
import { noLevel } from './describe-slot.ts'
import type { Field, Slot } from './slots.ts'

type SlotFieldsProps = {
  readonly slot: Slot
  readonly form: ReturnType<typeof useForm<Field>>
  readonly brief: LearningBrief
  readonly onSubmit: () => void
}

/** The controls of one slot. */
export function SlotFields({ slot, form, brief, onSubmit }: SlotFieldsProps) {
  const said = { label: texts.labels[slot], hint: hintOf(slot) }
  switch (slot) {
    case 'goal':
    case 'outcome': {
      const send = (event: KeyboardEvent<HTMLTextAreaElement>) => enterSends(event, onSubmit)
      return <Textarea {...said} {...form.field(slot)} dir="auto" rows={2} className={compact} onKeyDown={send} />
    }
    case 'must_have':
    case 'skip':
    case 'constraints':
      return <Textarea {...said} {...form.field(slot)} dir="auto" className={compact} />
    case 'deadline':
      return <TextInput {...said} {...form.field(slot)} type="date" min={tomorrow()} className={compact} />
    case 'minutes_per_week': {
      const { error, ...hours } = form.field('hours')
      return (
        <Choices legend={said.label} hint={said.hint} error={error}>
          <div className="flex gap-3">
            <TextInput label={texts.hours} inputMode="decimal" autoComplete="off" className={compact} {...hours} />
            <TextInput
              label={texts.minutes}
              inputMode="numeric"
              autoComplete="off"
              className={compact}
              {...form.field('minutes')}
            />
          </div>
        </Choices>
      )
    }
    case 'level':
      return (
        <Choices legend={said.label}>
          {[...learnerLevel.options, ''].map((level) => (
            <label key={level} className={choice}>
              <input
                type="radio"
                {...fieldOf(form, 'level')}
                value={level}
                checked={form.values.level === level}
                className={mark}
              />
              {isLevel(level) ? texts.levels[level] : noLevel(brief)}
            </label>
          ))}
        </Choices>
      )
    case 'formats':
      return (
        <Choices legend={said.label} hint={said.hint}>
          {learningFormat.options.map((format) => (
            <label key={format} className={choice}>
              <input
                type="checkbox"
                name={format}
                checked={form.values[format] !== ''}
                onChange={({ target }) => form.set(format, target.checked ? 'on' : '')}
                className={mark}
              />
              {texts.formats[format]}
            </label>
          ))}
        </Choices>
      )
  }
}

const hintOf = (slot: Slot): string | undefined =>
  slot in texts.hints ? texts.hints[slot as keyof typeof texts.hints] : undefined // asked just before

const compact = 'text-note'
const choice =
  '-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 text-note hover:bg-sunk has-checked:font-semibold sm:pointer-fine:min-h-9'
const mark = 'size-4 choice flex-none'

const isLevel = (level: string): level is keyof typeof texts.levels => level in texts.levels

/** A radio button has no error of its own. */
function fieldOf(form: SlotFieldsProps['form'], name: Field) {
  const { error: _, ...field } = form.field(name)
  return field
}

type ChoicesProps = {
  readonly legend: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

function Choices({ legend, hint, error, children }: ChoicesProps) {
  const id = useId()
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`)
  return (
    <fieldset aria-describedby={describedBy || undefined} className="flex flex-col">
      <legend className="mb-1.5 text-note font-semibold">{legend}</legend>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-note text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-note text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

/** The first day that there can be a plan until, where the learner is. */
function tomorrow(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
