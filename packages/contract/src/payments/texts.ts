/** What is said of inputs that do not fit. */
export const texts = {
  packageMissing: 'Please choose a package.',
  invalidCheckout: 'This checkout isn’t valid.',
  invalidPageSize: 'Please ask for 1 to 100 entries.',
}

export type Texts = typeof texts
