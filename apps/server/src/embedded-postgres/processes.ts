import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { platform } from 'node:os'
import { basename } from 'node:path'

/**
 * Alive, and a PostgreSQL on this folder: pids are reused, after a reboot above all, and what has the pid of a dead server
 * by now must not be signalled, not even where it names the folder, as an editor or `tail` of its files would.
 */
export function isServerOn(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  return platform() === 'linux' ? isLinuxServerOn(data, pid) : isServerLine(commandLine(pid), data)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM means that it is there, and another user's. Only a NodeJS.ErrnoException comes out of kill().
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // In a container whose init reaps no children, the dead stay on as zombies and still accept signals.
  return platform() !== 'linux' || !/^State:\s+[ZX]/m.test(readOrEmpty(`/proc/${pid}/status`))
}

function isLinuxServerOn(data: string, pid: number): boolean {
  const [program = '', ...args] = readOrEmpty(`/proc/${pid}/cmdline`).split('\0')
  const folder = args[args.indexOf('-D') + 1]
  return basename(program) === 'postgres' && folder === data && basename(executable(pid) ?? program) === 'postgres'
}

/** Undefined where it is not shown: a container's root may not look at another user's process. */
function executable(pid: number): string | undefined {
  try {
    // what an update has replaced since is marked as deleted
    return readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')
  } catch {
    return undefined
  }
}

/** Whether a command line, as one text, starts a PostgreSQL on the folder: `…/postgres -D …/data -p …`, quoted on Windows. */
export function isServerLine(line: string, data: string): boolean {
  const [program = '', rest = ''] = line.split(' -D ', 2)
  const named = /(^|[\\/"])postgres(\.exe)?"?$/.test(program.trim())
  return named && [`${data} `, `"${data}" `].some((folder) => `${rest} `.startsWith(folder))
}

function commandLine(pid: number): string {
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
