import confusables from 'unhomoglyph/data.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'

/** Unicode's confusables.txt, version 13: what can be taken for what. */
const CONFUSABLES: Readonly<Record<string, string>> = confusables

const OF_A_SCRIPT =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]$/u
/** Of any script: digits, signs that stand for letters, punctuation, and marks. */
const PLAIN = /^(?:[!-~]+|\p{M})$/u

const FILE = '../packages/domain/src/users/look-alikes.ts'

describe('the look-alikes of names', () => {
  it('should be what Unicode says of letters that names can have (vitest -u writes them anew)', async () => {
    const pairs = Object.entries(CONFUSABLES)
      .filter(([sign, like]) => isInNames(sign) && (OF_A_SCRIPT.test(sign) || PLAIN.test(like)))
      .filter(([, like]) => !/[\\`]/.test(like))
      .map(([sign, like]) => sign + like.replaceAll(' ', ''))
    await expect(fileOf(pairs)).toMatchFileSnapshot(FILE)
  })
})

// Helpers

/** One sign that a template literal takes as it is, and NFKC, which names are kept in, and NFD, which is looked up. */
const isInNames = (sign: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{S}\p{P}]$/u.test(sign) &&
  !/[\\`]/.test(sign) &&
  sign.normalize('NFKC') === sign &&
  sign.normalize('NFD') === sign

function fileOf(pairs: readonly string[]): string {
  const lines = ['']
  for (const pair of pairs) {
    const line = `${lines.pop()} ${pair}`.trim()
    lines.push(...(line.length > 100 ? [line, ''] : [line]))
  }
  return `// Made by scripts/look-alikes.test.ts from Unicode's confusables.txt, version 13.
// Copyright © 1991-2020 Unicode, Inc. All rights reserved. Under the terms of https://www.unicode.org/license.txt

/** Signs that can be taken for others, each followed by what it is taken for. */
export const LOOK_ALIKES: readonly string[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/\\s/)
`
}
