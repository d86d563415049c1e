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
