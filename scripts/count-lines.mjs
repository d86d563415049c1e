// Lines of code: what is left of a source without comments and blank lines. `node scripts/count-lines.mjs` prints them by folder;
// with a file behind it, how many files that one needs at run time.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './bootstrap.mjs'

/** Only a decision raises it: docs/decisions/0079-a-budget-of-lines.md. */
const MAX_LINES = 63_500
/** In a folder: no more than a reader takes in at a glance. Tests do not count. */
const MAX_FILES = 25
/** A longer line counts as the lines that it would fill. */
const WIDTH = 120

const IS_SOURCE = /(?<!\.d)\.(?:tsx?|mjs|js)$/
/** Tests, and what only tests load. */
const IS_TEST = /\.(?:test|e2e)\.|(?:^|\/)(?:test|testing|e2e)\/|^scripts\/(?:mutation|browsers)\//

/** Whether there is not more code than its budget. */
export async function checkLines() {
  const { code, tests } = await countLines()
  console.log(`${sumOf(code)} lines of code, ${MAX_LINES} at most; ${sumOf(tests)} of tests`)
  return sumOf(code) <= MAX_LINES
}

/** Whether no folder holds too many source files. */
export function checkFolders() {
  const counts = new Map()
  for (const file of sourceFiles().filter((file) => !/\.(test|e2e)\./.test(file))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  const full = [...counts].filter(([, count]) => count > MAX_FILES)
  for (const [folder, count] of full) console.error(`${folder} holds ${count} source files, ${MAX_FILES} at most`)
  return full.length === 0
}

/** All that are kept or about to be. */
function sourceFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  return `${listed}`.split('\n').filter((file) => IS_SOURCE.test(file) && existsSync(join(root, file)))
}

/** Of all source files: `code` and `tests`, by their first two folders. */
async function countLines() {
  // not at the top: the test command itself installs it
  const { parseSync } = await import('oxc-parser')
  const counts = { code: new Map(), tests: new Map() }
  for (const file of sourceFiles()) {
    const lines = counts[IS_TEST.test(file) ? 'tests' : 'code']
    const folder = file.split('/').slice(0, -1).slice(0, 2).join('/') || '.'
    const text = readFileSync(join(root, file), 'utf8')
    lines.set(folder, (lines.get(folder) ?? 0) + linesOf(text, parseSync(file, text)))
  }
  return counts
}

function linesOf(text, { comments }) {
  let code = text
  for (const { start, end } of comments.toReversed()) code = code.slice(0, start) + code.slice(end)
  return code.split('\n').reduce((sum, line) => sum + Math.ceil(line.trimEnd().length / WIDTH), 0)
}

/** The file and all that it imports by relative paths, types aside. */
async function filesNeeded(entry) {
  const { parseSync } = await import('oxc-parser')
  const needed = new Set([resolve(entry)])
  for (const file of needed) {
    const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
    const modules = [
      ...staticImports.map(({ entries, moduleRequest }) => ({ entries, request: moduleRequest.value })),
      ...staticExports.flatMap(({ entries }) =>
        entries.map((one) => ({ entries: [one], request: one.moduleRequest?.value })),
      ),
    ]
    for (const { entries, request } of modules) {
      const isType = entries.length > 0 && entries.every((one) => one.isType)
      if (request?.startsWith('.') && !isType) needed.add(resolve(dirname(file), request))
    }
  }
  return needed
}

const sumOf = (lines) => [...lines.values()].reduce((sum, count) => sum + count, 0)

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const entry = process.argv[2]
  if (entry) {
    console.log(`${(await filesNeeded(entry)).size}\tfiles that ${entry} needs`)
    process.exit()
  }
  const { code, tests } = await countLines()
  for (const [folder, lines] of [...code].sort(([, one], [, other]) => other - one)) console.log(`${lines}\t${folder}`)
  console.log(`${sumOf(code)}\tin all, and ${sumOf(tests)} of tests`)
}
