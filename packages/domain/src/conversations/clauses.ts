import { MARK_IN_DATE } from '../time/tokenize.ts'

const OUTSIDE_DATE = `(?!${MARK_IN_DATE.source})`
/** Between the quotes that one fact may be made of. */
const BETWEEN_QUOTES = new RegExp(`(?:${OUTSIDE_DATE}[,;\\n，；、،])+`, 'iu')
/** Between the clauses of what was said; a point within a number is none. */
const BETWEEN_CLAUSES = new RegExp(`(?:${OUTSIDE_DATE}[,;!\\n，；、،。！？؟।])+|${OUTSIDE_DATE}[.?:](?=\\s|$)`, 'iu')

export const clausesOf = (text: string): readonly string[] => pieces(text, BETWEEN_CLAUSES)
export const quotesOf = (fact: string): readonly string[] => pieces(fact, BETWEEN_QUOTES)

const pieces = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
