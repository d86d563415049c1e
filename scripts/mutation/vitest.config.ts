import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { mutants } from '../../packages/testing/mutants/index.ts'
import { mutate } from '../../packages/testing/mutants/mutant.ts'
import base from '../../vitest.config.ts'

const root = join(import.meta.dirname, '../..')
const mutant = mutants.find(({ name }) => name === process.env.MUTANT)
/** Plants the fault while its file is loaded: the file itself is never written. */
const plant = {
  name: 'mutant',
  enforce: 'pre' as const,
  load: (id: string) =>
    mutant && id.split('?')[0] === join(root, mutant.file)
      ? mutate(mutant, readFileSync(join(root, mutant.file), 'utf8'))
      : null,
}

export default defineConfig({
  root,
  test: {
    ...base.test,
    fsModuleCache: false,
    projects: (base.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? // what Node reads by itself goes through no plugin
          {
            ...project,
            root,
            plugins: [...(project.plugins ?? []), plant],
            test: { ...project.test, experimental: { viteModuleRunner: true } },
          }
        : project,
    ),
  },
})
