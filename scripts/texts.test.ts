import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = 'apps/web/src/'

/** What goes to the server in English, whatever is shown. */
const ON_THE_WIRE = ["I'd like to make some changes to the details we discussed."]

/** Names, which are the same in every language. */
const NAMES = ['features/language/language-choice.tsx']

/** Sentences that were foreign, or said less than they meant. */
const MENDED = {
  en: /more time than this takes|expect this chapter|couldn’t tell what|\bGladly\b|\b[Pp]acks\b|(?<!\{)\bper ?cent\b(?!\})|recipe names|the stations of|^'(?:Not right|Right answer|Right)'$|\} of \{of\} right/g,
  de: /heute beginnen könnten|^'Farben'$|\bgratis\b|kostet 10\.|\bProzent\b|^'Nicht richtig'$|Kostenlos!/gi,
  es: /¡gratis|cuesta 10\.|por ciento|^'Incorrecto'$/gi,
}

const BRITISH =
  /\b\w*(?:colour|flavour|favour|behaviour|neighbour|honour|labour|harbour|rumour|vapour|humour|centre|metre|litre|theatre|fibre|practis|licence|defence|offence|grey(?!hound)|mould|plough|sceptic|judgement|travell|labell|fulfils|learnt|misspelt|spoilt|towards|draughts|jeweller)\w*|\b(?:recogn|memor|organ|real|summar|apolog|visual|emphas|pasteur)is(?:e[ds]?|ing|ation)\b|\b(?:analyse[ds]?|maths|pack of 52|fortnight)\b/gi

describe('the texts of the web app', () => {
  const sources = execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/test\.|\/testing\/|\.d\.ts$/.test(file))
    .map((file) => file.slice(folder.length))
    .filter((file) => !NAMES.some((name) => file.startsWith(name)))

  it.each(sources)('should not stand in %s', (file) => {
    expect(proseOf(readFileSync(join(root, folder, file), 'utf8'), file.endsWith('x'))).toEqual([])
  })

  it('should be found where they stand in code', () => {
    const code = `
      const a = <p title="Hello there" className="flex gap-2">Read on</p>
      const b = { label: 'Chapters', key: 'Enter', note: \`in \${n} days from now\` }
      if (b.key === 'Escape') throw new Error('That is a bug')
    `
    expect(proseOf(code, true)).toEqual(['Hello there', 'Read on', 'Chapters', 'days from now'])
  })
})

describe('the words that people read', () => {
  it.each<[string, RegExp, readonly string[], Language]>([
    [
      'English',
      MENDED.en,
      ['adapters/offline-tutor/src/*.ts', 'adapters/offline-tutor/lessons/*.md', ...textsIn('en')],
      'en',
    ],
    ['American English', BRITISH, ['adapters/offline-tutor/lessons/*.md', ...textsIn('en')], 'en'],
    ['German', MENDED.de, textsIn('de'), 'de'],
    ['Spanish', MENDED.es, textsIn('es'), 'es'],
  ])('should hold nothing that was mended: %s', (_, mended, patterns, language) => {
    const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' }).split('\n')
    expect(files.length).toBeGreaterThan(3)
    const found = files
      .filter((file) => file !== '' && !file.includes('.test.'))
      .flatMap((file) =>
        stringsIn(file, language).flatMap((text) => (text.match(mended) ?? []).map((it) => `${file}: ${it}`)),
      )
    expect(found).toEqual([])
  })
})

// Helpers

type Language = 'en' | 'de' | 'es'

/** Each holds all languages. */
const SHARED = [
  'packages/domain/src/conversations/words.json',
  'packages/domain/src/help/texts.json',
  'adapters/offline-tutor/src/conversation/texts.json',
]

function textsIn(language: Language): readonly string[] {
  return [
    `apps/web/src/texts/${language}.json`,
    `apps/web/src/texts/examples/${language}.json`,
    // git knows no alternatives in braces
    `packages/contract/src/texts/${language}.json`,
    ...(language === 'en' ? ['packages/contract/src/**/texts.ts'] : []),
    `packages/domain/src/mails/texts/${language}.json`,
    ...SHARED,
  ]
}

/** All literals of code, all texts of a catalogue; of a lesson all but the words by which it is found. */
const stringsIn = (file: string, language: Language): readonly string[] => {
  const content = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.md')) return [content.replace(/^(?:keywords|context|field):.*(?:\n {2}.*)*/gm, '')]
  if (SHARED.includes(file)) return textsOf(JSON.parse(content)[language])
  if (file.endsWith('.json')) return textsOf(JSON.parse(content))
  return content.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? []
}

/** In quotes, as in code. */
const textsOf = (part: unknown): readonly string[] =>
  typeof part === 'string' ? [`'${part}'`] : Object.values(part as object).flatMap(textsOf)

type Node = { readonly type?: string; readonly [key: string]: unknown }

/** What stands in code that a person might read. Errors for developers, class names and names of keys are none of it. */
function proseOf(code: string, tsx: boolean): readonly string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { type, ...parts } = node as Node // swc's nodes, of whatever kind
    if (type?.startsWith('Ts') || type === 'ImportDeclaration' || type === 'ThrowStatement') return
    if (type === 'JSXAttribute' && NO_PROSE.has(nameOf(parts.name))) return
    if (type === 'CallExpression' && TAKES_NAMES.has(nameOf(parts.callee))) return
    if (type === 'NewExpression' && /Error|Problem/.test(nameOf(parts.callee))) return
    if (type === 'VariableDeclarator' && /class|style/i.test(nameOf(parts.id))) return
    if (type === 'JSXText' && /\p{L}{2}/u.test(String(parts.value))) found.push(String(parts.value).trim())
    if (type === 'StringLiteral' && isProse(String(parts.value))) found.push(String(parts.value))
    if (type === 'TemplateElement' && isProse(String(parts.raw).trim())) found.push(String(parts.raw).trim())
    for (const part of Object.values(parts)) visit(part)
  }
  visit(parseSync(code, { syntax: 'typescript', tsx }).body)
  return found
}

const nameOf = (node: unknown): string => String((node as { value?: unknown } | undefined)?.value ?? '')

const NO_PROSE = new Set(
  'className d viewBox id key name type to href rel role autoComplete transform points'.split(' '),
)
/** Functions that take names of classes or components. */
const TAKES_NAMES = new Set(['clsx', 'cva', 'lazyComponent', 'lazyDialog', 'lazyPart'])
/** Names of components, of keys, of kinds of errors, of headers and of the product. */
const STANDARD =
  /^(\w*[a-z][A-Z]\w*|Enter|Escape|Tab|Home|End|Arrow\w+|Page(Up|Down)|Backspace|Delete|\w+Error|Error|Markdown|Waymark|UTC|Authorization|Bearer.*|[A-Z]\w+-[A-Z][\w-]*)$/

const isProse = (text: string): boolean =>
  !ON_THE_WIRE.includes(text) &&
  !STANDARD.test(text) &&
  (/^[\p{Lu}“‘][\p{L}’']*\p{Ll}/u.test(text)
    ? !/[[\]{}_<>=]/.test(text)
    : /\p{Ll}{2,} \p{Ll}{2,}/u.test(text) && !/-|\[|[a-z]:[a-z]/.test(text))
