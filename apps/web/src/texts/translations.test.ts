import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../build/languages.ts'

const loaders = import.meta.glob<{ readonly texts: unknown }>(['../**/texts.ts', '../**/texts.??.ts'])
const english = Object.keys(loaders).filter((file) => file.endsWith('/texts.ts'))
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

// Helpers

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
