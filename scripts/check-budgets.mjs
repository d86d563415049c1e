import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail, root } from './bootstrap.mjs'
import { languages } from './build-web.mjs'

const KiB = 1024
const entryLimit = 140 * KiB
/** A dialog comes with the library that all dialogs share; the shell's calls come on every page. */
const routeLimit = 60 * KiB
/** A page with the text that is read on it, without formulas and highlighted code: reading Markdown costs most of it. */
const readingLimit = 90 * KiB
/** Sentry with its recorder: loaded only where an operator has switched it on, and after the page is there. */
const reportingLimit = 120 * KiB
/** The shell loads it on every page, to ask who is signed in, with parts of pages that the first script need not have. */
const session = 'src/api/shell-calls.ts'
/** KaTeX: only where a chapter has a formula. Its fonts come besides, those that the formula needs. */
const formulaLimit = 78 * KiB
const chapter = 'src/features/learning/chapter/chapter-page.tsx'
const lesson = 'src/ui/markdown/lesson/lesson-markdown.tsx'
const formula = 'src/ui/markdown/lesson/draw-formula.ts'
const chat = 'src/features/conversations/new-learning-request-page.tsx'
const markdown = 'src/ui/markdown/markdown.tsx'

/** What a reader downloads stays small in each language, or the test command fails. */
export const checkBudgets = () => languages.map(checkLanguage).every(Boolean)

function checkLanguage(language) {
  const dist = join(root, 'apps', 'web', 'dist', language)
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const scriptsOf = (key) => [...withImports(manifest, key)].filter((one) => manifest[one].file.endsWith('.js'))
  const sizeOf = (key) => gzipSync(readFileSync(join(dist, manifest[key].file)), { level: 9 }).length

  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (!entry) fail('The manifest of the web build names no entry.')
  // What the entry imports statically is loaded with it, in however many files it was cut.
  const atOnce = scriptsOf(entry)
  const calls = scriptsOf(session).filter((key) => !atOnce.includes(key))
  const there = [...atOnce, ...calls]
  const own = (key, before) =>
    sum(
      scriptsOf(key)
        .filter((one) => !before.includes(one))
        .map(sizeOf),
    )
  const together = (...keys) =>
    sum([...new Set(keys.flatMap(scriptsOf))].filter((key) => !there.includes(key)).map(sizeOf))
  const later = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && key !== session)
  const measured = [
    { name: 'entry script', size: sum(atOnce.map(sizeOf)), limit: entryLimit },
    { name: session, size: sum(calls.map(sizeOf)), limit: routeLimit },
    ...later.map((key) => {
      // what opens from a page finds there what the page has loaded
      const before = importersOf(manifest, key)
        .filter((one) => manifest[one].isDynamicEntry)
        .flatMap(scriptsOf)
      return { name: key, size: own(key, [...there, ...before]), limit: limitOf(key) }
    }),
    { name: 'chat with Markdown', size: together(chat, markdown), limit: readingLimit },
    { name: 'chapter with its text', size: together(chapter, lesson), limit: readingLimit },
  ]
  for (const { name, size, limit } of measured.filter(isOver)) {
    console.error(`Over budget (${language}): ${name} has ${inKiB(size)} KiB gz, and may have ${inKiB(limit)}.`)
  }
  const [first, ...rest] = measured
  const largest = rest.sort((a, b) => b.size / b.limit - a.size / a.limit)[0]
  console.log(
    `${language}: ${first.name} ${inKiB(first.size)} KiB gz${largest ? `; ${largest.name} ${inKiB(largest.size)}` : ''}`,
  )
  return !measured.some(isOver)
}

function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, seen)
  return seen
}

const importersOf = (manifest, key) =>
  Object.keys(manifest).filter((one) => manifest[one].dynamicImports?.includes(key))
const limitOf = (key) => {
  if (key === 'src/reporting/sentry.ts') return reportingLimit
  if (key === markdown || key === lesson) return readingLimit
  return key === formula ? formulaLimit : routeLimit
}
const isOver = ({ size, limit }) => size > limit
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0)
const inKiB = (bytes) => (bytes / KiB).toFixed(1)
