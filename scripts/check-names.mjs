import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './bootstrap.mjs'
import { exempt, limitPrefixes, standardNames, standardWords } from './names.mjs'

const AREAS = [
  'packages',
  'adapters',
  'apps',
  'scripts',
  'README.md',
  'CONTRIBUTING.md',
  'docs',
  // not clean yet: the decisions; lessons, words and cases are texts of people
  ':!docs/decisions',
  ':!docs/evaluation.md',
  ':!adapters/offline-tutor/lessons',
  ':!adapters/offline-tutor/words',
  ':!scripts/names.mjs',
]

const WORDS = new RegExp(`\\b(?:${Object.keys(standardWords).join('|')})\\b`, 'gi')

/** Each name or word of a source that has a standard one, as `[line, found, standard]`. Of strings only tests' names count. */
export async function privateNames(file, text) {
  // not at the top: the test command itself installs it
  const { parseSync, Visitor } = await import('oxc-parser')
  const { comments, program } = parseSync(file, text)
  const found = comments.flatMap(({ value, start }) => wordsIn(value, start + 2))
  const addName = ({ name, start }) => found.push({ index: start, word: name, standard: standardOf(name) })
  const addTest = (words, start) => /^should /.test(words) && found.push(...wordsIn(words, start + 1))
  new Visitor({
    Identifier: addName,
    JSXIdentifier: addName,
    Literal: ({ value, start }) => addTest(value, start),
    TemplateElement: ({ value, start }) => addTest(value.raw, start),
  }).visit(program)
  return found.filter(({ standard }) => standard).map((one) => onItsLine(text, one))
}

const wordsIn = (text, from = 0) =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => {
    return { index: from + index, word, standard: standardWords[word.toLowerCase()] }
  })

const onItsLine = (text, { index, word, standard }) => [text.slice(0, index).split('\n').length, word, standard]

/** The words to take instead of this identifier's or file name's; null where it is fine. */
export function standardOf(name) {
  if (exempt.has(name)) return null
  if (limitPrefixes.some((prefix) => name.startsWith(prefix))) return 'MAX_…, …_TIMEOUT_MS'
  const words = `-${name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()}-`
  return Object.entries(standardNames).find(([now]) => words.includes(`-${now}-`))?.[1] ?? null
}

/** The same of a document, whose code, quotations and links may name anything. */
export function privateWords(text) {
  const prose = text.replaceAll(/`[^`\n]*`|"[^"\n]*"|\]\([^)\n]*\)/g, (part) => ' '.repeat(part.length))
  return wordsIn(prose).map((one) => onItsLine(text, one))
}

/** Prints what is not named by the field's word, and answers whether nothing is. */
export async function checkNames() {
  const findings = []
  const paths = execFileSync('git', ['ls-files', '--', ...AREAS], { cwd: root, encoding: 'utf8' })
    .split('\n')
    // whose comments are the texts that people read
    .filter((path) => !path.endsWith('texts/messages.d.ts'))
    .filter((path) => /\.(?:ts|tsx|mjs|md)$/.test(path) && existsSync(join(root, path)))
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8')
    const standard = standardOf(basename(path))
    if (standard) findings.push(`${path}: ${standard}`)
    const found = path.endsWith('.md') ? privateWords(text) : await privateNames(path, text)
    findings.push(...found.map(([line, word, instead]) => `${path}:${line} ${word} → ${instead}`))
  }
  if (findings.length > 0)
    console.error(`Names of our own, and the field's (scripts/names.mjs):\n${findings.join('\n')}`)
  return findings.length === 0
}
