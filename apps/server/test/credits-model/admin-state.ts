/** Credits that the admin gave. */
export type Grant<Learner> = {
  readonly learner: Learner
  readonly amount: number
  readonly requestId: string
  readonly reason: string | null
}

/** The admin, and what the admin did. */
export type AdminState<Learner> = {
  readonly admin: { readonly id: string; readonly token: string }
  readonly grants: Grant<Learner>[]
  /** As the audit log tells it, oldest first. */
  readonly actions: { readonly learner: Learner; readonly act: object; readonly reason: string | null }[]
}
