// Feeds every reader hostile texts of one, two and four lengths, and counts what they cost. Prints what grows faster than the text, and
// the readers that nothing has called: `npx vitest run scripts/readers.test.ts`.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { called, workOf } from './count-work.ts'
import { READERS } from './readers.ts'
import { filled, SHAPES } from './shapes.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Four times as long may cost four times as much; more than this is on the way to sixteen times. */
const MAX_GROWTH = 5.5
/** Blocks for a character, below which growth does no harm. */
const LITTLE = 100
/** What is shorter is read with a bound of its own, or in another way. */
const LEAST = 1_000
const SHORT = 'Bake bread at home. '
/** Blocks that the first text may cost beside those of the next: some milliseconds. */
const MAX_FIRST = 100_000
const [parts = 16] = process.argv.slice(2).map(Number)
const only = process.argv[3]

let texts = 0
for (const [place, [name, { read, most }]] of Object.entries(READERS).entries()) {
  if (only !== undefined && !name.includes(only)) continue
  const longest = Math.max(most / parts, Math.min(most, LEAST))
  // what it needs is loaded before: no first learner waits for it
  const [first = 0, again = 0] = [1, 2].map(() => workOf(() => read(SHORT)))
  if (first > again + MAX_FIRST) console.log(`${name}, the first time: ${Math.round(first)}, then ${Math.round(again)}`)
  for (const [nth, [shape, piece]] of Object.entries(SHAPES).entries()) {
    // every fourth one: between them the readers get all
    if (parts > 1 && nth % 4 !== place % 4) continue
    const [once = 0, twice = 0, fourTimes = 0] = [1, 2, 4].map((times) => {
      texts += 1
      const text = filled(piece, Math.ceil((longest * times) / 4), 1_000 * texts)
      return workOf(() => read(text))
    })
    const grows = fourTimes > MAX_GROWTH * Math.max(once, twice / 2) && fourTimes > LITTLE * longest
    if (grows) console.log(`${name}, ${shape}: ${[once, twice, fourTimes].map(Math.round).join(', ')}`)
  }
}

const FOLDERS = 'packages/domain/src/{tutoring,brief,check}/**/*.ts,adapters/{resources,markdown,safety}/src/**/*.ts'
const EXPORTED = /^export (?:const|function\*?) ((?:read|parse|judge)[A-Z]\w*)/gm
/** What only code of ours has written: a stored text, and what goes with an answer that was read before. `parseLesson` runs under its memory's name. */
const NOT_FED = new Set(['readWhole', 'parseQuestions', 'readFitSection', 'readAtMost', 'parseAddress', 'parseLesson'])
for (const file of only === undefined
  ? FOLDERS.split(/,(?=a)/).flatMap((folder) => globSync(folder, { cwd: ROOT }))
  : []) {
  if (file.endsWith('.test.ts')) continue
  for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORTED))
    if (!called.has(name) && !NOT_FED.has(name))
      console.log(`${name} of ${file} is in no reader of scripts/test/readers.ts`)
}
