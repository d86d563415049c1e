import { LOOK_ALIKES } from './look-alikes.ts'
import type { Username } from './username.ts'

const LIKE = new Map(
  LOOK_ALIKES.map((pair) => {
    const [sign = '', ...like] = pair
    return [sign, like.join('')]
  }),
)

/**
 * Names that can be taken for one another have the same skeleton (Unicode UTS 39, section 4): "paypal", "pɑypɑl", "PaypaI", one
 * of Cyrillic letters only. It is no name, and not to be shown. Marks that belong to no letter and no script are left out: a
 * mark too many makes no other name.
 */
export function skeletonOf(name: Username): string {
  const bare = name.replace(/\p{Script=Inherited}/gu, '').normalize('NFD')
  // as it is written, and then as it would be in small letters: "PaypaI" ends in a capital i
  return withoutLookAlikes(withoutLookAlikes(bare).toLowerCase())
}

const withoutLookAlikes = (text: string): string =>
  Array.from(text, (sign) => LIKE.get(sign) ?? sign)
    .join('')
    .normalize('NFD')
