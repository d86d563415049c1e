import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { root } from './bootstrap.mjs'

const MAX_FILES = 25

/** Whether no folder holds more source files than a reader takes in at a glance. Tests do not count. */
export function checkFolders() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const sources = listed.split('\n').filter((file) => file !== '' && !/\.(test|e2e)\./.test(file))
  const counts = new Map()
  for (const folder of sources.map((file) => dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  const full = [...counts].filter(([, count]) => count > MAX_FILES)
  for (const [folder, count] of full) console.error(`${folder} holds ${count} source files, ${MAX_FILES} at most`)
  return full.length === 0
}
