import type { CommonPasswords } from '@app/domain'

/**
 * The list of zxcvbn, made from passwords that were found in breaches: about 49,000, 18,000 of them long enough to be
 * chosen here. It takes some memory, so it is read when the first password is chosen. Beside it, `siteWords`: what comes to
 * mind at this very site, such as its name, alone or followed by digits and signs.
 */
export function makeCommonPasswords({ siteWords }: { readonly siteWords: readonly string[] }): CommonPasswords {
  const words = siteWords.map((word) => word.toLowerCase().replace(/\s+/g, '')).filter((word) => word !== '')
  let list: Promise<ReadonlySet<string>> | undefined
  return {
    has: async (password) => {
      if (words.some((word) => password.startsWith(word) && /^[^\p{L}]*$/u.test(password.slice(word.length))))
        return true
      list ??= readList()
      return (await list).has(password)
    },
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
