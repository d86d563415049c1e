import { execFileSync } from 'node:child_process'
import { root } from './bootstrap.mjs'

/** The browser tests that walk through a part of the web app; what is in no part has no such test of its own. */
export const SPECS = {
  'features/account': ['account'],
  'features/admin': ['admin'],
  'features/conversations': ['chat-ways'],
  'features/landing': ['keyboard-landing'],
  'features/learning': ['keyboard-learning'],
  'features/payments': ['buy-credits'],
  'features/sign-in': ['entry'],
  shell: ['dialogs'],
}

/**
 * What differs from a commit, committed or not: that which `reference` names, or the one at which this branch left main.
 * `folders` are the packages that were touched, `specs` the browser tests of the touched parts and those that changed themselves.
 */
export function changesSince(reference) {
  const base = reference || git('merge-base', 'HEAD', exists('main') ? 'main' : 'origin/main')[0]
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const folders = files.flatMap((file) => /^(?:packages|adapters|apps)\/[^/]+\//.exec(file) ?? [])
  const touched = Object.entries(SPECS).filter(([part]) =>
    files.some((file) => file.startsWith(`apps/web/src/${part}/`)),
  )
  const own = files.flatMap((file) => /^apps\/web\/e2e\/([^/]+)\.e2e\.ts$/.exec(file)?.[1] ?? [])
  return {
    base,
    folders: [...new Set(folders)],
    specs: [...new Set([...touched.flatMap(([, specs]) => specs), ...own])],
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

function exists(branch) {
  return git('branch', '--list', branch).length > 0
}
