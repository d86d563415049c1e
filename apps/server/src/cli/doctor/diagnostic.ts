export type Diagnostic = {
  readonly check: string
  readonly state: 'ok' | 'warning' | 'broken'
  readonly says: string
  /** What to do about it, if anything. */
  readonly todo: string | null
}

export const fine = (check: string, says: string): Diagnostic => ({ check, state: 'ok', says, todo: null })
export const warning = (check: string, says: string, todo: string): Diagnostic => ({
  check,
  state: 'warning',
  says,
  todo,
})
export const broken = (check: string, says: string, todo: string): Diagnostic => ({
  check,
  state: 'broken',
  says,
  todo,
})
