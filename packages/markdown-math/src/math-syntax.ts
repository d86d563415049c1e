import type { Code, Construct, Effects, Extension, State, Token, Tokenizer } from 'micromark-util-types'
import { isPrice } from './price.ts'
import { texFlow, texText } from './tex-syntax.ts'

const DOLLAR = 36
const BACKTICK = 96
const BACKSLASH = 92

/**
 * `$…$` and `$$…$$`. The extension that others use (`micromark-extension-math`) takes "$5 and $10" for a formula, and a `$$` that
 * is never closed for one that reaches to the end. Here a formula touches its dollars, as in Pandoc, and is closed before
 * a blank line; what is not stays as it was written. TeX's own brackets and environments make formulas, too.
 */
export const mathSyntax = (): Extension => ({
  flow: { [DOLLAR]: mathFlow, [BACKSLASH]: texFlow },
  text: { [DOLLAR]: mathText, [BACKSLASH]: texText },
})

const isEndOfLine = (code: Code): boolean => code !== null && code < -2
const isBlank = (code: Code): boolean => code === -2 || code === -1 || code === 32
const isDigit = (code: Code): boolean => code !== null && code >= 48 && code <= 57

/** Behind a backslash any character is data, a dollar, too. */
const escapedIn =
  (effects: Effects, data: State): State =>
  (code) => {
    if (code === null || isEndOfLine(code)) return data(code)
    effects.consume(code)
    return data
  }

/** As many dollars as opened it. Made for one end: one that is none ends the attempt. */
function closeWith(effects: Effects, size: number, { closed, nok }: Readonly<{ closed: State; nok: State }>): State {
  let found = 0
  const close: State = (code) => {
    if (found === 0) effects.enter('mathSequence')
    if (code === DOLLAR && found < size) {
      found += 1
      effects.consume(code)
      return close
    }
    if (found < size) return nok(code)
    effects.exit('mathSequence')
    return closed(code)
  }
  return close
}

const tokenizeText: Tokenizer = function (effects, ok, nok) {
  let size = 0
  let opening: Token
  let beforeCode: Code = null

  const start: State = (code) => {
    opening = effects.enter('mathText')
    effects.enter('mathSequence')
    return open(code)
  }

  const open: State = (code) => {
    if (code === DOLLAR && size < 2) {
      size += 1
      effects.consume(code)
      return open
    }
    effects.exit('mathSequence')
    // a bracket or a comma: the dollar itself is spoken of
    const cannotBegin = code === DOLLAR || (size === 1 && (isBlank(code) || isEndOfLine(code) || isClosing(code)))
    return cannotBegin ? nok(code) : between(code)
  }

  const between: State = (code) => {
    if (code === null || code === BACKTICK) return nok(code)
    if (code === DOLLAR) {
      return size === 1 && isBlank(beforeCode) ? nok(code) : closeWith(effects, size, { closed, nok })(code)
    }
    if (isEndOfLine(code)) {
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      beforeCode = 32
      return between
    }
    effects.enter('mathData')
    return data(code)
  }

  const data: State = (code) => {
    if (code === null || code === DOLLAR || code === BACKTICK || isEndOfLine(code)) {
      effects.exit('mathData')
      return between(code)
    }
    beforeCode = code
    effects.consume(code)
    return code === BACKSLASH ? escaped : data
  }

  const escaped = escapedIn(effects, data)

  const closed: State = (code) => {
    if (code === DOLLAR) return nok(code)
    effects.exit('mathText')
    const text = this.sliceSerialize(opening).slice(size, -size)
    return size === 1 && (isDigit(code) || isPrice(text)) ? nok(code) : ok(code)
  }

  return start
}

const isClosing = (code: Code): boolean => code !== null && code > 0 && ')],;:!?'.includes(String.fromCodePoint(code))

const mathText: Construct = {
  name: 'mathText',
  tokenize: tokenizeText,
  previous: (code) => code !== DOLLAR && !isDigit(code),
}

/** On lines of its own: what looks like a list or a quotation in there is a part of the formula. */
const tokenizeFlow: Tokenizer = function (effects, ok, nok) {
  let size = 0
  let lineIsEmpty = false

  const start: State = (code) => {
    effects.enter('mathFlow')
    effects.enter('mathSequence')
    return open(code)
  }

  const open: State = (code) => {
    if (code === DOLLAR) {
      size += 1
      effects.consume(code)
      return open
    }
    effects.exit('mathSequence')
    if (size !== 2) return nok(code)
    // a paragraph goes on with a formula that does not begin a line of its own
    if (this.interrupt) return isEndOfLine(code) ? ok(code) : nok(code)
    return between(code)
  }

  const between: State = (code) => {
    if (code === null) return nok(code)
    if (code === DOLLAR) return closeWith(effects, size, { closed, nok })(code)
    if (isEndOfLine(code)) {
      if (lineIsEmpty) return nok(code)
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      lineIsEmpty = true
      return nextLine
    }
    effects.enter('mathData')
    return data(code)
  }

  /** A line outside the quotation or list that the formula stands in is no part of it. */
  const nextLine: State = (code) => (this.parser.lazy[this.now().line] ? nok(code) : between(code))

  const data: State = (code) => {
    if (code === null || code === DOLLAR || isEndOfLine(code)) {
      effects.exit('mathData')
      return between(code)
    }
    if (!isBlank(code)) lineIsEmpty = false
    effects.consume(code)
    return code === BACKSLASH ? escaped : data
  }

  const escaped = escapedIn(effects, data)

  const closed: State = (code) => {
    if (code === null || isEndOfLine(code)) {
      effects.exit('mathFlow')
      return ok(code)
    }
    if (!isBlank(code)) return nok(code)
    effects.enter('linePrefix')
    effects.consume(code)
    effects.exit('linePrefix')
    return closed
  }

  return start
}

const mathFlow: Construct = { name: 'mathFlow', tokenize: tokenizeFlow, concrete: true }

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathText: 'mathText'
    mathFlow: 'mathFlow'
    mathSequence: 'mathSequence'
    mathData: 'mathData'
  }
}
