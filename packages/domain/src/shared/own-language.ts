const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** The English name of a BCP 47 primary language; null for what is none, or has none. */
export function languageName(tag: string): string | null {
  return /^(?!mul|zxx|und)[a-z]{2,3}$/.test(tag) ? (NAMES.of(tag) ?? null) : null
}
