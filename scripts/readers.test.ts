import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Sixteenths of what a reader may be given; all of it in the long run. */
const PARTS = Number(process.env.LONG_RUN ?? '1') > 1 ? 1 : 16

it('should take linear time for what a stranger or a model writes, in every reader', () => {
  // by itself: the counting slows down everything in its process
  const script = join(import.meta.dirname, 'test/measure-readers.ts')
  const found = execFileSync(process.execPath, ['--conditions=app-source', script, `${PARTS}`], { encoding: 'utf8' })
  expect(found).toBe('')
}, 900_000)
