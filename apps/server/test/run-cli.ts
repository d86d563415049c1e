import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runProgram } from '../src/cli/program.ts'

export type Ended = { readonly code: number; readonly out: string; readonly err: string }

export type Cli = (...args: readonly string[]) => Promise<Ended>

type Environment = Readonly<Record<string, string>>

const MAIN = join(import.meta.dirname, '../src/cli/main.ts')

/** `npm run cli -- …` as a process of its own, without a terminal. With `stop` it is killed. */
export const spawnCli = (args: readonly string[], environment: Environment = {}, stop?: AbortSignal): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', ...environment }
    const options = { env, killSignal: 'SIGKILL', ...(stop && { signal: stop }) } as const
    const child = execFile(process.execPath, ['--conditions=app-source', MAIN, ...args], options, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })

let last: Promise<unknown> = Promise.resolve()

/** The same in this process, where it does not have to start: one after another, as they share what they print to. */
export function runCli(args: readonly string[], environment: Environment = {}): Promise<Ended> {
  const running = last.then(() => runHere(args, environment))
  last = running.catch(() => {})
  return running
}

async function runHere(args: readonly string[], environment: Environment): Promise<Ended> {
  const ended = { out: '', err: '' }
  let exited: number | null = null
  const into = (name: keyof typeof ended) => (chunk: string | Uint8Array) => {
    // what has exited prints no more
    if (exited === null) ended[name] += chunk
    return true
  }
  const env = process.env
  process.env = { ...env, ...environment }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err')),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      exited ??= Number(code ?? process.exitCode ?? 0)
      throw new Error('This process has exited.')
    }),
  ]
  try {
    await runProgram(args)
    return { code: exited ?? Number(process.exitCode ?? 0), ...ended }
  } finally {
    for (const spy of spies) spy.mockRestore()
    process.env = env
    // else it would be that of the tests
    process.exitCode = undefined
  }
}

export const cliOn =
  (environment: Environment): Cli =>
  (...args) =>
    runCli(args, environment)
