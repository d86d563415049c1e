/** What is said of inputs that do not fit. */
export const texts = {
  usernameMissing: 'Please choose a username.',
  usernameTooLong: 'A username can have at most 50 characters.',
  passwordsMissing: 'All password fields are required.',
}

export type Texts = typeof texts
