import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'

export type FieldErrors<Name extends string> = { readonly [name in Name | 'root']?: string | undefined }

type FieldState<Name extends string> = {
  readonly typed: Readonly<Record<Name, string>>
  readonly errors: FieldErrors<Name>
  /** Nobody is corrected before the first try, and everybody while correcting. */
  readonly isChecked: boolean
}

/**
 * A form of a few fields: checked when it is sent, and from then on while it is corrected. The first field that is not as it
 * should be takes focus. The account page has no room for a library that does this.
 */
export function useFields<Name extends string>(
  empty: Readonly<Record<Name, string>>,
  check: (typed: Readonly<Record<Name, string>>) => FieldErrors<Name>,
) {
  const ref = useRef<HTMLFormElement>(null)
  const blank: FieldState<Name> = { typed: empty, errors: {}, isChecked: false }
  const [{ typed, errors }, setState] = useState(blank)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  const focusOn = (name: string) => {
    const control = ref.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }

  /** For one input. `alsoCheck` names another whose rule depends on this one. */
  const field = (name: Name, alsoCheck: Name = name) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setState((old) => {
        const next = { ...old.typed, [name]: target.value }
        if (!old.isChecked) return { ...old, typed: next }
        const found = check(next)
        return { ...old, typed: next, errors: { ...old.errors, [name]: found[name], [alsoCheck]: found[alsoCheck] } }
      }),
  })

  const setError = (name: Name | 'root', { message }: { message: string }, options?: { shouldFocus: boolean }) => {
    setState((old) => ({ ...old, errors: { ...old.errors, [name]: message } }))
    if (options?.shouldFocus) focusOn(name)
  }

  const submit = (send: (typed: Readonly<Record<Name, string>>) => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault()
    const found = check(typed)
    const wrong = Object.keys(empty).find((name) => name in found)
    setState((old) => ({ ...old, errors: found, isChecked: true }))
    if (wrong !== undefined) focusOn(wrong)
    else {
      setBusy(true)
      await send(typed).finally(() => setBusy(false))
    }
    // counted when it is over: until then what the last try came to is shown
    setTries((count) => count + 1)
  }

  return { ref, typed, errors, busy, tries, field, setError, submit, reset: () => setState(blank) }
}
