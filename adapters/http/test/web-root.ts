import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { HttpDeps } from '../src/http-deps.ts'
import { openFolder, openWorld } from './world.ts'

export const PAGE = '<!doctype html><title>Waymark</title>'
export const SCRIPT = 'console.log("waymark")'.repeat(20)
export const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

type Build = {
  /** By name; null leaves one out. */
  readonly pages?: Readonly<Record<string, string | null>>
  /** By name, of the German build. */
  readonly german?: Readonly<Record<string, string>>
  readonly info?: HttpDeps['appInfo']
}

export const INFO: HttpDeps['appInfo'] = {
  name: 'Waymark',
  tutor: { provider: 'offline', is_demo: true, notice: null },
  mailbox: 'dev',
  payments: 'sandbox',
  reporting: { errors: null, analytics: null },
  contact_email: 'help@example.org',
  community_url: 'https://chat.example.org/',
}

const PLAN = '/learning-plan/:planId'
const CHAPTER = '/learning-plan/:planId/chapter/:chapterId'
const SCRIPT_BYTES = Buffer.from(SCRIPT)

/** A web app as the bundler leaves it, and things beside it and in it that are not for visitors. */
export async function build({ pages = {}, german = {}, info = INFO }: Build = {}) {
  const home = await openFolder()
  const root = join(home, 'dist')
  const files: Record<string, string | Buffer | null> = {
    'app.html': PAGE,
    'index.html': '<h1>Start of {{name}}</h1>',
    'privacy.html': '<h1>Privacy at {{name}}</h1>',
    'terms.html': '<h1>Terms of {{name}}</h1>',
    'login.html': '<h1>Way into {{name}}</h1>',
    'learning-plan.html': '<h1>A plan of {{name}}</h1>',
    'learning-plan/chapter.html': '<h1>A chapter of {{name}}</h1>',
    '.pages.json': JSON.stringify([
      '/',
      '/privacy',
      '/terms',
      '/login',
      '/dashboard',
      '/reset-password',
      PLAN,
      CHAPTER,
      '/shared/:token',
      '/unsubscribe/:token',
    ]),
    ...pages,
    'favicon.svg': '<svg/>',
    'assets/index-D3adBeef.js': SCRIPT,
    'assets/index-D3adBeef.js.br': brotliCompressSync(SCRIPT_BYTES),
    'assets/index-D3adBeef.js.gz': gzipSync(SCRIPT_BYTES),
    '.vite/manifest.json': 'secret inside',
    '.env': 'secret inside',
    '../../secret.txt': 'secret inside',
  }
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue
    const file = join(root, 'en', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const [name, content] of Object.entries(german)) {
    await mkdir(join(root, 'de'), { recursive: true })
    await writeFile(join(root, 'de', name), content)
  }
  await symlink(join(home, 'secret.txt'), join(root, 'en', 'link.txt'))
  let views = 0
  const onLandingView = () => {
    views += 1
  }
  return { root, views: () => views, world: await openWorld({ webRoot: root, appInfo: info, onLandingView }) }
}

type Raw = {
  readonly status: number | undefined
  readonly headers: NodeJS.Dict<string>
  readonly body: Buffer
}

/** `fetch` would tidy the path up and unpack the body. */
export const raw = (url: string, path: string, headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { path, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      // none of the headers that are looked at here is one that Node makes a list of
      resolve({ status: response.statusCode, headers: response.headers as NodeJS.Dict<string>, body })
    })
    asking.once('error', reject).end()
  })
