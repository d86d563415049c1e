import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from './bootstrap.mjs'

/** Every tsconfig of every package, two programs at a time: the compiler uses several cores by itself. */
export async function checkTypes() {
  const waiting = programsOf(
    ['packages', 'adapters', 'apps']
      .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
      .concat(root)
      .flatMap(configsIn),
  )
  let good = true
  const worker = async () => {
    for (let config = waiting.shift(); config; config = waiting.shift()) {
      good = (await runTool('tsc', ['-p', config])) === 0 && good
    }
  }
  await Promise.all([worker(), worker()])
  return good
}

const configsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^tsconfig(?!\.base)[.\w]*\.json$/.test(entry.name))
    .map((entry) => ({ folder, path: join(folder, entry.name), ...JSON.parse(readFileSync(join(folder, entry.name))) }))

/** Packages whose options are the same become one program: each of them would check all that it imports once more. */
function programsOf(configs) {
  const alike = new Map()
  for (const config of configs) {
    // an exclude holds for its own package
    const key = config.exclude
      ? config.path
      : JSON.stringify([join(config.folder, config.extends), config.compilerOptions])
    alike.set(key, [...(alike.get(key) ?? []), config])
  }
  // the longest first, so that two share the work
  return [...alike.values()].sort((one, other) => other.length - one.length).map(joined)
}

function joined([first, ...others], place) {
  if (others.length === 0) return first.path
  // a place from which the types of `node_modules` are found
  const folder = join(root, 'node_modules', '.cache', 'types')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `tsconfig.${place}.json`)
  const include = [first, ...others].flatMap((config) => config.include.map((name) => join(config.folder, name)))
  const config = { extends: join(first.folder, first.extends), compilerOptions: first.compilerOptions, include }
  writeFileSync(path, JSON.stringify(config))
  return path
}
