/** Of one day of UTC: what learners who signed up then have done until now. */
export type FunnelDay = {
  /** Its beginning. */
  readonly day: Date
  /** How often the landing page was served, not to how many persons. */
  readonly views: number
  readonly signUps: number
  readonly verified: number
  /** Each of these: how many of them have at least one. */
  readonly conversations: number
  readonly plans: number
  readonly unlocks: number
  readonly purchases: number
}

export type FunnelReadModels = {
  /** Every day from one midnight UTC to another, the newest first. Admins are not counted, and a deleted account is no longer. */
  readonly funnel: (time: { readonly from: Date; readonly to: Date }) => Promise<readonly FunnelDay[]>
}
