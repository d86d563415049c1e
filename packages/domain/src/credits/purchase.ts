/** Credits that were bought: what a receipt tells. */
export type Purchase = {
  /** Names the payment wherever it is talked about. */
  readonly reference: string
  readonly packageName: string
  readonly credits: number
  readonly amount: { readonly cents: number; readonly currency: 'USD' }
  readonly paidAt: Date
}
