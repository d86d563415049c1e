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

/** Comments, strings and regular expressions, from left to right: what lies between them is code. */
const PARTS =
  /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|(?<![:\w'])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?]\s{0,8})\/(?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*\//g
/** What a page says, between its tags: no code either. */
const JSX_TEXT = /(?<=[^=]>|\})[^<>{}=()]+(?=[<{])/g
const WORDS = new RegExp(`\\b(?:${Object.keys(standardWords).join('|')})\\b`, 'gi')

/** Each name or word of `text` that has a standard one, as `[line, found, standard]`. Of strings only tests' names count, of JSX no texts. */
export function privateNames(text, isJsx = false) {
  const found = []
  const add = (index, word, standard) => found.push([text.slice(0, index).split('\n').length, word, standard])
  const blank = (part) => part.replaceAll(/[^\n]/g, ' ')
  const withoutParts = text.replaceAll(PARTS, (part, index) => {
    if (part.startsWith('/*') || part.startsWith('//') || part.slice(1).startsWith('should ')) {
      for (const { 0: word, index: within } of part.matchAll(WORDS)) {
        add(index + within, word, standardWords[word.toLowerCase()])
      }
    }
    return blank(part)
  })
  const code = isJsx ? withoutParts.replaceAll(JSX_TEXT, blank) : withoutParts
  for (const { 0: name, index } of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const standard = standardOf(name)
    if (standard) add(index, name, standard)
  }
  return found
}

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
  return [...prose.matchAll(WORDS)].map(({ 0: word, index }) => [
    text.slice(0, index).split('\n').length,
    word,
    standardWords[word.toLowerCase()],
  ])
}

/** Prints what is not named by the field's word, and answers whether nothing is. */
export function checkNames(areas = AREAS) {
  const findings = execFileSync('git', ['ls-files', '--', ...areas], { cwd: root, encoding: 'utf8' })
    .split('\n')
    // whose comments are the texts that people read
    .filter((path) => !path.endsWith('texts/messages.d.ts'))
    .filter((path) => /\.(?:ts|tsx|mjs|md)$/.test(path) && existsSync(join(root, path)))
    .flatMap((path) => {
      const standard = standardOf(basename(path))
      const find = path.endsWith('.md') ? privateWords : privateNames
      return [
        ...(standard ? [`${path}: ${standard}`] : []),
        ...find(readFileSync(join(root, path), 'utf8'), path.endsWith('.tsx')).map(
          ([line, word, instead]) => `${path}:${line} ${word} → ${instead}`,
        ),
      ]
    })
  if (findings.length > 0)
    console.error(`Names of our own, and the field's (scripts/names.mjs):\n${findings.join('\n')}`)
  return findings.length === 0
}

if (process.argv[1] === import.meta.filename)
  process.exit(checkNames(process.argv.length > 2 ? process.argv.slice(2) : AREAS) ? 0 : 1)
