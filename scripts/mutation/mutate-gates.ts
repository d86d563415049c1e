// Mutation test of the gates: leaves out each line of each gate's list, one at a time, and looks whether a test misses it:
// `npm run mutate-gates`. Fails when none does. Not a test: it takes a minute.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { resolution } from '../../vitest.config.ts'

const root = join(import.meta.dirname, '../..')
const GATES = [
  ...['check-lesson', 'check-text', 'check-outline', 'requirements', 'check-message'],
  ...['../reply/check-reply', '../questions/check-questions', '../revision/check-revision'],
].map((name) => join('packages/domain/src/tutoring/gates', `${name}.ts`))
/** The near tests first: what they miss is looked for in those farther off. */
const SUITES = ['packages/domain/src/tutoring', 'packages/domain/src/use-cases']
/** An entry of the list that a gate returns, over as many lines as the formatter gave it. */
const ENTRY = /^ {4}\.\.\.(.*\n(?: {6}.*\n)*(?: {4}\),\n)?)/gm

type Mutant = { readonly file: string; readonly entry: string }

const mutants = GATES.flatMap((file) => {
  const entries = [...readFileSync(join(root, file), 'utf8').matchAll(ENTRY)]
  if (entries.length === 0) throw new Error(`${file} has no list.`)
  return entries.map(([, entry = '']): Mutant => ({ file, entry }))
})
const missed = new Map<number, string>()
for (const suite of SUITES) {
  for (const [place, test] of await missedBy(suite)) missed.set(place, test)
  console.log(`${suite}: ${missed.size} of ${mutants.length} are missed`)
}
for (const [place, { file, entry }] of mutants.entries())
  console.log(`${file}: without ...${entry.trim().split('\n')[0]} ${missed.get(place) ?? 'NOTHING FAILS'}`)
console.log(`${mutants.length} left out one by one, ${mutants.length - missed.size} not missed`)
process.exitCode = missed.size === mutants.length ? 0 : 1

/** Which mutants a test of the suite misses. Each test runs once as it is, and once more without each entry that it makes speak. */
async function missedBy(suite: string): Promise<ReadonlyMap<number, string>> {
  const plugin = { name: 'mutants', enforce: 'pre' as const, load }
  const files = { root, config: false as const, exclude: ['**/*.int.test.ts', '**/node_modules/**'] }
  const setupFiles = ['scripts/property-seed.ts', fileURLToPath(import.meta.resolve('./mutate-gates-setup.ts'))]
  const hooks = { setupFiles, sequence: { hooks: 'list' as const } }
  const run = { watch: false, isolate: false, fsModuleCache: false, testTimeout: 600_000, hookTimeout: 3_600_000 }
  const options = { ...files, ...hooks, ...run, maxWorkers: 2, reporters: [{}] }
  const vitest = await startVitest('test', [suite], options, { ...resolution, plugins: [plugin] })
  const modules = vitest.state.getTestModules()
  const bad = modules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId)
  const found = modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) =>
      (test.meta().missed ?? []).map((place) => [place, `fails "${test.fullName}"`] as const),
    ),
  )
  await vitest.close()
  if (modules.length === 0 || bad.length > 0) throw new Error(`Nothing is left out, and this fails: ${bad.join(' ')}`)
  return new Map(found)
}

/** The source of a gate, each entry of which can be left out while it runs. */
function load(id: string): string | null {
  const file = GATES.find((gate) => id.endsWith(gate))
  if (file === undefined) return null
  let place = mutants.findIndex((mutant) => mutant.file === file)
  return readFileSync(join(root, file), 'utf8').replace(ENTRY, (whole, entry: string) => {
    const at = place++
    return missed.has(at) ? whole : `...leaveOut(${at}, () => (${entry.trimEnd().replace(/,$/, '')})),\n`
  })
}
