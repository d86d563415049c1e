import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './until.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The product as `npm start` runs it, with a folder, a port and a database of its own. */
export type Product = {
  readonly url: string
  readonly dataDir: string
  readonly start: () => Promise<void>
  readonly isRunning: () => boolean
  /** Of its process. */
  readonly pid: () => number | undefined
  /** What it has printed since its last start. */
  readonly said: () => string
  /** Tries to start another one on the same folder; answers how that ended. */
  readonly startSecond: () => Promise<{ readonly code: number | null; readonly said: string }>
  /** `kill -9` of the whole process group. */
  readonly kill: () => Promise<void>
  /** Asks it to stop; answers the exit code. */
  readonly stop: () => Promise<number | null>
  /** The verification link in the newest mail to this address. */
  readonly mailedLink: (address: string) => Promise<string>
  /** The mails to this address, as they lie in the dev mailbox. */
  readonly mails: (address: string) => readonly string[]
  /** Stops it and removes its folder. */
  readonly end: () => Promise<void>
}

/** `root`: the folder of another version. `command`: what Node.js runs there. */
export async function makeProduct(
  environment: Readonly<Record<string, string>> = {},
  { root = ROOT, command = ['--conditions=app-source', 'apps/server/src/main.ts'] } = {},
): Promise<Product> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'product-'))
  const port = await freePort()
  let child: ChildProcess | null = null
  let leftDatabase = false
  let said = ''

  const launch = (listenOn: number): ChildProcess =>
    spawn(process.execPath, command, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // nothing outside of this machine is asked
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(listenOn),
        DATA_DIR: dataDir,
        RESOURCE_SOURCES: 'none',
        ...environment,
      },
    })

  const gone = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child?.pid || child.exitCode !== null) return null
    const exited = once(child, 'exit')
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
    const [code] = await exited
    child = null
    return code
  }

  const product: Product = {
    url: `http://localhost:${port}`,
    dataDir,
    start: async () => {
      said = ''
      child = launch(port)
      await ready(child, (chunk) => (said += chunk))
      leftDatabase = false
    },
    isRunning: () => child !== null,
    pid: () => child?.pid,
    said: () => said,
    startSecond: async () => {
      const second = launch(await freePort())
      let words = ''
      for (const stream of [second.stdout, second.stderr]) stream?.on('data', (chunk) => (words += chunk))
      const [code] = await once(second, 'exit')
      return { code, said: words }
    },
    kill: async () => {
      await gone('SIGKILL')
      leftDatabase = environment.DATABASE_URL === undefined
    },
    stop: () => gone('SIGTERM'),
    mailedLink: (address) => until(() => verificationLink(mailsIn(join(dataDir, 'mail'), address).at(-1))),
    mails: (address) => mailsIn(join(dataDir, 'mail'), address),
    end: async () => {
      // only a start and a stop end that, too
      if (leftDatabase) await product.start()
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await product.start()
  return product
}

async function ready(child: ChildProcess, hear: (chunk: Buffer) => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let [said, isReady] = ['', false]
  const listen = (chunk: Buffer) => {
    said = hear(chunk)
    if (isReady || !/Ready (at|for jobs)/.test(said)) return
    isReady = true
    resolve()
  }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', listen)
  child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)))
  await promise
}

/** Oldest first, the line breaks that quoted-printable puts in taken out. */
const mailsIn = (folder: string, address: string): readonly string[] => {
  const name = address.replace(/[^a-z0-9.]/g, '')
  return readdirSync(folder)
    .filter((entry) => entry.replace(/[^a-z0-9.]/g, '').includes(name))
    .sort()
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
}

const verificationLink = (mail = ''): string | undefined => /https?:\S+\/verify-email\?token=[\w-]+/.exec(mail)?.[0]

/** Below those that systems give to outgoing connections: one of these could be taken before the product listens. */
const [LOWEST_PORT, HIGHEST_PORT] = [11_000, 32_000]

/** A port on which nothing listens; which one is chance, as tests of several processes ask at once. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
