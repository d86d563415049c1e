import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promptFor } from '@app/domain'
import { BREAD } from '../corpus/settings.ts'
import { chapterTaskOf, planTaskOf, replyTaskOf } from '../corpus/tasks.ts'

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** Changes with every word of a prompt: results of a model are kept by it. */
export const promptVersion = (): string =>
  digestOf([replyTaskOf, planTaskOf, chapterTaskOf].map((taskOf) => promptFor(taskOf(BREAD))))

const sources = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|md|json|tsv)$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('results'))
        .sort()
        .map((path) => join(folder, path))
    : []

/** Changes with the code that plays, reads and judges: results of built-in models are kept by it. */
export function codeVersion(root: string): string {
  const folders = ['packages/domain', 'packages/evaluation', 'packages/resource-kit', ...adapters(root)]
  return digestOf(folders.flatMap((folder) => sources(join(root, folder))).map((path) => readFileSync(path, 'utf8')))
}

const ADAPTERS = [
  ...['offline-tutor', 'openai', 'ollama', 'markdown', 'page-reader', 'wikimedia', 'open-library', 'internet-archive'],
  ...['mit-learn', 'stack-exchange', 'searxng'],
]

const adapters = (root: string): readonly string[] =>
  ADAPTERS.flatMap((name) => [join('adapters', name, 'src'), join('adapters', name, 'lessons')]).filter((path) =>
    existsSync(join(root, path)),
  )

type Saved<R> = Readonly<Record<string, { readonly digest: string; readonly result: R }>>

/** Results of earlier runs in one file. Runs what is missing or has changed; answers all, in the order of the cases. */
export async function onlyMissing<C extends { readonly id: string }, R>(
  file: string,
  version: string,
  cases: readonly C[],
  run: (missing: readonly C[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const saved: Saved<R> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const digest = (one: C): string => digestOf([version, one])
  const missing = cases.filter((one) => saved[one.id]?.digest !== digest(one))
  const results = missing.length > 0 ? await run(missing) : []
  const all: Saved<R> = {
    ...saved,
    ...Object.fromEntries(
      missing.flatMap((one, at) => (results[at] ? [[one.id, { digest: digest(one), result: results[at] }]] : [])),
    ),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(all))
  return cases.flatMap(({ id }) => (all[id] ? [all[id].result] : []))
}
