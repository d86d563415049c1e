// Keeps what a signed-in learner has opened, to be read without a connection. The network comes first: a copy is answered
// only where no answer came, with its time in the header `Offline-Copy`. A file of its own, the same in all languages,
// without a build: features/learning/offline/ registers it. docs/decisions/0063-chapters-can-be-read-offline.md

/** The app itself, which holds nothing of anyone: one page and the files that it has used. */
const APP = 'app'
/** What a learner has read. api/session-token.ts deletes it by this name when a session ends. */
const LEARNER = 'learner'
const PAGE = '/offline/page'
const BUILD = '/offline/build'

const READ = /^\/api\/(?:me|validate-token|learning-plans(?:\/[\w-]+)?|chapters\/[\w-]+)$/
/** What a learner does to a chapter, of which its copy should know. */
const CHANGE = /^(\/api\/chapters\/[\w-]+)\/(?:last-read|objectives|notes|toggle_completion|check)$/
const FILE = /^\/(?:assets\/.+|first-paint\.js|favicon\.(?:ico|svg)|apple-touch-icon\.png)$/

const MAX_CHAPTERS = 100
/** As long as a session lasts. */
const MAX_AGE_MS = 30 * 24 * 3_600_000
const QUIET_MS = 2_000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  // a page is asked for while this script starts, so that it delays none
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== location.origin) return
  const token = request.headers.get('Authorization')
  const isRead = request.method === 'GET'
  if (pathname.startsWith('/api/')) {
    if (token === null || search !== '') return
    const [, changed] = isRead ? [] : (CHANGE.exec(pathname) ?? [])
    if (isRead && READ.test(pathname)) event.respondWith(read(event, pathname, token))
    else if (changed !== undefined) event.respondWith(change(event, changed, token))
    else if (pathname === '/api/logout') event.waitUntil(end(token))
  } else if (isRead && request.mode === 'navigate') event.respondWith(page(event))
  else if (isRead && search === '' && FILE.test(pathname)) event.respondWith(file(event, pathname))
})

/** From a page, once it is idle: what it has loaded without this script, itself too, and which build it is of. */
addEventListener('message', (event) => {
  const { token, page, build, files, answers } = event.data
  const missing = answers.filter((path) => READ.test(path)).map((path) => quietly(readMissing(path, `Bearer ${token}`)))
  event.waitUntil(Promise.all([quietly(keepFiles(build, files)), quietly(keepMissingPage(page)), ...missing]))
})

/** Storage may be full or switched off: a reader with a connection misses nothing. */
const quietly = (work) => work.catch(() => undefined)

async function page(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    // Firefox resolves a preload that failed
    if (response.type === 'error') throw new TypeError('no answer came')
    event.waitUntil(quietly(keepPage(response.clone())))
    return response
  } catch {
    return (await copyIn(APP, PAGE)) ?? Response.error()
  }
}

/** Any page of the app will do: its script shows what the address names. Those that are written ahead bring more than that. */
async function keepPage(response) {
  if (response.status !== 200) return
  const html = await response.text()
  if (!html.includes('id="app-info"') || html.includes('data-page=')) return
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  await (await caches.open(APP)).put(PAGE, new Response(html, { headers }))
}

async function keepMissingPage(path) {
  if (!(await copyIn(APP, PAGE))) await keepPage(await fetch(path))
}

/** What is named by its content never changes. */
async function file(event, path) {
  const isFixed = path.startsWith('/assets/')
  const kept = await copyIn(APP, path)
  if (isFixed && kept) return kept
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(quietly(put(APP, path, response.clone())))
    return response
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** The files of an earlier build go as soon as a page of another one is there. */
async function keepFiles(build, files) {
  const cache = await caches.open(APP)
  const before = await cache.match(BUILD)
  if (before && (await before.text()) !== build) {
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (pathname.startsWith('/assets/') && !files.includes(pathname)) await cache.delete(url)
    }
  }
  await cache.put(BUILD, new Response(build))
  for (const path of files.filter((one) => FILE.test(one))) if (!(await cache.match(path))) await cache.add(path)
}

async function read(event, path, token) {
  const learner = await nameOf(token)
  try {
    const response = await fetch(event.request)
    event.waitUntil(quietly(noteAnswer(learner, path, response.clone())))
    return response
  } catch (error) {
    const copy = event.request.signal.aborted ? undefined : await copyIn(LEARNER, addressOf(learner, path))
    if (copy) return copy
    throw error
  }
}

async function noteAnswer(learner, path, response) {
  if (response.status === 401) await forget(learner)
  else if (response.status === 404) await (await caches.open(LEARNER)).delete(addressOf(learner, path))
  else if (response.ok) await keepAnswer(learner, path, await response.text())
}

/** Copies of another session go with the first answer to this one. */
async function keepAnswer(learner, path, body, at = new Date().toISOString()) {
  if (ended.has(learner)) return
  const cache = await caches.open(LEARNER)
  for (const { url } of await cache.keys()) if (!url.includes(addressOf(learner, '/'))) await cache.delete(url)
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Offline-Copy': at }
  await cache.put(addressOf(learner, path), new Response(body, { headers }))
  const chapters = (await cache.keys()).filter(({ url }) => url.includes('/api/chapters/'))
  for (const { url } of chapters.slice(0, -MAX_CHAPTERS)) await cache.delete(url)
}

async function readMissing(path, token) {
  const learner = await nameOf(token)
  if (!(await copyIn(LEARNER, addressOf(learner, path)))) await readAgain(path, token)
}

async function readAgain(path, token) {
  const headers = { Accept: 'application/json', Authorization: token }
  await noteAnswer(await nameOf(token), path, await fetch(path, { headers }))
}

let changes = 0

async function change(event, path, token) {
  const { request } = event
  if (request.url.endsWith('/last-read')) event.waitUntil(quietly(keepPlace(path, token, request.clone())))
  const response = await fetch(request)
  if (response.ok) event.waitUntil(quietly(readWhenQuiet(path, token)))
  return response
}

async function readWhenQuiet(path, token) {
  changes += 1
  const mine = changes
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  if (mine === changes) await readAgain(path, token)
}

/** Also where the server does not learn of it: a reader without a connection comes back to where they were. */
async function keepPlace(path, token, request) {
  const { place } = await request.json()
  const learner = await nameOf(token)
  const copy = await copyIn(LEARNER, addressOf(learner, path))
  if (!copy || !place) return
  const view = { ...(await copy.json()), last_place: place }
  await keepAnswer(learner, path, JSON.stringify(view), copy.headers.get('Offline-Copy'))
}

const ended = new Set()

/** An answer that is still on its way leaves nothing behind either. */
async function end(token) {
  const learner = await nameOf(token)
  ended.add(learner)
  await forget(learner)
}

async function forget(learner) {
  const cache = await caches.open(LEARNER)
  for (const { url } of await cache.keys()) if (url.includes(addressOf(learner, '/'))) await cache.delete(url)
}

/** Of a session: another account, and another sign-in of the same one, finds no copy of it. The token itself is not kept. */
async function nameOf(token) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const addressOf = (learner, path) => `/offline/${learner}${path}`

const put = async (name, path, response) => (await caches.open(name)).put(path, response)

async function copyIn(name, path) {
  try {
    const copy = await (await caches.open(name)).match(path)
    const at = copy?.headers.get('Offline-Copy') ?? null
    return at !== null && Date.now() - Date.parse(at) > MAX_AGE_MS ? undefined : copy
  } catch {
    return undefined
  }
}
