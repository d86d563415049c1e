import { execFile } from 'node:child_process'
import { join } from 'node:path'

export type Ended = { readonly code: number; readonly out: string; readonly err: string }

export type Cli = (...args: readonly string[]) => Promise<Ended>

const MAIN = join(import.meta.dirname, '../src/cli/main.ts')

/** `npm run cli -- …` as a process of its own, without a terminal. With `stop` it is killed. */
export const runCli = (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  stop?: AbortSignal,
): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', ...environment }
    const options = { env, killSignal: 'SIGKILL', ...(stop && { signal: stop }) } as const
    const child = execFile(process.execPath, ['--conditions=app-source', MAIN, ...args], options, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })

export const cliOn =
  (environment: Readonly<Record<string, string>>): Cli =>
  (...args) =>
    runCli(args, environment)
