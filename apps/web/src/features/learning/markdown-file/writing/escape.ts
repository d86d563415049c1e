/** What means something anywhere in a line: emphasis, code, formulas, links, table cells, tags, character references, bare addresses. */
const ANYWHERE = /[\\`*_[\]~|$]|<(?=[a-z/!?])|&(?=#?\w{1,31};)|:(?=\/\/)|(?<=www)\.|(?<=\w)@(?=\w)/gi
/** What makes a line a heading, a quotation, an item, a rule, a table or the underline of a heading. */
const AT_START = /^(?=[-+#>=:])/
const NUMBER_AT_START = /^(\d{1,9})(?=[.)](?:\s|$))/

/** Words that stand for themselves in a line of a Markdown file, whatever they look like. */
export const escapeWords = (words: string): string => words.replace(ANYWHERE, '\\$&')

/** Text that begins a block, line by line: no line of it begins something else, and none is indented. */
export const guardLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(AT_START, '\\').replace(NUMBER_AT_START, '$1\\'))
    .join('\n')

/** A title or a sentence as one line of its own. */
export const asLine = (text: string): string => guardLines(escapeWords(text.replace(/\s+/g, ' ').trim()))

/** `#` at the end of a heading would be taken for its closing. */
export const asHeading = (level: number, line: string): string =>
  `${'#'.repeat(level)} ${line.replace(/(^|\s)(?=#+$)/, '$1\\')}`.trimEnd()

/** An address between the brackets of a link. What would end it early is written as its percent or entity code. */
export const asAddress = (address: string): string =>
  address
    .replace(/[\s<>()\\|]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/&(?=#?\w{1,31};)/g, '&amp;')
