import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail, root } from './bootstrap.mjs'

const KiB = 1024
const entryLimit = 105 * KiB
const routeLimit = 25 * KiB
/** Reading Markdown costs most of the page that needs it; it is loaded with that page and not before. */
const markdownLimit = 55 * KiB
/** Sentry with its recorder: loaded only where an operator has switched it on, and after the page is there. */
const reportingLimit = 120 * KiB

/** What a reader downloads stays small, or the test command fails. */
export function checkBudgets() {
  const dist = join(root, 'apps', 'web', 'dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const sizeOf = (key) => gzipSync(readFileSync(join(dist, manifest[key].file)), { level: 9 }).length
  const isScript = (key) => manifest[key].file.endsWith('.js')

  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (!entry) fail('The manifest of the web build names no entry.')
  // What the entry imports statically is loaded with it, in however many files it was cut.
  const atOnce = withImports(manifest, entry)
  const later = Object.keys(manifest).filter((key) => isScript(key) && !atOnce.has(key))
  const measured = [
    { name: 'entry script', size: sum([...atOnce].filter(isScript).map(sizeOf)), limit: entryLimit },
    ...later.map((key) => ({ name: nameOf(manifest, key), size: sizeOf(key), limit: limitOf(manifest, key) })),
  ]
  for (const { name, size, limit } of measured.filter(({ size, limit }) => size > limit)) {
    console.error(`Over budget: ${name} has ${inKiB(size)} KiB gz, and may have ${inKiB(limit)}.`)
  }
  const [first, ...rest] = measured
  const largest = rest.sort((a, b) => b.size / b.limit - a.size / a.limit)[0]
  console.log(`${first.name} ${inKiB(first.size)} KiB gz${largest ? `; ${largest.name} ${inKiB(largest.size)}` : ''}`)
  return measured.every(({ size, limit }) => size <= limit)
}

function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, seen)
  return seen
}

const nameOf = (manifest, key) => manifest[key].src ?? manifest[key].name ?? manifest[key].file
const limitOf = (manifest, key) => {
  if (nameOf(manifest, key) === 'src/reporting/sentry.ts') return reportingLimit
  return /markdown|conversation|chat/i.test(nameOf(manifest, key)) ? markdownLimit : routeLimit
}
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0)
const inKiB = (bytes) => (bytes / KiB).toFixed(1)
