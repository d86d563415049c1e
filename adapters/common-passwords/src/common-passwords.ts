import type { CommonPasswords } from '@app/domain'

/**
 * The list of zxcvbn, made from passwords that were found in breaches: about 49,000, 18,000 of them long enough to be
 * chosen here. It takes some memory, so it is read when the first password is chosen.
 */
export function makeCommonPasswords(): CommonPasswords {
  let list: Promise<ReadonlySet<string>> | undefined
  return {
    has: async (password) => {
      list ??= readList()
      return (await list).has(password)
    },
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
