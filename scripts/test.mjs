import { parseArgs } from 'node:util'
import { ensureInstalled, fail, nodeBinary, run, runTool } from './bootstrap.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { checkBudgets } from './check-budgets.mjs'
import { checkNames } from './check-names.mjs'
import { checkTypes } from './check-types.mjs'
import { checkFolders, checkLines } from './count-lines.mjs'
import { testInBrowser } from './end-to-end.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'

/** Cheap and telling first, one after the other: side by side they take each other's caches, and a fifth longer. Each answers whether it passed. */
const steps = {
  types: checkTypes,
  lint: async () =>
    (await passes('biome', ['ci', '--error-on-warnings', '.'])) &&
    (await checkNames()) &&
    checkFolders() &&
    (await checkLines()),
  boundaries: () => passes('depcruise', ['packages', 'adapters', 'apps', 'scripts']),
  unused: () => passes('knip', ['--no-progress']),
  unit: () => vitest(3, 'unit', 'web'),
  // these wait for processes and pauses as much as they work
  integration: () => vitest(3, 'integration'),
  budgets,
  e2e: () => testInBrowser(),
  // in the long run only: another engine, where it can be had
  firefox: () =>
    run(nodeBinary(), ['--conditions=app-source', 'scripts/browsers/firefox-walk.ts']).then((code) => code === 0),
}

const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } })
const wanted = values.only?.split(',') ?? Object.keys(steps).filter((name) => name !== 'firefox' || values.long)
const unknown = wanted.filter((name) => !steps[name])
if (unknown.length > 0) fail(`No such step: ${unknown}. There are: ${Object.keys(steps).join(', ')}.`)
if (values.long) {
  // what else is sampled is whole, what is played a few times is played many times, with cases that no run has seen
  process.env.LONG_RUN ??= '2'
  process.env.PROPERTY_SEED ??= 'random'
}

// a signal alone ends a process without its 'exit', at which it ends what it has started
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
await ensureInstalled()
// on a disk, databases wait at every commit, and browsers while they write their profiles
const memoryFolder = makeMemoryFolder()
if (memoryFolder) process.env.TMPDIR = memoryFolder
let passed = 0
for (const name of Object.keys(steps).filter((step) => wanted.includes(step))) {
  if (!(await runStep(name))) {
    console.log(`\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed += 1
}
console.log(`\n${passed} passed, 0 failed`)

async function runStep(name) {
  console.log(`\n> ${name}`)
  const begin = performance.now()
  const good = await steps[name]()
  console.log(`${good ? 'passed' : 'FAILED'}: ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  return good
}

async function passes(tool, args, options) {
  return (await runTool(tool, args, options)) === 0
}

async function vitest(workers, ...projects) {
  // The native loader reads vitest.config.ts without writing into node_modules.
  const options = ['--configLoader', 'native', `--maxWorkers=${workers}`]
  return passes('vitest', ['run', ...options, ...projects.flatMap((name) => ['--project', name])])
}

async function budgets() {
  await ensureWebBuilt()
  return checkBudgets()
}
