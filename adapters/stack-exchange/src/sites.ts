import type { SearchQuery, SubjectField } from '@app/domain'

/** Its sites in English, as its API names them. For what is in none of these fields it is not asked: another site has nothing but noise. */
const SITES: Readonly<Partial<Record<SubjectField, string>>> = {
  'data-science': 'datascience',
  'game-development': 'gamedev',
  databases: 'dba',
  unix: 'unix',
  cryptography: 'crypto',
  security: 'security',
  programming: 'stackoverflow',
  statistics: 'stats',
  mathematics: 'math',
  physics: 'physics',
  chemistry: 'chemistry',
  biology: 'biology',
  astronomy: 'astronomy',
  electronics: 'electronics',
  music: 'music',
  cooking: 'cooking',
  photography: 'photo',
  gardening: 'gardening',
  'home-improvement': 'diy',
  woodworking: 'woodworking',
  fitness: 'fitness',
  cycling: 'bicycles',
  chess: 'chess',
  writing: 'writing',
  law: 'law',
  economics: 'economics',
  money: 'money',
  history: 'history',
  philosophy: 'philosophy',
  english: 'ell',
  german: 'german',
  french: 'french',
  spanish: 'spanish',
  italian: 'italian',
  portuguese: 'portuguese',
  russian: 'russian',
  japanese: 'japanese',
  chinese: 'chinese',
  korean: 'korean',
  latin: 'latin',
}

/** In other languages it has sites about programming alone. */
const PROGRAMMING = new Map(['es', 'ja', 'pt', 'ru'].map((language) => [language, `${language}.stackoverflow`]))

export const LANGUAGES: ReadonlySet<string> = new Set(['en', ...PROGRAMMING.keys()])

/** The site for what a query is about; null where there is none. */
export function siteFor({ language, field }: SearchQuery): string | null {
  if (!field) return null
  if (language === 'en') return SITES[field] ?? null
  return field === 'programming' ? (PROGRAMMING.get(language) ?? null) : null
}
