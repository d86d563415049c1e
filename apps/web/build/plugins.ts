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

/** Headings and text use one file each; asking for both early keeps the first paint from changing face. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((file) => /-latin-(opsz|wght)-normal-.*\.woff2$/.test(file))
      return fonts.map((file) => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
      }))
    },
  },
})
