import { makeArgon2Hasher } from '@app/argon2'
import { makeCommonPasswords } from '@app/common-passwords'
import type { Config } from '../config.ts'

/** Words of this site count as common passwords. */
export const choosePasswords = ({ appName }: Pick<Config, 'appName'>) => ({
  passwordHasher: makeArgon2Hasher(),
  commonPasswords: makeCommonPasswords({ siteWords: [appName, 'waymark', 'learning', 'learner', 'chapter'] }),
})
