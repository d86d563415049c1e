import { afterEach, TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Places of the entries without which the test fails. */
    missed?: readonly number[]
  }
}

let left: number | null = null
/** Entries that had something to say in this test: only they can be missed by it. */
const speaking = new Set<number>()
const missed = new Set<number>()

/** The value of an entry, or nothing while the entry is left out. */
function leaveOut<T>(place: number, entry: () => T): T | readonly never[] {
  if (place === left) return []
  const value = entry()
  if (!Array.isArray(value) || value.length > 0) speaking.add(place)
  return value
}
Object.assign(globalThis, { leaveOut })

afterEach(async ({ task }) => {
  const candidates = [...speaking].filter((place) => !missed.has(place))
  const found: number[] = []
  const fails = async (without: number | null): Promise<boolean> => {
    left = without
    try {
      await TestRunner.getTestFn(task)()
      return false
    } catch {
      return true
    } finally {
      left = null
    }
  }
  // a test that fails a second time anyway says nothing
  if (candidates.length > 0 && !(await fails(null)))
    for (const place of candidates) if (await fails(place)) found.push(place)
  for (const place of found) missed.add(place)
  speaking.clear()
  task.meta.missed = found
})
