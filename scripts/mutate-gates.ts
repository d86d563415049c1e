// Mutation test of the gates: leaves out each line of each gate's list, one at a time, and runs the tests that should miss it:
// `npm run mutate-gates`. Fails when one is not missed. Not a test: it takes some minutes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { resolution } from '../vitest.config.ts'

const root = join(import.meta.dirname, '..')
const GATES = ['check-lesson', 'check-outline', 'check-message', 'requirements'].map(
  (name) => `packages/domain/src/tutoring/gates/${name}.ts`,
)
/** The near tests first: what they miss is looked for in the corpus. */
const SUITES = [['packages/domain/src/tutoring/gates', 'packages/domain/src/use-cases'], ['packages/evaluation/corpus']]
/** An entry of the list that a gate gives to `distinctFaults`, over as many lines as the formatter gave it. */
const ENTRY = /^ {4}\.\.\.(?:.*\($\n(?: {6}.*\n)+ {4}\),|.*)\n/gm

let survivors = 0
let mutants = 0
for (const file of GATES) {
  const source = readFileSync(join(root, file), 'utf8')
  const failing = await firstFailing(file, source)
  if (failing) throw new Error(`Nothing is left out, and ${failing.join(' ')} fails.`)
  for (const { 0: entry, index } of source.matchAll(ENTRY)) {
    const mutant = source.slice(0, index) + source.slice(index + entry.length)
    const suite = await firstFailing(file, mutant)
    mutants += 1
    if (suite === undefined) survivors += 1
    console.log(`${file}: without ${entry.trim().split('\n')[0]} ${suite ? `fails in ${suite[0]}` : 'NOTHING FAILS'}`)
  }
}
console.log(`${mutants} left out one by one, ${survivors} not missed`)
process.exitCode = mutants > 0 && survivors === 0 ? 0 : 1

async function firstFailing(file: string, mutant: string) {
  for (const suite of SUITES) if (!(await passes(suite, file, mutant))) return suite
  return undefined
}

async function passes(suite: readonly string[], file: string, mutant: string): Promise<boolean> {
  const load = (id: string) => (id.endsWith(file) ? mutant : null)
  const plugin = { name: 'mutant', enforce: 'pre' as const, load }
  const files = { root, config: false as const, exclude: ['**/*.int.test.ts', '**/node_modules/**'] }
  const run = { watch: false, bail: 1, isolate: false, fsModuleCache: false, testTimeout: 120_000, reporters: [{}] }
  const vitest = await startVitest('test', [...suite], { ...files, ...run }, { ...resolution, plugins: [plugin] })
  const failed = vitest.state.getCountOfFailedTests() + vitest.state.getUnhandledErrors().length
  const ran = vitest.state.getTestModules().length
  await vitest.close()
  if (ran === 0) throw new Error(`No test in ${suite.join(' ')}.`)
  return failed === 0
}
