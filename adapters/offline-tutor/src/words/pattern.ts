/** Parts of regular expressions, so that long ones can be read. */

export const either = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`

/** Not the beginning or the end of another word, in any script: `\b` knows only English letters. */
export const WORD_BEGINS = String.raw`(?<![\p{L}\p{M}\p{N}])`
export const WORD_ENDS = String.raw`(?![\p{L}\p{M}\p{N}])`

export const wholeWords = (source: string, flags = 'iu'): RegExp => new RegExp(WORD_BEGINS + source + WORD_ENDS, flags)
