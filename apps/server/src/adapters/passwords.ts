import { makeArgon2Hasher } from '@app/argon2'
import { makeCommonPasswords } from '@app/common-passwords'
import type { Config } from '../config.ts'

/** How passwords are judged and hashed. What comes to mind on this site is as common as the well-known ones. */
export const choosePasswords = ({ appName }: Pick<Config, 'appName'>) => ({
  passwordHasher: makeArgon2Hasher(),
  commonPasswords: makeCommonPasswords({ siteWords: [appName, 'waymark', 'learning', 'learner', 'chapter'] }),
})
