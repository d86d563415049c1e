import { type ChangeEvent, type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Alert } from '../feedback/alert.tsx'
import { useDebouncedValue } from '../use-debounced-value.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>
export type FieldErrors<Name extends string> = { readonly [name in Name]?: string | undefined }
type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type FormOptions<Name extends string> = {
  /** In the order of the fields: the first wrong one takes focus. */
  readonly initial: Values<Name>
  readonly validate: (values: Values<NoInfer<Name>>) => FieldErrors<NoInfer<Name>>
  /**
   * `submit`: fields are checked when the form is sent, and from then on while they are corrected.
   * `touched`: each also from when it is left. `clear`: when the form is sent; typing takes the message away.
   */
  readonly mode?: 'submit' | 'touched' | 'clear'
  readonly onSubmit: (values: Values<NoInfer<Name>>) => unknown
  /** What is said of what `onSubmit` throws, above the button or beside fields. */
  readonly refusal?: (problem: unknown) => readonly [words: ReactNode, fields: Readonly<Record<string, string>>]
  /** What is said above the button of errors that stand beside the fields. */
  readonly summary?: (errors: FieldErrors<NoInfer<Name>>) => string | undefined
}

/** The one form engine: values, messages beside their fields, focus on the first wrong one, and one submission at a time. */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { initial, validate, mode = 'submit', onSubmit, refusal, summary } = options
  type State = {
    readonly values: Values<Name>
    readonly errors: FieldErrors<Name>
    readonly touched: { readonly [name in Name]?: true }
    readonly isSubmitted: boolean
    readonly trouble?: ReactNode
  }
  const blank: State = { values: initial, errors: {}, touched: {}, isSubmitted: false }
  const ref = useRef<HTMLFormElement>(null)
  const submitting = useRef(false)
  const [state, setState] = useState(blank)
  const [busy, setBusy] = useState(false)
  const [submitCount, setSubmitCount] = useState(0)
  const { values, errors, touched, isSubmitted } = state
  const names = Object.keys(initial) as Name[] // the keys of a record by name

  const focus = (name: Name, select = false) => {
    const control = ref.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
    if (select && control instanceof HTMLInputElement) control.select()
  }
  const setErrors = (found: FieldErrors<Name>) => {
    setState((old) => ({ ...old, errors: { ...old.errors, ...found } }))
    const first = names.find((name) => found[name] !== undefined)
    if (first !== undefined) focus(first)
    return first !== undefined
  }
  /** A refusal by the server: beside the fields that it names, else above the button. */
  const refuse = (trouble: ReactNode, fields: Readonly<Record<string, string>> = {}) => {
    const isBeside = setErrors(fields as FieldErrors<Name>) // of fields that this form does not have nothing is shown
    if (!isBeside) setState((old) => ({ ...old, trouble }))
  }
  const isChecked = (name: Name, { isSubmitted, touched }: State = state) =>
    mode !== 'clear' && (isSubmitted || (mode === 'touched' && touched[name] === true))

  const set = (name: Name, value: string, alsoCheck: Name = name) =>
    setState((old) => {
      const next = { ...old.values, [name]: value }
      const found = validate(next)
      const checked = [name, alsoCheck].filter((one) => isChecked(one, old)).map((one) => [one, found[one]] as const)
      const cleared = mode === 'clear' ? { [name]: undefined } : {}
      return { ...old, values: next, errors: { ...old.errors, ...cleared, ...Object.fromEntries(checked) } }
    })

  /** For one control. `alsoCheck` names another field whose rule depends on this one. */
  const field = (name: Name, alsoCheck?: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<FormControl>) => set(name, target.value, alsoCheck),
    onBlur: () =>
      setState((old) => {
        const checks = mode === 'touched' && !old.isSubmitted
        const errors = checks ? { ...old.errors, [name]: validate(old.values)[name] } : old.errors
        return { ...old, errors, touched: { ...old.touched, [name]: true } }
      }),
  })

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    // `busy` arrives too late for the second press of a double click
    if (submitting.current) return
    setState((old) => ({ ...old, errors: {}, trouble: undefined, isSubmitted: true }))
    if (!setErrors(validate(values))) {
      submitting.current = true
      setBusy(true)
      try {
        await onSubmit(values)
      } catch (problem) {
        if (refusal === undefined) throw problem
        refuse(...refusal(problem))
      } finally {
        submitting.current = false
        setBusy(false)
      }
    }
    // counted when it is over: until then what the last one came to is shown
    setSubmitCount((count) => count + 1)
  }

  return {
    /** For the `<form>`. */
    props: { ref, onSubmit: submit, noValidate: true },
    values,
    errors,
    busy,
    submitCount,
    /** Stands above the button; stays there while the form is sent again. */
    trouble: useDebouncedValue((isSubmitted && summary?.(errors)) || state.trouble, busy),
    /** Whether it was left once, or the form sent. */
    isTouched: (name: Name) => isSubmitted || touched[name] === true,
    field,
    set,
    setErrors,
    refuse,
    focus,
    submit,
    reset: () => setState(blank),
  }
}

export type Schema = {
  readonly safeParse: (values: unknown) => {
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
  }
}

/** The first message of a schema for each field. */
export const validateWith =
  (schema: Schema) =>
  (values: unknown): Readonly<Record<string, string>> => {
    const issues = schema.safeParse(values).error?.issues ?? []
    // the first of a field is written last
    return Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]))
  }

/** For a submit button: its press would leave a field, whose error would push the button away from under the pointer. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()

type FormAlertProps = {
  readonly form: { readonly trouble: ReactNode; readonly submitCount: number }
  readonly className?: string
  /** After the words. */
  readonly children?: ReactNode
}

/** What went wrong with a form, beside its button. Made anew each time: the same words once more are read out once more. */
export const FormAlert = ({ form: { trouble, submitCount }, className, children }: FormAlertProps) =>
  trouble && (
    <Alert key={submitCount} className={className}>
      {trouble}
      {children}
    </Alert>
  )
