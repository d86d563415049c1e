import type { Plugin } from 'vite'

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Sonner writes its styles into a style element when it loads. Our policy forbids that, and we import its style sheet. */
export const withoutInjectedStyles = (): Plugin => ({
  name: 'without-injected-styles',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler(code) {
      const start = code.indexOf('\n__insertCSS(')
      if (start === -1) this.error('sonner no longer injects its styles this way: look again at build/plugins.ts')
      return { code: code.slice(0, start) + code.slice(code.indexOf('\n', start + 1)), map: null }
    },
  },
})

/** Most visitors begin at the start page: its code comes along with the entry script instead of after it. */
export const preloadStartPage = (): Plugin => ({
  name: 'preload-start-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
      const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/landing-page.tsx'))
      if (page === undefined)
        throw new Error('the start page is no chunk of its own any more: look at build/plugins.ts')
      const files = [page.fileName, ...page.imports].filter((file) => !html.includes(file))
      return files.map((file) => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
      }))
    },
  },
})
