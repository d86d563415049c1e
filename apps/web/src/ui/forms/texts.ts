import { pluralsOf } from '../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  confirmNewPassword: 'Confirm new password',
  show: 'Show',
  hide: 'Hide',
  /** Behind 'Show' and 'Hide', for those who do not see which field it is: 'Show new password'. */
  ofField: (label: string) => label,
  atLeast: plural({ one: 'At least # character', other: 'At least # characters' }),
  match: 'Passwords match',
  /** Behind a rule, for those who do not see its mark. */
  fulfilled: '(done)',
  notFulfilled: '(not yet)',
}
