import type { Code, Construct, Effects, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types'

const BACKSLASH = 92
const BACKTICK = 96

/**
 * The last line up to which nothing closes a formula, by the text that is read: what else opens before it is not looked at again, which
 * keeps the time linear.
 */
const unclosed = new WeakMap<TokenizeContext, number>()

const isEndOfLine = (code: Code): boolean => code !== null && code < -2

/** `\(…\)`, as many models write formulas: closed in the same paragraph, and not empty. `\[…\]` within a line are escaped brackets. */
const tokenizeText: Tokenizer = function (effects, ok, nok) {
  let opening: Token

  const start: State = (code) => {
    if (unclosed.has(this)) return nok(code)
    opening = effects.enter('mathText')
    effects.enter('mathSequence')
    effects.consume(code)
    return open
  }
  const open: State = (code) => {
    if (code !== 40) return nok(code)
    effects.consume(code)
    effects.exit('mathSequence')
    return between
  }
  const between: State = (code) => {
    if (code === null) unclosed.set(this, this.now().line)
    if (code === null || code === BACKTICK) return nok(code)
    if (isEndOfLine(code)) {
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return between
    }
    return code === BACKSLASH
      ? effects.attempt({ tokenize: close, partial: true }, closed, enterData)(code)
      : enterData(code)
  }
  const enterData: State = (code) => {
    effects.enter('mathData')
    effects.consume(code)
    return code === BACKSLASH ? escaped : data
  }
  const data: State = (code) => {
    if (code !== null && code !== BACKTICK && code !== BACKSLASH && !isEndOfLine(code)) {
      effects.consume(code)
      return data
    }
    effects.exit('mathData')
    return between(code)
  }
  /** Behind a backslash any character is data. */
  const escaped: State = (code) => {
    if (code === null || isEndOfLine(code)) return data(code)
    effects.consume(code)
    return data
  }
  const close: Tokenizer = (inner: Effects, closes, goesOn) => {
    const slash: State = (code) => {
      inner.enter('mathSequence')
      inner.consume(code)
      return bracket
    }
    const bracket: State = (code) => {
      if (code !== 41) return goesOn(code)
      inner.consume(code)
      inner.exit('mathSequence')
      return closes
    }
    return slash
  }
  const closed: State = (code) => {
    effects.exit('mathText')
    return this.sliceSerialize(opening).slice(2, -2).trim() === '' ? nok(code) : ok(code)
  }
  return start
}

export const texText: Construct = { name: 'mathText', tokenize: tokenizeText }

/** Environments that make a formula by themselves. */
const OPENS =
  /^\\(?:\[|begin\{((?:align|alignat|aligned|array|cases|equation|gather|gathered|multline|split|[bBpvV]?matrix)\*?)\})/

/** What no words in brackets have. */
const IS_TEX = /[\\^_={}+<>\d]/

/** `\[…\]` on lines of its own, and an environment that stands there bare: what looks like a list in there is a part of it. */
const tokenizeFlow: Tokenizer = function (effects, ok, nok) {
  /** Null before the end of the first line. */
  let closing: string | null = null
  let isTex = false
  let written = ''

  const start: State = (code) => {
    if (this.now().line < (unclosed.get(this) ?? 0)) return nok(code)
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
    if (closing === null) {
      const [opening = '', name] = OPENS.exec(said) ?? []
      if (opening === '') return nok(code)
      // a paragraph goes on with a formula that does not begin a line of its own
      if (this.interrupt) return said === opening ? ok(code) : nok(code)
      closing = name === undefined ? '\\]' : `\\end{${name}}`
      isTex = name !== undefined || IS_TEX.test(said.slice(opening.length, said.endsWith(closing) ? -2 : undefined))
    } else isTex = true
    if (said.endsWith(closing)) {
      if (!isTex) return nok(code)
      effects.exit('mathFlow')
      return ok(code)
    }
    if (code === null || said === '') return end(code)
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return nextLine
  }
  const end: State = (code) => {
    unclosed.set(this, this.now().line)
    return nok(code)
  }
  /** A line outside the quotation or list that the formula stands in is no part of it. */
  const nextLine: State = (code) => (this.parser.lazy[this.now().line] ? nok(code) : line(code))
  return start
}

export const texFlow: Construct = { name: 'mathFlow', tokenize: tokenizeFlow, concrete: true }
