import type { Rolldown } from 'vite'

const emptyRoot = '<div id="root"></div>'

type Page = {
  /** What search engines and messengers show under the title. */
  readonly description: string
  /** What the picture shows that messengers put beside it. */
  readonly imageAlt: string
  readonly scripts?: readonly string[]
  readonly sheets?: readonly string[]
} & ({ readonly title: string } | { readonly path: string; readonly markup: string })

/** One page out of the bundler's: what stands in it, and what it needs, asked for at once. */
export function composePage(template: string, page: Page): string {
  const { description, imageAlt, scripts = [], sheets = [] } = page
  if (!template.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot} any more`)
  const written = 'markup' in page ? takeTitle(page.markup) : null
  const title = 'title' in page ? page.title : (written?.title ?? '')
  const head = [
    `<title>${title}</title>`,
    ...introduce(title, description, imageAlt, 'path' in page ? page.path : null),
    ...sheets.filter(isNew(template)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(isNew(template)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    // data, no script: the policy lets it be. The server fills it in.
    '<script type="application/json" id="app-info">{{app_info}}</script>',
  ]
  const html = template.replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
  if (written === null || !('path' in page)) return html
  return html
    .replace(emptyRoot, () => `<div id="root" data-page="${page.path}">${written.markup}</div>`)
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
}

/** The server fills in where it is reached: what reads these tags wants whole addresses. */
const introduce = (title: string, description: string, imageAlt: string, path: string | null): readonly string[] => [
  `<meta name="description" content="${description}">`,
  // any address without a page of its own shows the same bare page, so that one names none
  ...(path === null ? [] : [`<link rel="canonical" href="{{app_url}}${path}">`, og('url', `{{app_url}}${path}`)]),
  og('type', 'website'),
  og('site_name', '{{name}}'),
  og('title', title),
  og('description', description),
  og('image', '{{app_url}}/social.jpg'),
  og('image:width', '1200'),
  og('image:height', '630'),
  og('image:alt', imageAlt),
  '<meta name="twitter:card" content="summary_large_image">',
]

const og = (property: string, content: string): string => `<meta property="og:${property}" content="${content}">`

const isNew = (template: string) => (file: string) => !template.includes(file)

/** Only the faces of a style sheet: for pages of the server's own that are to be written in the same hand. */
export function fontFacesOf(css: string): string {
  const faces = css.match(/@font-face\s*{[^}]*}/g) ?? []
  if (!faces.some((face) => face.includes('/assets/')))
    throw new Error('The style sheet of the app brings no fonts any more')
  return faces.join('\n')
}

/** React puts the title before everything else where it finds no head. */
function takeTitle(markup: string): { readonly title: string; readonly markup: string } {
  const [tag, title] = /^<title>(.*?)<\/title>/s.exec(markup) ?? []
  if (tag === undefined || title === undefined) throw new Error('A page that is written ahead has no title')
  if (/<script|<style/.test(markup))
    throw new Error('A page that is written ahead must do without inline scripts and styles')
  return { title, markup: markup.slice(tag.length) }
}

/**
 * The policy forbids styles in attributes, which scripts may set but documents may not. They move to a sheet; React takes
 * the elements over as they are, and what it changes later outweighs the sheet.
 */
export function moveStyles(written: string): { readonly markup: string; readonly styles: string } {
  const rules: string[] = []
  const markup = written.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const found = rules.indexOf(style)
    return ` data-look="${found === -1 ? rules.push(style) - 1 : found}"`
  })
  return { markup, styles: rules.map((style, index) => `[data-look="${index}"]{${unescapeHtml(style)}}`).join('\n') }
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The files of some chunks and of all that they import. */
export function chunkFiles(wanted: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle) {
  const chunks = new Set(wanted)
  for (const { imports } of chunks) {
    for (const file of imports.map((name) => bundle[name])) if (file?.type === 'chunk') chunks.add(file)
  }
  return {
    scripts: [...chunks].map(({ fileName }) => fileName),
    sheets: [...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  }
}
