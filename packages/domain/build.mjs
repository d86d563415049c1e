// Makes `dist/` for the npm package: JavaScript and types of src/ and testing/, without their tests. Node 20 alone runs it.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const dist = join(here, 'dist')
const config = join(dist, 'tsconfig.json')

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
writeFileSync(
  config,
  JSON.stringify({
    extends: '../tsconfig.testing.json',
    include: ['../src', '../testing'],
    exclude: ['../**/*.test.ts', '../src/platform.d.ts'],
    compilerOptions: {
      rootDir: '..',
      outDir: '.',
      noEmit: false,
      declaration: true,
      // Sources name each other with .ts, because they run as they are; what is shipped has .js only.
      rewriteRelativeImportExtensions: true,
    },
  }),
)

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
const { status } = spawnSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' })
rmSync(config)
if (status !== 0) process.exit(status ?? 1)

// Declared for those who have neither the browser's nor Node's types; there they add nothing.
writeFileSync(join(dist, 'platform.d.ts'), 'interface AbortSignal {}\ninterface AbortController {}\n')
for (const entry of ['src', 'testing']) {
  const types = join(dist, entry, 'index.d.ts')
  writeFileSync(types, `/// <reference path="../platform.d.ts" />\n${readFileSync(types, 'utf8')}`)
}

const license = join(here, '..', '..', 'LICENSE')
if (existsSync(license)) copyFileSync(license, join(dist, 'LICENSE'))
