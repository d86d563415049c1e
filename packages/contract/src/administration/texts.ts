/** What is said of inputs that do not fit. */
export const texts = {
  invalidPageSize: 'Please ask for 1 to 100 entries.',
  invalidDays: 'Please choose 1 to 366 days.',
  invalidSort: 'Please sort by newest, name, credits or last-login.',
  invalidSearch: 'Please search for one text.',
  searchTooLong: 'A search can have at most 254 characters.',
  searchUnreadable: 'Please search with visible characters only.',
  invalidStatus: 'Please choose a status: active or inactive.',
  invalidReason: 'Please give the reason in words.',
  reasonTooLong: 'A reason can have at most 500 characters.',
  activeMissing: 'Please say whether the user is active.',
  invalidAmount: 'Please enter a valid positive amount for credits.',
  amountTooLarge: 'You can add at most 100,000 credits at once.',
  invalidActor: 'Please filter by a user’s ID or by “operator”.',
  invalidAct: 'Please filter by an action that the audit log has.',
  invalidTrouble: 'Please filter by failed, locked-again, tried-again, rewritten or reported.',
}

export type Texts = typeof texts
