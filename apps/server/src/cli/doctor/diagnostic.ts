/** One line of the doctor's. */
export type Finding = {
  readonly check: string
  readonly state: 'ok' | 'warning' | 'broken'
  readonly says: string
  /** What to do about it; null when there is nothing to do. */
  readonly todo: string | null
}

export const fine = (check: string, says: string): Finding => ({ check, state: 'ok', says, todo: null })
export const warning = (check: string, says: string, todo: string): Finding => ({ check, state: 'warning', says, todo })
export const broken = (check: string, says: string, todo: string): Finding => ({ check, state: 'broken', says, todo })
