import { dirname } from 'node:path'
import { sourceFiles } from './count-lines.mjs'

const MAX_FILES = 25

/** Whether no folder holds more source files than a reader takes in at a glance. Tests do not count. */
export function checkFolders() {
  const counts = new Map()
  for (const file of sourceFiles().filter((file) => !/\.(test|e2e)\./.test(file))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  const full = [...counts].filter(([, count]) => count > MAX_FILES)
  for (const [folder, count] of full) console.error(`${folder} holds ${count} source files, ${MAX_FILES} at most`)
  return full.length === 0
}
