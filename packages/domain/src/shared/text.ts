/** C0 and C1 control characters other than tab and newline: they break mails, logs and PostgreSQL (which refuses U+0000). */
const CONTROL = /[^\P{Cc}\t\n]/gu

export const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text)

/** Invisible characters, by which two names could look the same; line separators, and halves of surrogate pairs. */
export const hasInvisibleCharacter = (text: string): boolean =>
  /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Replaces halves of surrogate pairs: UTF-8 cannot hold them, and `encodeURIComponent` throws. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** Line ends unified, control characters dropped. */
export const withoutControls = (text: string): string => wellFormed(text).replace(/\r\n?/g, '\n').replace(CONTROL, '')

/** Free text as it is saved, its ends trimmed. */
export const tidy = (text: string): string => withoutControls(text).trim()

/** The first `length` characters, without cutting a surrogate pair in two. */
export const clip = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`

/** How many bytes of UTF-8 a text takes. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}
