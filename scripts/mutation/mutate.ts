// Mutation test of what matters most: plants each fault of packages/testing/mutants in memory, one at a time, and runs the tests that should
// notice it: `npm run mutate`, or `npm run mutate -- wallet` for those whose name, file or tests have the word. Not a test: it takes some ten minutes.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mutants } from '../../packages/testing/mutants/index.ts'
import { type Mutant, mutate } from '../../packages/testing/mutants/mutant.ts'

const MAX_SURVIVORS = 0.05
const SLOTS = 2
const root = join(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'waymark-mutants-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const word = process.argv[2] ?? ''
const chosen = mutants.filter(({ name, file, tests }) => [name, file, ...tests].some((text) => text.includes(word)))
if (chosen.length === 0) throw new Error(`No mutant has "${word}" in its name, file or tests.`)
for (const mutant of chosen) mutate(mutant, readFileSync(join(root, mutant.file), 'utf8'))

// a test that fails anyway would notice everything
for (const project of ['unit', 'web', 'integration']) {
  const tests = [...new Set(chosen.filter((one) => projectOf(one) === project).flatMap((one) => one.tests))]
  if (tests.length > 0 && (await run(project, tests, '', ['--reporter=dot'])) !== 0)
    throw new Error(`Tests fail without a mutant: ${project}`)
}

const survivors: Mutant[] = []
const queue = chosen.values()
await Promise.all(Array.from({ length: SLOTS }, runSlot))
console.log(`${chosen.length} planted, ${survivors.length} survived`)
for (const { name, file } of survivors) console.log(`  ${name} (${file})`)
process.exitCode = survivors.length <= MAX_SURVIVORS * chosen.length ? 0 : 1

async function runSlot(): Promise<void> {
  for (const mutant of queue) {
    const noticed = await failsWith(mutant)
    if (!noticed) survivors.push(mutant)
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'} ${mutant.name}${noticed ? `: ${noticed}` : ''}`)
  }
}

/** The first test that fails with the mutant, if one does. A file that does not even load notices nothing. */
async function failsWith(mutant: Mutant): Promise<string | null> {
  const report = join(reports, `${mutants.indexOf(mutant)}.json`)
  await run(projectOf(mutant), mutant.tests, mutant.name, ['--bail=1', '--reporter=json', `--outputFile=${report}`])
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (results.length === 0) throw new Error(`With "${mutant.name}" no test runs.`)
  return results.find(({ status }) => status === 'failed')?.fullName ?? null
}

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

function projectOf({ tests }: Mutant): string {
  const [first = ''] = tests
  return first.endsWith('.int.test.ts') ? 'integration' : first.startsWith('apps/web/src') ? 'web' : 'unit'
}

/** Answers the exit code. */
function run(project: string, tests: readonly string[], mutant: string, options: readonly string[]): Promise<number> {
  const config = ['--config', 'scripts/mutation/vitest.config.ts', '--configLoader', 'native', '--maxWorkers=1']
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', ...config, '--project', project, ...options, ...tests]
  return new Promise((resolve, reject) => {
    const env = { ...process.env, MUTANT: mutant }
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: mutant === '' ? 'inherit' : 'ignore' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
