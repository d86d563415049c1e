import hljs from 'highlight.js/lib/common'

export type Token = { readonly text: string; readonly className: string }

/** Longer code is not worth a pause of the page. */
const MAX_LENGTH = 20_000
/** No one writes a longer line; the rules of Java and C# take seconds over one of thousands of letters. */
const MAX_LINE = 500

hljs.registerAliases('python3', { languageName: 'python' })

/** What people call a language, by its name in a fence, in whatever case; undefined for one that we do not know. */
export const languageNamed = (name: string): string | undefined => hljs.getLanguage(name)?.name?.split(',')[0]

/** Code in pieces. The library answers HTML, of spans alone: it is read here, as no text of ours becomes HTML. */
export function highlight(code: string, language: string): readonly Token[] {
  const isLong = code.length > MAX_LENGTH || code.split('\n').some((line) => line.length > MAX_LINE)
  if (isLong) return [{ text: code, className: '' }]
  return tokensOf(hljs.highlight(code, { language, ignoreIllegals: true }).value)
}

function tokensOf(html: string): readonly Token[] {
  const open: string[] = []
  return html.split(/(<span class="[^"]*">|<\/span>)/).flatMap((part) => {
    const className = /^<span class="([^"]*)">$/.exec(part)?.[1]
    if (className !== undefined) open.push(className)
    else if (part === '</span>') open.pop()
    else if (part !== '') return [{ text: decode(part), className: open.at(-1) ?? '' }]
    return []
  })
}

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (found) => entities.get(found) ?? '')

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
])
