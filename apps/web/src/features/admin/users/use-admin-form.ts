import type { AdminUser, InputOf } from '@app/contract'
import { type FormEvent, useState } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { describeAdminError } from '../describe-admin-error.ts'
import { type UserEndpoint, useAdminAction } from './use-admin-action.ts'

type Errors<Name extends string> = Partial<Record<Name, string>>

type AdminForm<Name extends string, E extends UserEndpoint> = {
  readonly endpoint: E
  readonly start: Readonly<Record<Name, string>>
  /** What is wrong with which field, in the order of the fields. */
  readonly check: (values: Readonly<Record<NoInfer<Name>, string>>) => Errors<NoInfer<Name>>
  readonly input: (values: Readonly<Record<NoInfer<Name>, string>>) => InputOf<NoInfer<E>>
  /** The toast's words. */
  readonly success: string
  readonly onDone: (user: AdminUser) => void
  /** The field that stands for an input of the call, where their names differ. */
  readonly inputs?: Readonly<Record<string, NoInfer<Name>>>
}

/**
 * The form of a dialog: a few fields, and one call. The large library that the longer forms use weighs as much as all
 * the dialogs together.
 */
export function useAdminForm<Name extends string, E extends UserEndpoint>(form: AdminForm<Name, E>) {
  const [values, setValues] = useState(form.start)
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [trouble, setTrouble] = useState<string | undefined>()
  const [tries, setTries] = useState(0)
  const { mutate, isPending } = useAdminAction(form.endpoint, form.success, form.onDone)

  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...rest }) => rest as Errors<Name>) // one name less is still a part of them
  }
  /** Answers whether there was something to say beside a field. */
  const complain = (element: HTMLFormElement, found: Errors<Name>): boolean => {
    setErrors(found)
    const first = Object.keys(form.start).find((name) => name in found)
    const control = first === undefined ? null : element.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
    return first !== undefined
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    setTrouble(undefined)
    // the second press of a double click
    if (isPending || complain(element, form.check(values))) return
    setTries(tries + 1)
    mutate(form.input(values), {
      onError: (problem) => {
        if (!complain(element, refusedFields(problem, form))) setTrouble(describeAdminError(problem))
      },
    })
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set(name, event.target.value),
  })
  return { values, set, field, submit, busy: isPending, trouble: useDebouncedValue(trouble, isPending), tries }
}

/** What the server says of inputs that the form has. */
function refusedFields<Name extends string>(
  problem: unknown,
  { start, inputs }: Pick<AdminForm<Name, UserEndpoint>, 'start' | 'inputs'>,
): Errors<Name> {
  const named = isProblem(problem) ? Object.entries(problem.fields) : []
  const known = named.map(([input, words]) => [inputs?.[input] ?? input, words] as const)
  return Object.fromEntries(known.filter(([name]) => name in start)) as Errors<Name> // just filtered by the form's own names
}
