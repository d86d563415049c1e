import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Who PostgreSQL runs as: it refuses to run as root. */
export type Account = {
  /** Whose the files must be; undefined where they are ours anyway. */
  readonly owner?: Owner
  /** For `spawn`: whom to become. */
  readonly become: Partial<Owner>
  /** What to put before the program, where a helper does the becoming. */
  readonly prefix: readonly string[]
}

export type Owner = { readonly uid: number; readonly gid: number }

/** The account for the cluster in `data`, able to reach all `paths`. Throws, in words for the operator, without one. */
export function findAccount(data: string, paths: readonly string[]): Account {
  if (process.getuid?.() !== 0) return { become: {}, prefix: [] }
  const owner = ownerOf(data) ?? unprivilegedUser()
  const closed = paths.flatMap(foldersAbove).find((folder) => !canPass(folder, owner))
  if (!closed) return { owner, become: owner, prefix: [] }

  const capability = passingCapability()
  if (capability) return { owner, become: {}, prefix: setpriv(owner, capability) }
  throw new Error(
    `PostgreSQL does not run as root, and the user it runs as instead (uid ${owner.uid}) cannot enter ${closed}. ` +
      'Run as another user, move the project and DATA_DIR out of that folder, or set DATABASE_URL',
  )
}

/** An existing cluster keeps its owner, whatever users this machine has by now. */
function ownerOf(path: string): Owner | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/** No user is added to the machine: an unprivileged one exists everywhere, and initdb wants one that has a name. */
function unprivilegedUser(): Owner {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run as')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...foldersAbove(parent), parent]
}

function canPass(folder: string, { uid, gid }: Owner): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  // what is not there yet, we make passable
  if (!found) return true
  if (found.uid === uid) return (found.mode & 0o100) !== 0
  if (found.gid === gid) return (found.mode & 0o010) !== 0
  return (found.mode & 0o001) !== 0
}

/**
 * A project in /root (mode 0700) is common in containers. Root may hand one capability to the program that it starts,
 * which lets it pass such folders without opening them to everybody. The smaller of two that this process may give.
 */
function passingCapability(): string | undefined {
  try {
    statSync('/usr/bin/setpriv')
    const mine = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'
    const holds = (bit: bigint) => (BigInt(`0x${mine}`) >> bit) & 1n
    return holds(2n) ? 'dac_read_search' : holds(1n) ? 'dac_override' : undefined
  } catch {
    return undefined
  }
}

const setpriv = ({ uid, gid }: Owner, capability: string) => [
  '/usr/bin/setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
  '--',
]
