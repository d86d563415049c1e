import type { CommonPasswords } from '@app/domain'

/** Shorter words of the list are parts of many good passwords. */
const SHORTEST_WORD = 6
/** "aaaaaaaa", "12121212", "abcdabcd": the list leaves them out, because zxcvbn itself knows them by a rule. */
const ONE_THING_AGAIN = /^(.{1,4})\1+$/su

/**
 * The list of zxcvbn, made from passwords that were found in breaches: about 49,000, 18,000 of them long enough to be
 * chosen here. It takes some memory, so it is read when the first password is chosen. Beside it, `siteWords`: what comes to
 * mind at this very site, such as its name. A word of either counts with digits and signs after it, too: "Password1!". So do
 * what repeats itself and what runs along the alphabet or the digits.
 */
export function makeCommonPasswords({ siteWords }: { readonly siteWords: readonly string[] }): CommonPasswords {
  const ofSite = new Set(siteWords.map((word) => word.toLowerCase().replace(/\s+/g, '')).filter((word) => word !== ''))
  let list: Promise<ReadonlySet<string>> | undefined
  return {
    has: async (password) => {
      if (ONE_THING_AGAIN.test(password) || isRun(password)) return true
      list ??= readList()
      const common = await list
      // up to the last letter: what comes after it are digits and signs
      const word = /^[\s\S]*\p{L}/u.exec(password)?.[0] ?? ''
      const isWord = word.length >= SHORTEST_WORD && (common.has(word) || common.has(unmasked(word)))
      return isWord || ofSite.has(word) || common.has(password)
    },
  }
}

/** "passw0rd": everybody knows these, too. */
const unmasked = (word: string): string =>
  word.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e').replaceAll('@', 'a').replaceAll('$', 's')

/** Each character follows, or comes before, the one before it: "abcdefgh", "987654321", "0123456789". */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
