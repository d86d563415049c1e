import { describe, expect, it } from 'vitest'
import { run, textsIn } from '../src/testing/texts-in.ts'
import { texts as shared } from '../src/texts/texts.ts'
import { compileCatalogues, compileTexts } from './catalogues.ts'
import { LANGUAGES } from './languages.ts'

const translations = LANGUAGES.filter((language) => language !== 'en')

describe.each(translations)('the catalogues of %s', (language) => {
  it('should have every text and no other', () => {
    expect(compileCatalogues(language).size).toBeGreaterThan(50)
  })

  it('should not have been left in English', async () => {
    for (const [file, exports] of compileCatalogues(language)) {
      const original: Readonly<Record<string, unknown>> = await import(file)
      const sentences = new Set(stringsOf({ ...original }).filter((text) => text.split(' ').length > 3))
      const translated = [...exports.values()].flatMap((code) => stringsOf(run(code, language)))
      expect(
        translated.filter((text) => sentences.has(text)),
        file,
      ).toEqual([])
    }
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
    const texts = language === 'en' ? shared : textsIn<typeof shared>(language, 'texts')
    expect(texts.locale).toBe(language)
    expect(COUNTS.map(texts.credits)).toEqual(credits)
    expect(COUNTS.map(texts.weeks)).toEqual(weeks)
    for (const say of [texts.minutes, texts.hours]) {
      const [none, one, two, many] = COUNTS.map((count) => say(count).replace(`${count}`, '#'))
      expect([none, many]).toEqual([two, two])
      expect(one).not.toBe(two)
    }
  })
})

describe('compileTexts', () => {
  const english = `
    export const texts = {
      plain: 'Hello, {name}, of {{site}}',
      made: (day: string, _hour: string) => \`on \${day} in {plan}\`,
      left: plural({ one: '# left', other: '# left' }),
      done: (done: number, of: number) => \`\${done} of \${chapters(of)}\`,
      steps: [{ name: 'first' as const, hours: 2, text: 'Begin' }] as readonly Step[],
    }`
  const german = {
    plain: "Hallo {name} von '{{site}}'",
    made: 'am `{day}` in {plan}, $\\',
    left: '{count, plural, one {# übrig} other {# übrig, alle}}',
    done: '{done} von {of, plural, one {# Kapitel} other {# Kapiteln}}',
    steps: [{ text: 'Anfangen' }],
  }

  it('should keep parameters, slots, values that are no texts, and the order of English', () => {
    const { faults, texts } = compiled(german)
    expect(faults).toEqual([])
    expect(Object.keys(texts)).toEqual(['plain', 'made', 'left', 'done', 'steps'])
    expect(texts).toMatchObject({
      plain: 'Hallo {name} von {{site}}',
      steps: [{ name: 'first', hours: 2, text: 'Anfangen' }],
    })
    expect([texts.made('1. Mai'), texts.left(1), texts.left(2_000), texts.done(3, 1), texts.done(3, 5)]).toEqual([
      'am `1. Mai` in {plan}, $\\',
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
    [{ steps: [] }, '.steps.0.text is missing'],
    [{ plain: "Hallo von '{{site}}'" }, '.plain lacks {name}'],
    [{ plain: "{Name}, {name}, '{{site}}'" }, '.plain has {Name}, which is not in English'],
    [{ plain: "{name, plural, other {x}} '{{site}}'" }, '.plain cannot have {name} in this place, or of this kind'],
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
    const code = compileTexts(english, messages, 'de', (place, fault) => faults.push(`${place} ${fault}`)).get('texts')
    type Texts = Readonly<Record<'made' | 'left' | 'done', (...given: unknown[]) => string>>
    return { faults, texts: run<Texts>(code, 'de') }
  }
})

// Helpers

const COUNTS = [0, 1, 2, 21]

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
