import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Runs a script of this folder as the server is run. */
export const startScript = (name: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--conditions=app-source', fileURLToPath(new URL(name, import.meta.url)), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Resolves when the process has ended. */
export async function ended(child: ChildProcess): Promise<number | NodeJS.Signals> {
  if (child.exitCode !== null) return child.exitCode
  if (child.signalCode !== null) return child.signalCode
  const [code, signal] = await once(child, 'exit')
  return code ?? signal
}

/** Resolves when the process has written `text`. */
export async function said(child: ChildProcess, text: string): Promise<void> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += chunk
    if (output.includes(text)) return
  }
  throw new Error(`The process ended without "${text}": ${output}`)
}
