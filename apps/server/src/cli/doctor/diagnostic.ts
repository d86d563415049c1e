export type Diagnostic = {
  readonly check: string
  readonly state: 'ok' | 'warning' | 'broken'
  readonly says: string
  /** What to do about it, if anything. */
  readonly todo: string | null
}

const found =
  (state: Diagnostic['state']) =>
  (check: string, says: string, todo: string): Diagnostic => ({ check, state, says, todo })

export const fine = (check: string, says: string): Diagnostic => ({ check, state: 'ok', says, todo: null })
export const warning = found('warning')
export const broken = found('broken')
