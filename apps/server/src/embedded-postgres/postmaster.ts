import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOwn } from './own-files.ts'
import { isAlive, isServerOn } from './processes.ts'

/** What `postmaster.pid` says about the server that runs, or ran, on a data folder. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly status: string }

export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = (await readOwn(join(data, 'postmaster.pid'))).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: portIn(lines[3] ?? ''), status: lines[7]?.trim() ?? '' }
}

/** The port that a line begins with; 0 where there is none. */
export function portIn(line: string): number {
  const port = Number.parseInt(line, 10)
  return port > 0 && port < 65_536 ? port : 0
}

/** Does a PostgreSQL answer on this port? Asks whether it speaks TLS, the one question that needs no login. */
export function answers(port: number): Promise<boolean> {
  const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 }, () => socket.write(sslRequest))
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('data', (reply) => settle(reply[0] === 0x4e || reply[0] === 0x53))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
    socket.once('end', () => settle(false))
  })
}

/** Fast: clients are cut off, everything committed is written out. A server that hangs is ended at once and recovers. */
export async function stopPostmaster({ data, pid }: Served, signal: SendSignal, timeoutMs = 7000): Promise<boolean> {
  const steps = [
    ['INT', timeoutMs],
    ['QUIT', 1500],
    ['KILL', 500],
  ] as const
  for (const [name, wait] of steps) {
    // looked at again before each: a pid that is free goes to the next program that starts
    if (!isServerOn(data, pid)) return true
    signal(pid, name)
    if (await waitUntil(() => !isAlive(pid), wait)) return true
  }
  return false
}

type Served = { readonly data: string; readonly pid: number }

export type SendSignal = (pid: number, name: 'INT' | 'QUIT' | 'KILL') => void

/** Windows has no signals, PostgreSQL on Windows has its own: its tool sends them. */
export const signalBy =
  (pgCtl: string): SendSignal =>
  (pid, name) => {
    try {
      if (platform() === 'win32') execFileSync(pgCtl, ['kill', name, String(pid)], { stdio: 'ignore' })
      else process.kill(pid, `SIG${name}`)
    } catch {
      // It is gone already, which is what the caller waits for.
    }
  }

export async function waitUntil(holds: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  for (;;) {
    if (await holds()) return true
    if (performance.now() > end) return false
    await sleep(5)
  }
}
