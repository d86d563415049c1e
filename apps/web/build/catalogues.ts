import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Expression, type ObjectProperty, type Program, parseSync } from 'oxc-parser'
import { compileMessage } from './messages.ts'

type Report = (place: string, fault: string) => void
type Part = readonly [key: string, value: Expression]
/** The code of what a module exports, by its names. */
type Exports = ReadonlyMap<string, string>

/** Below each, every `texts.ts` is English, and `texts/de.json` is the German of them all. */
const ROOTS = ['../src', '../../../packages/contract/src'].map((path) => resolve(import.meta.dirname, path))
/** What stays English in every build, and says so: the portal of the admins. */
const ENGLISH = /^features\/admin\//

export const catalogueFiles = (language: string): readonly string[] =>
  ROOTS.map((root) => join(root, `texts/${language}.json`))

/** What each `texts.ts` exports in a build of `language`, by its path. One error names all faults of the catalogues. */
export function compileCatalogues(language: string): ReadonlyMap<string, Exports> {
  const faults: string[] = []
  const modules = catalogueFiles(language).flatMap((file) => {
    const root = dirname(dirname(file))
    const catalogue: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'))
    const sources = globSync('**/texts.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
    const features = new Map(sources.filter((path) => !ENGLISH.test(path)).map((path) => [featureOf(path), path]))
    const unknown = Object.keys(catalogue).filter((feature) => !features.has(feature))
    faults.push(...unknown.map((feature) => `${file}: ${feature} has no texts.ts`))
    return [...features].map(([feature, path]): [string, Exports] => {
      const report: Report = (place, fault) => faults.push(`${file}: ${feature}${place} ${fault}`)
      const source = readFileSync(join(root, path), 'utf8')
      return [join(root, path), compileTexts(source, catalogue[feature], language, report)]
    })
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return new Map(modules)
}

/** What an English module exports, in another language: what is no text, or `as const`, stays as it is. */
export function compileTexts(english: string, messages: unknown, language: string, report: Report): Exports {
  const compile = (node: Expression, given: unknown, at: string): string => {
    if (node.type === 'TSAsExpression' && !isFixed(node)) return compile(node.expression, given, at)
    const { start, end } = node.type === 'TSAsExpression' ? node.expression : node
    const source = english.slice(start, end)
    if (isFixed(node)) return source
    if (node.type === 'ArrayExpression') return `[${compileParts(partsOf(node), given, at).map(([, code]) => code)}]`
    if (node.type === 'ObjectExpression')
      return `{${compileParts(partsOf(node), given, at).map(([key, code]) => `${JSON.stringify(key)}:${code}`)}}`
    if (typeof given === 'string' && given.trim() !== '')
      return compileMessage(given, source, parametersOf(node), language, (fault) => report(at, fault))
    report(at, given === undefined ? 'is missing' : 'is empty, or no text')
    return '""'
  }
  const compileParts = (parts: readonly Part[], given: unknown, at: string): [string, string][] => {
    const found = new Map<string, unknown>(Object.entries(given ?? {}))
    const wanted = parts.flatMap(([key, part]) => (isFixed(part) ? [] : key))
    for (const key of found.keys()) if (!wanted.includes(key)) report(`${at}.${key}`, 'is not in English')
    return parts.map(([key, part]) => [key, compile(part, found.get(key), `${at}.${key}`)])
  }
  const exported = exportsOf(parseSync('texts.ts', english).program)
  const texts = exported.find(([name]) => name === 'texts')?.[1]
  return new Map(texts ? [['texts', compile(texts, messages, '')]] : compileParts(exported, messages, ''))
}

/** As a catalogue calls it: by its folder. */
const featureOf = (path: string): string => (path === 'texts.ts' ? 'shared' : dirname(path))

export function moduleOf(exports: Exports, language: string): string {
  const code = [...exports].map(([name, value]) => `export const ${name} = ${value}\n`).join('')
  if (!code.includes('plural({')) return code
  const plurals = JSON.stringify(join(ROOTS[0] ?? '', 'texts/plurals.ts'))
  return `import { pluralsOf } from ${plurals}\nconst plural = pluralsOf('${language}')\n${code}`
}

const exportsOf = ({ body }: Program): readonly Part[] =>
  body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    const constants = declared?.type === 'VariableDeclaration' ? declared.declarations : []
    return constants.flatMap(({ id, init }): Part[] => (id.type === 'Identifier' && init ? [[id.name, init]] : []))
  })

/** Of an object or an array, which have no spreads: texts are written out. */
function partsOf(node: Expression): readonly Part[] {
  if (node.type === 'ArrayExpression') return node.elements.map((part, index) => [`${index}`, part as Expression])
  const properties = node.type === 'ObjectExpression' ? node.properties : []
  return (properties as ObjectProperty[]).map(({ key, value }) => [
    key.type === 'Identifier' ? key.name : `${'value' in key && key.value}`,
    value,
  ])
}

const parametersOf = (node: Expression): readonly string[] | null => {
  if (node.type === 'ArrowFunctionExpression')
    return node.params.map((one) => (one.type === 'Identifier' ? one.name : ''))
  return node.type === 'CallExpression' ? ['count'] : null
}

const isFixed = (node: Expression): boolean =>
  node.type === 'TSAsExpression'
    ? node.typeAnnotation.type === 'TSTypeReference' &&
      node.typeAnnotation.typeName.type === 'Identifier' &&
      node.typeAnnotation.typeName.name === 'const'
    : node.type === 'Literal' && typeof node.value !== 'string'
