import hljs from 'highlight.js/lib/core'
import type { Language } from './languages.ts'

export type Token = { readonly text: string; readonly className: string }

/** No one writes a longer line; the rules of Java and C# take seconds over one of thousands of letters. */
const MAX_LINE = 500

/** Code in pieces. The library answers HTML, of spans alone: it is read here, as no text of ours becomes HTML. */
export async function highlight(code: string, { id, load }: Language): Promise<readonly Token[]> {
  if (code.split('\n').some((line) => line.length > MAX_LINE)) return [{ text: code, className: '' }]
  if (!hljs.getLanguage(id)) hljs.registerLanguage(id, (await load()).default)
  return tokensOf(hljs.highlight(code, { language: id, ignoreIllegals: true }).value)
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
