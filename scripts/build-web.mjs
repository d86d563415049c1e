import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, hashOf, root, runTool, toolEnvironment } from './bootstrap.mjs'

const web = join(root, 'apps', 'web')
const stamp = join(web, 'dist', '.build-hash')
/** Each has a catalogue. */
export const languages = readdirSync(join(web, 'src', 'texts')).flatMap(
  (name) => /^(\w\w)\.json$/.exec(name)?.[1] ?? [],
)
const inputs = [
  ...['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package.json'].map((name) => join(web, name)),
  join(root, 'packages', 'contract', 'src'),
  join(root, 'package-lock.json'),
]

/** Builds the web app, unless what it is made of is what the last build was made of. */
export async function ensureWebBuilt() {
  const wanted = hashOf(inputs.flatMap(filesIn).flatMap((file) => [file, '\0', readFileSync(file)]))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web app…')
  const codes = await Promise.all(languages.map((language) => build(language)))
  if (codes.some((code) => code !== 0)) fail(`The web app could not be built (exit codes ${codes.join(', ')}).`)
  writeFileSync(stamp, wanted)
}

const build = (language) =>
  runTool('vite', ['build', '--logLevel', 'warn'], { cwd: web, env: { ...toolEnvironment(), WEB_LANGUAGE: language } })

/** Every file under a path, in a fixed order. Tests are left out: they are not in the build. */
function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
