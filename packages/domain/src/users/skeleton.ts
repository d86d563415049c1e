import { LOOK_ALIKES } from './look-alikes.ts'
import type { Username } from './username.ts'

/**
 * Letters that are drawn in another style, which Unicode's table leaves as they are: small capitals, and letters in circles, boxes and
 * flags, of which each row begins with an "a".
 */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ'
const DRAWN = [0x1f150, 0x1f170, 0x1f1e6]
const STYLED = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz').flatMap((letter, place) =>
    [SMALL_CAPITALS.charAt(place), ...DRAWN.map((first) => String.fromCodePoint(first + place))].map(
      (sign) => [sign, letter] as const,
    ),
  ),
)

const LIKE = new Map([
  ...LOOK_ALIKES.map((pair) => {
    const [sign = '', ...like] = pair
    return [sign, like.map((one) => STYLED.get(one) ?? one).join('')] as const
  }),
  ...STYLED,
])

/**
 * Names that can be taken for one another have the same skeleton (Unicode UTS 39, section 4): "paypal", "pɑypɑl", "PaypaI", one
 * of Cyrillic letters only. It is no name, and not to be shown. Marks that belong to no letter and no script are left out: a
 * mark too many makes no other name. Two "v" are read as a "w".
 */
export function skeletonOf(name: Username): string {
  const bare = name.replace(/\p{Script=Inherited}/gu, '').normalize('NFD')
  // as it is written, and then as it would be in small letters: "PaypaI" ends in a capital i
  return withoutLookAlikes(withoutLookAlikes(bare).toLowerCase()).replaceAll('vv', 'w')
}

const withoutLookAlikes = (text: string): string =>
  Array.from(text, (sign) => LIKE.get(sign) ?? sign)
    .join('')
    .normalize('NFD')
