/** What is said of inputs that do not fit. */
export const texts = {
  invalidId: 'This ID isn’t valid.',
  emailMissing: 'Please enter your email address.',
  emailTooLong: 'This email address is too long.',
  passwordMissing: 'Please enter your password.',
  newPasswordMissing: 'Please choose a password.',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'A password can have at most 128 characters.',
  invalidPageSize: 'Please ask for 1 to 200 entries.',
  invalidPlace: 'This isn’t a position in this list.',
  invalidRole: 'Please choose a role: standard or admin.',
  invalidLanguage: 'Please choose a language: en, de or es.',
  tokenMissing: 'This link is incomplete. Please open it from your email again.',
  tokenInvalid: 'This link isn’t valid. Please open it from your email again.',
  invalidChapterPlace: 'This chapter has no such place.',
}

export type Texts = typeof texts
