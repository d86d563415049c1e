import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, runTool } from './bootstrap.mjs'

const cache = join(root, 'node_modules', '.cache', 'types')

/**
 * Every tsconfig of every package, two programs at a time: the compiler uses several cores by itself. What it found is kept with the
 * digests of all files that it read, so that the next run looks only at what changed, and at what depends on that.
 */
export async function checkTypes() {
  mkdirSync(cache, { recursive: true })
  const waiting = programsOf(
    ['packages', 'adapters', 'apps']
      .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
      .concat(root)
      .flatMap(configsIn),
  )
  let good = true
  const worker = async () => {
    for (let config = waiting.shift(); config; config = waiting.shift()) {
      const kept = join(cache, `${relative(root, config).replaceAll(/\W+/g, '-')}.tsbuildinfo`)
      good = (await runTool('tsc', ['-p', config, '--incremental', '--tsBuildInfoFile', kept])) === 0 && good
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
  const path = join(cache, `tsconfig.${place}.json`)
  const include = [first, ...others].flatMap((config) => config.include.map((name) => join(config.folder, name)))
  const config = { extends: join(first.folder, first.extends), compilerOptions: first.compilerOptions, include }
  writeFileSync(path, JSON.stringify(config))
  return path
}
