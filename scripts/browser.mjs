import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run, runTool } from './bootstrap.mjs'

/** The path of a browser for the end-to-end tests, or undefined. */
export async function findBrowser() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return existsSync(asked) ? asked : fail(`CHROMIUM_PATH names ${asked}, which does not exist.`)
  return installed() ?? (await playwrights())
}

/** Finds a browser or installs one, with the letters that its pages are measured in. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found === undefined) {
    console.log('No Chromium, Chrome or Edge is here. Installing one for the end-to-end tests…')
    await aptInstall(['chromium-headless-shell', 'chromium'], installed)
  }
  await aptInstall(['fonts-liberation'], hasArial)
  if (found !== undefined) return found
  // Asked again rather than trusting exit codes: not every distribution has a package of that name.
  if (!installed()) await runTool('playwright', ['install', 'chromium'])
  return (
    (await findBrowser()) ??
    fail(
      'The end-to-end tests need a browser, and none could be installed. Install Chromium, Chrome or Edge ' +
        '(on Debian, as root: apt-get install chromium), or set CHROMIUM_PATH to its program.',
    )
  )
}

/** The path of Firefox, which a long run walks in too, or undefined where it cannot be had. */
export async function ensureFirefox() {
  const find = () => process.env.FIREFOX_PATH ?? onPath(['firefox-esr', 'firefox'])
  await aptInstall(['firefox-esr'], () => find() !== undefined)
  return find()
}

/** Installs the first of these Debian packages that makes `isThere` true. Does nothing elsewhere, and without the right to. */
async function aptInstall(names, isThere) {
  if (isThere() || process.platform !== 'linux' || process.getuid() !== 0 || !onPath(['apt-get'])) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  for (const name of names) {
    if (!isThere()) await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  }
}

/**
 * Whether there are letters as wide as Arial's, which most computers have: until the product's own have come, a page is set in them, and how
 * far it jumps then is measured.
 */
function hasArial() {
  const fonts = '/usr/share/fonts'
  return (
    process.platform !== 'linux' ||
    (existsSync(fonts) &&
      readdirSync(fonts, { recursive: true }).some((file) => /arial|liberationsans|arimo/i.test(file)))
  )
}

/** Root has no sandbox to offer, and a closed network makes a browser's own errands time out. */
export const browserArguments = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

function installed() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge']
      .map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
      .find((path) => existsSync(path))
  }
  if (process.platform === 'win32') {
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .flatMap((base) => (base ? programs.map((path) => join(base, path)) : []))
      .find((path) => existsSync(path))
  }
  // Not Ubuntu's chromium-browser: it may be a mere note that one should install a snap.
  // The shell is Chromium without windows, which no test looks at: four fifths of the work.
  return onPath([
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
  ])
}

const onPath = (names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
