import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run, textsIn } from '../src/testing/texts-in.ts'
import { compileCatalogue, compileTexts, declareTexts } from './catalogues.ts'
import { LANGUAGES } from './languages.ts'

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalogue of %s', (language) => {
  it('should have every text and no other, and none left in English', () => {
    const english = compileCatalogue('en')
    expect(english.size).toBeGreaterThan(50)
    for (const [name, code] of compileCatalogue(language)) {
      const sentences = new Set(stringsOf(run(english.get(name), 'en')).filter((text) => text.split(' ').length > 3))
      const translated = /^(admin|legal\/)/.test(name) ? [] : stringsOf(run(code, language))
      expect(
        translated.filter((text) => sentences.has(text)),
        name,
      ).toEqual([])
    }
  })
})

describe('the types of the texts', () => {
  it('should be those of the English catalogue: after a change, `npm run docs` writes them', () => {
    expect(readFileSync(join(import.meta.dirname, '../src/texts/messages.d.ts'), 'utf8')).toBe(declareTexts())
  })

  it('should name a variable and the number of a plural', () => {
    const types = declareTexts()
    expect(types).toContain(
      'readonly cost: (values: { readonly credits: string | number; readonly money: string | number }) => string',
    )
    expect(types).toContain('readonly credits: (values: { readonly count: number }) => string')
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
  ])('should be those of the language %s', (language, credits, weeks) => {
    type Counted = (values: { readonly count: number }) => string
    type Shared = Readonly<Record<'credits' | 'weeks' | 'minutes' | 'hours', Counted>> & { readonly locale: string }
    const texts = textsIn<Shared>(language, 'shared')
    const formsOf = (say: Counted) => COUNTS.map((count) => say({ count }))
    expect(texts.locale).toBe(language)
    expect(formsOf(texts.credits)).toEqual(credits)
    expect(formsOf(texts.weeks)).toEqual(weeks)
    for (const say of [texts.minutes, texts.hours]) {
      const [none, one, two, many] = COUNTS.map((count) => say({ count }).replace(`${count}`, '#'))
      expect([none, many]).toEqual([two, two])
      expect(one).not.toBe(two)
    }
  })
})

describe('compileTexts', () => {
  const english = {
    plain: "Hello, {name}, of '{{site}}'",
    made: 'on {day} in {plan}',
    left: '{count, plural, one {# left} other {# left}}',
    done: '{done} of {of, plural, one {# chapter} other {# chapters}}',
    steps: [{ text: 'Begin' }],
  }
  const german = {
    plain: "Hallo {name} von '{{site}}'",
    made: 'am `{day}` in {plan}, $\\',
    left: '{count, plural, one {# übrig} other {# übrig, alle}}',
    done: '{done} von {of, plural, one {# Kapitel} other {# Kapiteln}}',
    steps: [{ text: 'Anfangen' }],
  }

  it('should make functions of messages with variables, in the order of English', () => {
    const { faults, texts } = compiled(german)
    expect(faults).toEqual([])
    expect(Object.keys(texts)).toEqual(['plain', 'made', 'left', 'done', 'steps'])
    expect(texts).toMatchObject({ steps: [{ text: 'Anfangen' }] })
    expect([
      texts.plain({ name: 'Ada' }),
      texts.made({ day: '1. Mai', plan: 'Go' }),
      texts.left({ count: 1 }),
      texts.left({ count: 2_000 }),
      texts.done({ done: 3, of: 1 }),
      texts.done({ done: 3, of: 5 }),
    ]).toEqual([
      'Hallo Ada von {{site}}',
      'am `1. Mai` in Go, $\\',
      '1 übrig',
      '2.000 übrig, alle',
      '3 von 1 Kapitel',
      '3 von 5 Kapiteln',
    ])
  })

  it.each([
    [{ plain: undefined }, '.plain is missing'],
    [{ plain: ' ' }, '.plain is empty, or no text'],
    [{ more: 'Mehr' }, '.more is not in English'],
    [{ steps: [{ text: 'Anfangen', name: 'erster' }] }, '.steps.0.name is not in English'],
    [{ steps: [{ text: 'Anfangen' }, { text: 'Enden' }] }, '.steps.1 is not in English'],
    [{ steps: [] }, '.steps.0.text is missing'],
    [{ plain: "Hallo von '{{site}}'" }, '.plain lacks {name}'],
    [{ plain: "{Name}, {name}, '{{site}}'" }, '.plain has {Name}, which is not in English'],
    [{ plain: "{name, plural, one {x} other {x}} '{{site}}'" }, '.plain has a plural for {name}, which is no number'],
    [{ made: 'am {tag} {day} {plan}' }, '.made has {tag}, which is not in English'],
    [{ made: 'in {plan}' }, '.made lacks {day}'],
    [{ made: 'am {day}' }, '.made lacks {plan}'],
    [
      { left: '{count, plural, one {# von {day}} other {#}}' },
      '.left cannot have {day} in this place, or of this kind',
    ],
    [{ made: 'am {day' }, '.made cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE'],
    [{ made: '{day, date}' }, '.made cannot have {day} in this place, or of this kind'],
    [{ left: '{count, plural, one {# übrig}}' }, '.left cannot be read: MISSING_OTHER_CLAUSE'],
    [{ left: '{count, plural, other {# übrig}}' }, '.left lacks the plural form one'],
    [{ left: '{count, plural, one {#} few {#} other {#}}' }, '.left cannot have the plural form few {#}'],
    [{ left: '{count, plural, one {} other {#}}' }, '.left cannot have the plural form one {}'],
    [{ left: '{count, selectordinal, one {#} other {#}}' }, '.left has a plural of another kind'],
  ])('should name what is wrong with %j', (changed, fault) => {
    expect(compiled({ ...german, ...changed }).faults).toContain(fault)
  })

  function compiled(messages: unknown) {
    const faults: string[] = []
    const code = compileTexts(english, messages, 'de', (place, fault) => faults.push(`${place} ${fault}`))
    type Texts = Readonly<Record<keyof typeof english, (values: Readonly<Record<string, unknown>>) => string>>
    return { faults, texts: run<Texts>(code, 'de') }
  }
})

// Helpers

const COUNTS = [0, 1, 2, 21]

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
