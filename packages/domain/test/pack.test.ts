import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MY_PROVIDER, MY_STORAGE, TYPES } from './programs.ts'

const domain = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

const readme = await readFile(join(domain, 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, block = '']) => block)
/** What needs nothing but the package, and what needs fast-check or vitest as well. */
const suites = blocks.filter((block) => /testing\/|fast-check/.test(block))
const programs = blocks.filter((block) => !suites.includes(block))

const KB = 1_000
const MAX_TARBALL = 800 * KB
/** Compressed, as a browser gets them. */
const MAX_USE_CASES = 155 * KB

/** A project outside this repository. It has the packed package, and at first nothing else. */
let project: string
let tarball = ''

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'domain-pack-'))
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  await npm(domain, 'pack', '--pack-destination', project)
  tarball = (await readdir(project)).find((name) => name.endsWith('.tgz')) ?? ''
  await npm(project, 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', `./${tarball}`)
})

afterAll(() => rm(project, { recursive: true, force: true }))

describe('the npm package', () => {
  it('should hold what is meant to be shipped, and no test', async () => {
    const installed = join(project, 'node_modules', '@app', 'domain')
    expect((await readdir(installed)).sort()).toEqual(['README.md', 'dist', 'package.json'])
    expect(await readdir(join(installed, 'dist'))).toEqual(expect.arrayContaining(['src', 'testing']))
    const files = await readdir(join(installed, 'dist'), { recursive: true })
    expect(files.filter((name) => /\.test\.|[^d]\.ts$|tsconfig/.test(name))).toEqual([])
    // the words and weights of the safety check are an adapter's
    expect(files.filter((name) => /safety\/|weights/.test(name))).toEqual([])
    expect((await stat(join(project, tarball))).size).toBeLessThan(MAX_TARBALL)
  })

  it('should bring a README whose programs run as they are', async () => {
    expect(programs).toHaveLength(5)
    const names = await Promise.all(
      programs.map(async (program, index) => {
        await writeFile(join(project, `readme-${index}.mjs`), program)
        return `readme-${index}.mjs`
      }),
    )
    await writeFile(join(project, 'readme.mjs'), names.map((name) => `await import('./${name}')`).join('\n'))
    const said = await node('readme.mjs')
    expect(said).toMatch(
      /generationStatus: 'COMPLETE'[\s\S]*confirmation-not-asked planned\n15 granted\nnull previous-chapter-in-preparation[\s\S]*kind: 'unlocked'[\s\S]*} 100\n[\s\S]*reason: 'A gift.'/,
    )
    expect(said).not.toContain('ok: false')
    const [hello = ''] = programs
    expect(hello.trim().split('\n').length).toBeLessThanOrEqual(15)
  })

  it('should bring types that need no platform and no other package, and that catch the faults of a program', async () => {
    await writeFile(join(project, 'types.ts'), TYPES)
    const target = { module: 'nodenext', target: 'es2023', lib: ['es2023'], types: [] }
    const compilerOptions = { ...target, strict: true, skipLibCheck: false, noEmit: true }
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['types.ts'] }))
    await node(join(folderOf('typescript'), 'bin', 'tsc'), '-p', '.')
  })

  it('should bring memory adapters that a bundler puts into one script for a browser', async () => {
    await writeFile(join(project, 'browser.mjs'), programs[0] ?? '')
    const options = ['--platform', 'browser', '--format', 'esm', '--file', 'bundle.mjs']
    await node(join(folderOf('rolldown'), 'bin', 'cli.mjs'), 'browser.mjs', ...options)
    // no module but its own, and nothing that only Node has
    const bundle = await readFile(join(project, 'bundle.mjs'), 'utf8')
    expect(bundle).toContain('makeMemoryStorage')
    expect(bundle).not.toMatch(/^import\b|\bimport\(|\bfrom ['"]node:|\b(?:process|Buffer)\.\w|\brequire\(/m)
  })

  it('should bring use cases that are small in a browser', async () => {
    await writeFile(join(project, 'use-cases.mjs'), "export { makeUseCases } from '@app/domain'")
    const options = ['--platform', 'browser', '--format', 'esm', '--minify', '--file', 'use-cases.min.mjs']
    await node(join(folderOf('rolldown'), 'bin', 'cli.mjs'), 'use-cases.mjs', ...options)
    const bundle = await readFile(join(project, 'use-cases.min.mjs'))
    expect(gzipSync(bundle, { level: 9 }).length).toBeLessThan(MAX_USE_CASES)
  })

  it('should bring suites and arbitraries, which run against a third-party adapter', async () => {
    await link('fast-check')
    await link('vitest')
    await writeFile(join(project, 'my-storage.js'), MY_STORAGE)
    await writeFile(join(project, 'my-provider.js'), MY_PROVIDER)
    expect(suites).toHaveLength(3)
    for (const [index, suite] of suites.entries())
      await writeFile(join(project, `suite-${index}.test.mjs`), testOf(suite))
    const vitest = join(folderOf('vitest'), 'vitest.mjs')
    await node(vitest, 'run', '--root', project, '--testTimeout=60000', '--reporter=json', '--outputFile=report.json')
    const report = JSON.parse(await readFile(join(project, 'report.json'), 'utf8'))
    expect(report).toMatchObject({ success: true, numFailedTests: 0 })
    expect(report.numPassedTests).toBeGreaterThan(80)
  })
})

// Helpers

/** A suite as it is; what is no suite is one test. */
function testOf(block: string): string {
  if (block.includes('describe')) return block
  const [imports = '', body = ''] = block.split('\n\n', 2)
  return `import { it } from 'vitest'\n${imports}\nit('should hold', async () => {\n${body}\n})`
}

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))

/** Gives the project a package of this repository: it must be possible without a network. */
async function link(name: string): Promise<void> {
  const at = join(project, 'node_modules', name)
  await mkdir(dirname(at), { recursive: true })
  await rm(at, { force: true })
  await symlink(folderOf(name), at, 'junction')
}

const node = (...args: readonly string[]): Promise<string> => run(project, process.execPath, args)

/** Under `npm test` the same npm that runs it, else the one on the path. */
function npm(directory: string, ...args: readonly string[]): Promise<string> {
  const own = process.env.npm_execpath
  return own ? run(directory, process.execPath, [own, ...args]) : run(directory, 'npm', args)
}

/** Fails with what the program said. */
async function run(directory: string, program: string, args: readonly string[]): Promise<string> {
  // A program outside knows nothing of this test run, nor of the condition that leads to the sources.
  const { VITEST: _vitest, NODE_OPTIONS: _options, ...env } = process.env
  try {
    return (await promisify(execFile)(program, [...args], { cwd: directory, env, maxBuffer: 32_000_000 })).stdout
  } catch (error) {
    // execFile rejects with an Error that carries both outputs.
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
  }
}
