import type { Plugin } from 'vite'

/** KaTeX names each of its fonts in three formats. All browsers that know our style sheets read the first. */
export const withOneFontFormat = (): Plugin => ({
  name: 'with-one-font-format',
  enforce: 'pre',
  transform: {
    filter: { id: /katex\/dist\/katex\.min\.css/ },
    handler(code) {
      const short = code.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, '')
      if (/\.(?:woff|ttf)\)/.test(short) || short === code) {
        this.error('KaTeX names its fonts in another way: look again at build/plugins.ts')
      }
      return { code: short, map: null }
    },
  },
})

/**
 * Markdown's `&amp;` and its like are decoded by the browser, through `innerHTML`. The policy lets no plain text in there, and
 * the text would break its page. Markdown hands over nothing but the letters and digits of a name.
 */
export const withTrustedNames = (): Plugin => ({
  name: 'with-trusted-names',
  transform: {
    filter: { id: /decode-named-character-reference\/index\.dom\.js/ },
    handler(code) {
      const trusted = code.replace(
        'element.innerHTML = characterReference',
        'element.innerHTML = trust(characterReference)',
      )
      if (trusted === code) this.error('names of characters are decoded in another way: look again at build/plugins.ts')
      return { code: `${trusted}\n${trust}`, map: null }
    },
  },
})

const trust = `const names = globalThis.trustedTypes?.createPolicy('character-names', { createHTML: (text) => text })
const trust = (text) => (names && /^&\\w+;$/.test(text) ? names.createHTML(text) : text)`
