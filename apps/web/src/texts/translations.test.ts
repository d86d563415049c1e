import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../build/languages.ts'

const loaders = import.meta.glob<{ readonly texts: unknown }>(['../**/texts.ts', '../**/texts.??.ts'])
// the portal of the admins is English in every build
const english = Object.keys(loaders).filter((file) => file.endsWith('/texts.ts') && !file.includes('/features/admin/'))
const translations = LANGUAGES.filter((language) => language !== 'en')

describe.each(english)('%s', (file) => {
  it.each(translations)('should have all its texts in the language %s', async (language) => {
    const [original, translated] = await Promise.all([load(file), load(inLanguage(file, language))])
    expect(keysOf(translated)).toEqual(keysOf(original))
  })

  it.each(translations)('should not have been left in English where its language is %s', async (language) => {
    const [original, translated] = await Promise.all([load(file), load(inLanguage(file, language))])
    const sentences = new Set(stringsOf(original).filter((text) => text.split(' ').length > 3))
    expect(stringsOf(translated).filter((text) => sentences.has(text))).toEqual([])
  })
})

describe('the plural forms of the texts that features share', () => {
  it.each([
    ['en', ['0 credits', '1 credit', '2 credits', '21 credits'], ['0 weeks', '1 week', '2 weeks', '21 weeks']],
    ['de', ['0 Credits', '1 Credit', '2 Credits', '21 Credits'], ['0 Wochen', '1 Woche', '2 Wochen', '21 Wochen']],
    [
      'es',
      ['0\u00A0créditos', '1\u00A0crédito', '2\u00A0créditos', '21\u00A0créditos'],
      ['0 semanas', '1 semana', '2 semanas', '21 semanas'],
    ],
  ])('should be those of the language %s', async (language, credits, weeks) => {
    const { texts } = await SHARED[language as keyof typeof SHARED]() // its keys are the rows above
    expect(COUNTS.map(texts.credits)).toEqual(credits)
    expect(COUNTS.map(texts.weeks)).toEqual(weeks)
    for (const say of [texts.minutes, texts.hours]) {
      const [none, one, two, many] = COUNTS.map((count) => say(count).replace(`${count}`, '#'))
      expect([none, many]).toEqual([two, two])
      expect(one).not.toBe(two)
    }
  })
})

// Helpers

const COUNTS = [0, 1, 2, 21]
const SHARED = {
  en: () => import('./texts.ts'),
  de: () => import('./texts.de.ts'),
  es: () => import('./texts.es.ts'),
}

const inLanguage = (file: string, language: string): string => file.replace('texts.ts', `texts.${language}.ts`)

async function load(file: string): Promise<unknown> {
  const loader = loaders[file]
  if (loader === undefined) throw new Error(`${file} is missing`)
  return (await loader()).texts
}

/** Every key with the kind of its value; an empty text is a missing one. */
function keysOf(value: unknown, path = 'texts'): readonly string[] {
  if (typeof value === 'string') return [`${path}: ${value.trim() === '' ? 'empty' : 'text'}`]
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`]
  return Object.entries(value)
    .flatMap(([key, part]) => keysOf(part, `${path}.${key}`))
    .sort()
}

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
