/** ISO 639-1, the codes of three letters that libraries use (the bibliographic one first), and the name in English. */
const LANGUAGES = `
ar ara Arabic|bg bul Bulgarian|bn ben Bengali|ca cat Catalan|cs cze ces Czech|da dan Danish|de ger deu German|el gre ell Greek|en eng English
es spa Spanish|et est Estonian|fa per fas Persian|fi fin Finnish|fr fre fra French|he heb Hebrew|hi hin Hindi|hr hrv Croatian
hu hun Hungarian|id ind Indonesian|is ice isl Icelandic|it ita Italian|ja jpn Japanese|ko kor Korean|lt lit Lithuanian|lv lav Latvian
ms may msa Malay|nb nob Norwegian|nl dut nld Dutch|no nor Norwegian|pl pol Polish|pt por Portuguese|ro rum ron Romanian|ru rus Russian
sk slo slk Slovak|sl slv Slovenian|sr srp Serbian|sv swe Swedish|sw swa Swahili|ta tam Tamil|th tha Thai|tr tur Turkish|uk ukr Ukrainian
ur urd Urdu|vi vie Vietnamese|zh chi zho Chinese
`
  .trim()
  .split(/[|\n]/)
  .map((line) => line.split(' '))

const CODES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(([code = '', ...names]) => [code, ...names].map((name) => [name.toLowerCase(), code] as const)),
)

/** The code of three letters that library catalogues use; null where none is known here. */
export const libraryCode = (language: string): string | null =>
  LANGUAGES.find(([code]) => code === language.toLowerCase())?.[1] ?? null

/** The language's name in English; null where none is known here. */
export const englishName = (language: string): string | null =>
  LANGUAGES.find(([code]) => code === language.toLowerCase())?.at(-1) ?? null

/** BCP 47 primary language of a code of two or three letters, a tag or an English name; null of anything else. */
export function primaryLanguage(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null
  const known = text.trim().toLowerCase()
  const primary = known.split(/[-_]/)[0] ?? ''
  return CODES.get(known) ?? CODES.get(primary) ?? (/^[a-z]{2}$/.test(primary) ? primary : null)
}
