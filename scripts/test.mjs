import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, fail, root, runTool, toolEnvironment } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { checkBudgets } from './check-budgets.mjs'
import { checkNames } from './check-names.mjs'

/** Cheap and telling first. A step answers whether it passed. */
const steps = [
  ['types', checkTypes],
  ['lint', async () => (await passes('biome', ['ci', '--error-on-warnings', '.'])) && checkNames()],
  ['boundaries', () => passes('depcruise', ['packages', 'adapters', 'apps', 'scripts'])],
  ['unused', () => passes('knip', ['--no-progress'])],
  ['unit', () => vitest('unit', 'web')],
  ['integration', () => vitest('integration')],
  ['budgets', budgets],
  ['e2e', endToEnd],
]

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',') ?? steps.map(([name]) => name)
const unknown = wanted.filter((name) => !steps.some(([step]) => step === name))
if (unknown.length > 0) fail(`No such step: ${unknown}. There are: ${steps.map(([name]) => name).join(', ')}.`)

await ensureInstalled()
let passed = 0
for (const [name, step] of steps.filter(([name]) => wanted.includes(name))) {
  console.log(`\n> ${name}`)
  const begin = performance.now()
  const good = await step()
  console.log(`${good ? 'passed' : 'FAILED'}: ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  if (!good) {
    console.log(`\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed += 1
}
console.log(`\n${passed} passed, 0 failed`)

async function passes(tool, args, options) {
  return (await runTool(tool, args, options)) === 0
}

function vitest(...projects) {
  // The native loader reads vitest.config.ts without writing into node_modules.
  return passes('vitest', ['run', '--configLoader', 'native', ...projects.flatMap((name) => ['--project', name])])
}

/** Every tsconfig of every package, two at a time: the compiler uses several cores by itself. */
async function checkTypes() {
  const waiting = ['packages', 'adapters', 'apps']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
    .concat('.')
    .flatMap(configsIn)
  let good = true
  const worker = async () => {
    for (let config = waiting.shift(); config; config = waiting.shift()) {
      good = (await passes('tsc', ['-p', config])) && good
    }
  }
  await Promise.all([worker(), worker()])
  return good
}

function configsIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^tsconfig(?!\.base)[.\w]*\.json$/.test(entry.name))
    .map((entry) => join(folder, entry.name))
}

async function budgets() {
  await ensureWebBuilt()
  return checkBudgets()
}

async function endToEnd() {
  const config = join('apps', 'web', 'playwright.config.ts')
  if (!existsSync(join(root, config))) fail(`${config} is missing.`)
  // the tests read the packages' sources, as the server does: nothing has to be built for them
  const env = { ...toolEnvironment(), CHROMIUM_PATH: await ensureBrowser(), NODE_OPTIONS: '--conditions=app-source' }
  await ensureWebBuilt()
  return passes('playwright', ['test', '-c', config], { env })
}
