import { defineConfig } from 'vitest/config'
import { inLanguage } from './apps/web/build/languages.ts'

// Workspace packages are read from their TypeScript sources, as `node --conditions=app-source` does.
// No 'import' here: vitest hands these to Node, and a require() of a CommonJS package would get its ES module.
const onNode = {
  conditions: ['app-source', 'module', 'node', 'development|production'],
  externalConditions: ['app-source', 'node'],
}
export const resolution = {
  resolve: { conditions: ['app-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: onNode },
  // Vitest's own environment, in which it runs the global set-up.
  environments: { __vitest__: { resolve: onNode } },
}
/** Nothing waits so long that works: a busy machine is slow, and only what never comes may fail. A long run plays all of it. */
const TIMEOUT = Number(process.env.LONG_RUN ?? 1) > 1 ? 1_800_000 : 120_000
const timeouts = { testTimeout: TIMEOUT, hookTimeout: TIMEOUT, expect: { poll: { timeout: 60_000 } } }
const setupFiles = ['scripts/test/property-seed.ts', 'scripts/test/wait-timeout.ts']
const elsewhere = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    // a busy machine takes its time to end a worker, too
    teardownTimeout: 60_000,
    projects: [
      {
        ...resolution,
        test: {
          name: 'unit',
          // Node itself reads the sources, as in the product: what goes through Vitest's own loader runs a tenth slower.
          experimental: { viteModuleRunner: false },
          execArgv: ['--conditions=app-source'],
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'adapters/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'apps/web/build/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...elsewhere, '**/*.int.test.ts'],
          setupFiles,
          // Files of one worker share what they import, which saves two fifths of the work: no test may leave a global changed.
          isolate: false,
          ...timeouts,
        },
      },
      {
        ...resolution,
        plugins: [inLanguage('en')],
        test: {
          name: 'web',
          // a thread begins sooner than a process, and no test wants a process of its own
          pool: 'threads',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: elsewhere,
          setupFiles: ['apps/web/src/testing/set-up.ts', ...setupFiles],
          // as above: the libraries and the document are made once for a worker; the set-up gives each file new modules and an empty page
          isolate: false,
          ...timeouts,
        },
      },
      {
        ...resolution,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['packages/**/*.int.test.ts', 'adapters/**/*.int.test.ts', 'apps/server/**/*.int.test.ts'],
          exclude: elsewhere,
          setupFiles,
          globalSetup: ['scripts/test/test-database.ts'],
          // as above, and the database's library is the largest thing that each file would load anew
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
})
