import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What `postmaster.pid` says about the server that runs, or ran, on a data folder. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly status: string }

export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
}

/** Alive, and a server on this folder: pids are reused, after a reboot above all. */
export function isServerOn(data: string, pid: number): boolean {
  return isAlive(pid) && commandLine(pid).includes(data)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM means that it is there, and another user's. Only a NodeJS.ErrnoException comes out of kill().
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // In a container whose first process reaps nobody, the dead stay on as zombies and still accept signals.
  return platform() !== 'linux' || !/^State:\s+[ZX]/m.test(readOrEmpty(`/proc/${pid}/status`))
}

/** Readable by everybody, unlike /proc/<pid>/cwd, which a container's root may not see of another user. */
function commandLine(pid: number): string {
  if (platform() === 'linux') return readOrEmpty(`/proc/${pid}/cmdline`)
  const [program, ...args] =
    platform() === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`]
      : ['ps', '-ww', '-o', 'command=', '-p', String(pid)]
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
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

/**
 * PostgreSQL removes a stale postmaster.pid itself, unless its pid is in use: by another program, or by the zombie of
 * the server. Such a file is pointed at a pid that cannot exist, and not removed, because PostgreSQL also learns from
 * it whether a worker of the dead server still holds the shared memory.
 */
export async function disownStaleFile(data: string): Promise<void> {
  const stale = await readPostmaster(data)
  if (!stale || isServerOn(data, stale.pid)) return
  const path = join(data, 'postmaster.pid')
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, ['2147483647', ...rest].join('\n'))
}

/** Fast: clients are cut off, everything committed is written out. A server that hangs is ended at once and recovers. */
export async function stopPostmaster(pid: number, signal: SendSignal, patience = 7000): Promise<boolean> {
  const steps = [
    ['INT', patience],
    ['QUIT', 1500],
    ['KILL', 500],
  ] as const
  for (const [name, wait] of steps) {
    signal(pid, name)
    if (await waitUntil(() => !isAlive(pid), wait)) return true
  }
  return false
}

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

export async function waitUntil(holds: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  const end = performance.now() + patience
  for (;;) {
    if (await holds()) return true
    if (performance.now() > end) return false
    await sleep(5)
  }
}
