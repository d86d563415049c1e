import { TokenizerMode } from 'parse5'

/** Elements without an end. */
export const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
/** Formatting: no break in the text, and nothing that could hide what comes after it. */
export const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo big cite code em font i kbd mark q rp rt ruby s samp small span strong sub sup tt u var wbr'.split(
    ' ',
  ),
)
export const MEDIA: ReadonlySet<string> = new Set('img picture video audio iframe embed object canvas'.split(' '))
/** Elements whose content is text, whatever it looks like. */
export const TEXT_MODES: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['plaintext', TokenizerMode.PLAINTEXT],
])
