import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { texts } from 'virtual:texts/prerendered'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite'
import { pagePatterns } from '../src/routing/paths.ts'
import { inLanguage } from './languages.ts'
import { chunkFiles, composePage, fontFacesOf, moveStyles } from './page-html.ts'

/** What the app says before any script runs; the server answers these addresses with these files. */
const pages = [
  { path: '/', module: 'landing/landing-page.tsx', description: 'landing' },
  { path: '/privacy', module: 'legal/privacy-page.tsx', description: 'privacy' },
  { path: '/terms', module: 'legal/terms-page.tsx', description: 'terms' },
] as const
/** Without content, so that none shows the start page for a moment, but with their titles, and their code asked for at once. */
const barePages = [
  { path: '/login', module: 'sign-in/login-page.tsx' },
  { path: '/register', module: 'sign-in/register-page.tsx' },
  { path: '/forgot-password', module: 'sign-in/forgot-password-page.tsx' },
  { path: '/reset-password', module: 'sign-in/reset-password-page.tsx' },
  { path: '/verify-email', module: 'sign-in/verify-email-page.tsx' },
  { path: '/dashboard', module: 'dashboard/dashboard-page.tsx' },
  { path: '/new-learning-request', module: 'conversations/new-learning-request-page.tsx' },
  { path: '/account', module: 'account/account-page.tsx' },
  // one for all plans, and one for all chapters
  { path: '/learning-plan', module: 'plan-screen/plan-page.tsx' },
  { path: '/learning-plan/chapter', module: 'chapter/chapter-page.tsx' },
]
/** Guards wait for it. */
const whoIsThis = 'api/shell-calls.ts'
/** For every other address. */
const bareFile = 'app.html'

/** The app, built for Node: `src/prerender.tsx`. The compiler reads the browser's code in another project. */
type Renderer = {
  readonly writePage: (path: string) => Promise<string>
  readonly titleOnTheWay: (path: string, siteName: string) => string
  readonly texts: typeof texts
}

/** After the build: writes the pages that can be read without scripts, and compressed copies of what is downloaded. */
export const writePages = (language: string): Plugin => {
  let root = ''
  return {
    name: 'write-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = '' }, bundle) {
      const { writePage, titleOnTheWay, texts } = await buildRenderer(root, language)
      const bundled = await readFile(join(dir, 'index.html'), 'utf8')
      const template = bundled.replace(/(?<=<noscript>).*?(?=<\/noscript>)/s, () => texts.noScript)
      const { descriptions, imageAlt } = texts
      const bare = { description: descriptions.other, imageAlt }
      await writeFile(join(dir, bareFile), composePage(template, { title: '{{name}}', ...bare }))
      for (const { path, module } of barePages) {
        const title = titleOnTheWay(path, '{{name}}')
        const files = chunkFiles([chunkOf(bundle, module), chunkOf(bundle, whoIsThis)], bundle)
        const page = { title, ...bare, ...files }
        const file = join(dir, `${path}.html`)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, composePage(template, page))
      }
      for (const { path, module, description } of pages) {
        const file = `${path.slice(1) || 'index'}.html`
        const { markup, styles } = moveStyles(await writePage(path))
        const sheet = styles === '' ? [] : [await writeSheet(dir, file, styles)]
        const { scripts, sheets } = chunkFiles([chunkOf(bundle, module)], bundle)
        const page = composePage(template, {
          path,
          description: descriptions[description],
          imageAlt,
          markup,
          scripts,
          sheets: [...sheets, ...sheet],
        })
        await writeFile(join(dir, file), page)
      }
      // the server answers any other address with the app as well, but under the status 404
      await writeFile(join(dir, '.pages.json'), JSON.stringify(pagePatterns))
      await writeFile(join(dir, 'fonts.css'), fontFacesOf(await appStyles(dir, bundle)))
      await compress(join(dir, 'assets'))
    },
  }
}

/** Under `node_modules`, where what it imports is found; in a folder of its own, because two builds may run at once. */
async function buildRenderer(root: string, language: string): Promise<Renderer> {
  const modules = join(root, 'node_modules')
  await mkdir(modules, { recursive: true })
  const outDir = await mkdtemp(join(modules, '.prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [inLanguage(language), react()],
      resolve: { conditions: ['app-source', ...defaultServerConditions] },
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
    return await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && (file.facadeModuleId?.endsWith(module) ?? false),
  )
  if (chunk === undefined) throw new Error(`${module} is no chunk of its own any more: look at build/write-pages.ts`)
  return chunk
}

async function appStyles(dir: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
  const texts = await Promise.all(sheets.map((file) => readFile(join(dir, file), 'utf8')))
  return texts.join('')
}

/** Named by its content, like everything in that folder. */
async function writeSheet(dir: string, page: string, styles: string): Promise<string> {
  const hash = createHash('sha256').update(styles).digest('base64url').slice(0, 8)
  const file = `assets/${page.replace('.html', '')}-${hash}.css`
  await mkdir(join(dir, 'assets'), { recursive: true })
  await writeFile(join(dir, file), styles)
  return file
}

const packed = new Set(['.js', '.css', '.svg'])

async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => packed.has(extname(file)))
  for (const file of files.map((name) => join(folder, name))) {
    const content = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
