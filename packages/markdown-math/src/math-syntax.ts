import type { Code, Extension, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types'
import { isPrice } from './price.ts'

const DOLLAR = 36
/** Of `(` and `[`. */
const CLOSING_OF: ReadonlyMap<Code, Code> = new Map([
  [40, 41],
  [91, 93],
])
const SQUARE = 93
const BACKSLASH = 92
const BACKTICK = 96

/**
 * `$…$` and `$$…$$`. The extension that others use (`micromark-extension-math`) takes "$5 and $10" for a formula, and a `$$` that
 * is never closed for one that reaches to the end. Here a formula touches its dollars, as in Pandoc, and is closed before
 * a blank line; what is not stays as it was written. TeX's own brackets and environments make formulas, too.
 */
export function mathSyntax(): Extension {
  const flow = { name: 'mathFlow', tokenize: tokenizeFlow, concrete: true }
  const text = { name: 'mathText', tokenize: tokenizeText }
  const previous = (code: Code): boolean => code !== DOLLAR && !isDigit(code)
  return {
    flow: { [DOLLAR]: flow, [BACKSLASH]: flow },
    text: { [DOLLAR]: { ...text, previous }, [BACKSLASH]: text },
  }
}

const isEndOfLine = (code: Code): boolean => code !== null && code < -2
const isBlank = (code: Code): boolean => code === -2 || code === -1 || code === 32
const isDigit = (code: Code): boolean => code !== null && code >= 48 && code <= 57
const isClosing = (code: Code): boolean => code !== null && code > 0 && ')],;:!?'.includes(String.fromCodePoint(code))

/**
 * The last line up to which nothing closes a formula of TeX's, by the text that is read: what else opens before it is not looked at again,
 * which keeps the time linear. The next dollars end those of dollars.
 */
const unclosed = new WeakMap<TokenizeContext, number>()

/** What no words in escaped brackets have, nor a number of a note. */
const IS_FORMULA = /[\\^_={}+<>]/

/** Also `\(…\)`, and `\[…\]` around what is TeX, as many models write formulas: closed in the same paragraph, and not empty. */
const tokenizeText: Tokenizer = function (effects, ok, nok) {
  let opening: Token
  let isTex = false
  let closing: Code | undefined
  /** Of the dollars that open it; and of those that close it, how many are still to come. */
  let size = 1
  let left = 0
  let before: Code = null

  const start: State = (code) => {
    isTex = code === BACKSLASH
    if (isTex && unclosed.has(this)) return nok(code)
    opening = effects.enter('mathText')
    effects.enter('mathData')
    effects.consume(code)
    return second
  }
  const second: State = (code) => {
    closing = isTex ? CLOSING_OF.get(code) : undefined
    if (isTex ? closing !== undefined : code === DOLLAR) {
      size = 2
      effects.consume(code)
      return third
    }
    // a bracket or a comma: the dollar itself is spoken of
    return isTex || isBlank(code) || isEndOfLine(code) || isClosing(code) ? nok(code) : data(code)
  }
  const third: State = (code) => (code === DOLLAR && !isTex ? nok(code) : data(code))
  const data: State = (code) => {
    if (code === null && isTex) unclosed.set(this, this.now().line)
    if (code === null || code === BACKTICK) return nok(code)
    if (isEndOfLine(code)) {
      effects.exit('mathData')
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      before = 32
      return nextLine
    }
    if (code === DOLLAR && !isTex) {
      left = size
      return size === 1 && isBlank(before) ? nok(code) : close(code)
    }
    before = code
    effects.consume(code)
    return code === BACKSLASH ? escaped : data
  }
  const nextLine: State = (code) => {
    effects.enter('mathData')
    return data(code)
  }
  /** Behind a backslash any other character is data, a dollar, too. */
  const escaped: State = (code) => {
    if (code === null || isEndOfLine(code)) return data(code)
    effects.consume(code)
    return isTex && code === closing ? closed : data
  }
  /** As many dollars as opened it. */
  const close: State = (code) => {
    if (left === 0) return closed(code)
    if (code !== DOLLAR) return nok(code)
    left -= 1
    effects.consume(code)
    return close
  }
  const closed: State = (code) => {
    effects.exit('mathData')
    effects.exit('mathText')
    const text = this.sliceSerialize(opening).slice(size, -size)
    if (isTex) return text.trim() === '' || (closing === SQUARE && !IS_FORMULA.test(text)) ? nok(code) : ok(code)
    return code === DOLLAR || (size === 1 && (isDigit(code) || isPrice(text))) ? nok(code) : ok(code)
  }
  return start
}

/** What opens a formula on lines of its own: environments do by themselves. */
const OPENS =
  /^(?:\$\$(?!\$)|\\\[|\\begin\{((?:align|alignat|aligned|array|cases|equation|gather|gathered|multline|split|[bBpvV]?matrix)\*?)\})/

/** What no words in brackets have. */
const IS_TEX = /[\\^_={}+<>\d]/

/** `$$…$$` and `\[…\]` on lines of their own, and an environment that stands there bare: what looks like a list in there is a part of it. */
const tokenizeFlow: Tokenizer = function (effects, ok, nok) {
  /** Null before the end of the first line. */
  let closing: string | null = null
  let isTex = false
  let written = ''

  const start: State = (code) => {
    if (code === BACKSLASH && this.now().line < (unclosed.get(this) ?? 0)) return nok(code)
    effects.enter('mathFlow')
    return line(code)
  }
  const line: State = (code) => {
    written = ''
    if (code === null || isEndOfLine(code)) return end(code)
    effects.enter('mathData')
    return data(code)
  }
  const data: State = (code) => {
    if (code === null || isEndOfLine(code)) {
      effects.exit('mathData')
      return endOfLine(code)
    }
    written += code < 0 ? ' ' : String.fromCharCode(code)
    effects.consume(code)
    return data
  }
  const endOfLine: State = (code) => {
    const said = written.trim()
    let inner = said
    if (closing === null) {
      const [opening = '', name] = OPENS.exec(said) ?? []
      if (opening === '') return nok(code)
      // a paragraph goes on with a formula that does not begin a line of its own
      if (this.interrupt) return said === opening ? ok(code) : nok(code)
      closing = opening === '$$' ? opening : name === undefined ? '\\]' : `\\end{${name}}`
      inner = said.slice(opening.length)
      isTex = opening !== '\\[' || IS_TEX.test(inner.endsWith(closing) ? inner.slice(0, -2) : inner)
    } else isTex = true
    // behind a backslash they are data
    const dollars = closing === '$$' ? inner.replace(/\\[\s\S]/g, '').replace(/^[^$]+/, '') : ''
    if (closing === '$$' ? dollars === '$$' : inner.endsWith(closing)) {
      if (!isTex) return nok(code)
      effects.exit('mathFlow')
      return ok(code)
    }
    if (dollars !== '') return nok(code)
    if (code === null || said === '') return end(code)
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return nextLine
  }
  const end: State = (code) => {
    if (closing !== '$$') unclosed.set(this, this.now().line)
    return nok(code)
  }
  /** A line outside the quotation or list that the formula stands in is no part of it. */
  const nextLine: State = (code) => (this.parser.lazy[this.now().line] ? nok(code) : line(code))
  return start
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathText: 'mathText'
    mathFlow: 'mathFlow'
    mathData: 'mathData'
  }
}
