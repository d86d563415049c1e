import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWN_ADAPTER, TYPES, UNLOCK } from './programs.ts'

const domain = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

/** A project outside this repository. It has the packed package, and at first nothing else. */
let project: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'domain-pack-'))
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  await npm(domain, 'pack', '--pack-destination', project)
  const [tarball = ''] = (await readdir(project)).filter((name) => name.endsWith('.tgz'))
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
  })

  it('should let a plain JavaScript program unlock chapters on the memory adapters', async () => {
    await writeFile(join(project, 'unlock.mjs'), UNLOCK)
    expect(JSON.parse(await node('unlock.mjs'))).toEqual({
      answers: ['unlocked', 'unlocked', 'insufficient-credits'],
      statuses: ['COMPLETE', 'COMPLETE', 'PENDING'],
      credits: 5,
      ledger: ['captured', 'held', 'granted'],
    })
  })

  it('should bring types that a strict program passes, and that catch its faults', async () => {
    await link('fast-check')
    await writeFile(join(project, 'types.ts'), TYPES)
    const compilerOptions = { module: 'nodenext', target: 'es2023', strict: true, noEmit: true, types: [] }
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['types.ts'] }))
    await node(join(folderOf('typescript'), 'bin', 'tsc'), '-p', '.')
  })

  it('should bring suites that run against a third-party adapter', async () => {
    await link('fast-check')
    await link('vitest')
    await writeFile(join(project, 'own-adapter.test.mjs'), OWN_ADAPTER)
    const vitest = join(folderOf('vitest'), 'vitest.mjs')
    await node(vitest, 'run', '--root', project, '--reporter=json', '--outputFile=report.json')
    const report = JSON.parse(await readFile(join(project, 'report.json'), 'utf8'))
    expect(report).toMatchObject({ success: true, numFailedTests: 0 })
    expect(report.numPassedTests).toBeGreaterThan(80)
  })
})

// Helpers

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
