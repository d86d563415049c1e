import { MAX_MESSAGE_LENGTH } from '../../conversations/turn.ts'
import { isRecord } from '../answer-schema.ts'
import type { Fault } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { makeMessageScanner } from './message-scanner.ts'
import { headOf, type ReplyHead } from './reply-head.ts'
import { makeSentenceSplitter } from './sentences.ts'

export type ReplyStream = ReturnType<typeof makeReplyStream>
export type ReplyPart = 'answer' | 'question'

/**
 * Shows `answer` and `question` of a JSON answer while it is still being written. `accept` judges what stands before them and
 * whether they are to be said, `check` each sentence, as soon as it is whole: from the first that has faults on, nothing is shown. Of a block
 * that holds a character that could begin a link, the rest is held until it is whole and has been read. Each character is
 * looked at once.
 */
export function makeReplyStream(options: {
  readonly accept: (part: ReplyPart, head: ReplyHead) => boolean
  readonly check: (sentence: string) => readonly Fault[]
  /** A sentence will not be shown, nor anything behind it. */
  readonly onUnfit: (faults: readonly Fault[]) => void
  readonly onText: (piece: string) => void
  readonly markdown: Markdown
}) {
  let head: ReplyHead | null = null
  let accepted = false
  let isUnfit = false
  /** Between two parts. */
  let gap = ''
  let shown = ''
  let length = 0
  /** Of the part, read and without links: what is shown, and the sentence that is not whole. */
  let clean = ''
  /** The block that comes: all of it, how much of it is shown, the word at its end. */
  let block = ''
  let blockShown = 0
  let word = ''
  let held = false
  /** All that came. From code blocks and indented lines on, what a block means depends on those before it: they wait for the end. */
  let whole = ''
  let heldForGood = false

  /** Shown by this piece, and sent together. */
  let fresh = ''

  const sentences = makeSentenceSplitter((sentence) => {
    if (!accepted) return
    const faults = options.check(sentence.trim())
    if (faults.length > 0) {
      accepted = false
      isUnfit = true
      options.onUnfit(faults)
      return
    }
    shown += gap + sentence
    fresh += gap + sentence
    gap = ''
  })

  const pass = (text: string): void => {
    clean += text
    sentences.feed(text)
  }

  const showPlainWord = (): void => {
    if (!held && isPlain(word)) {
      const text = block.slice(blockShown)
      pass(clean === '' ? text.trimStart() : text)
      blockShown = block.length
    } else {
      held = true
    }
    word = ''
  }

  const endBlock = (): void => {
    if (heldForGood) return
    if (MEANS_MORE.test(block)) {
      heldForGood = true
      held = true
      return
    }
    if (held) {
      const read = options.markdown.messageWithoutLinks(block)
      const before = block.slice(0, blockShown)
      // where cleaning changed what is on the screen already, the finished message puts it right
      if (read.startsWith(before)) pass(clean === '' ? read.trimStart() : read.slice(before.length))
    }
    block = ''
    blockShown = 0
    held = false
  }

  const endMessage = (): void => {
    showPlainWord()
    endBlock()
    if (heldForGood) {
      const read = options.markdown.messageWithoutLinks(whole.trim())
      if (read.startsWith(clean)) pass(read.slice(clean.length))
    }
    // what was clipped ends with a mark of its own
    if (length <= MAX_MESSAGE_LENGTH) sentences.end()
  }

  const take = (character: string): void => {
    length += character.length
    if (length > MAX_MESSAGE_LENGTH) return
    whole += character
    block += character
    word += character
    if (!ENDS_WORD.test(character)) return
    const endsBlock = block.endsWith('\n\n')
    showPlainWord()
    if (endsBlock) endBlock()
  }

  const begin = (part: ReplyPart): void => {
    accepted = !isUnfit && head !== null && options.accept(part, head)
    gap = shown === '' ? '' : '\n\n'
    length = 0
    clean = ''
    block = ''
    blockShown = 0
    word = ''
    held = false
    whole = ''
    heldForGood = false
  }

  const scanner = makeMessageScanner(['answer', 'question'], {
    onBegin: (part, before) => {
      head = headOf(isRecord(before) ? before : {})
      begin(part)
    },
    onText: (text) => {
      for (const character of text) if (accepted) take(character)
    },
    onEnd: () => {
      if (accepted) endMessage()
    },
  })

  return {
    /** Takes the next piece of the model's answer. */
    feed: (piece: string): void => {
      scanner.feed(piece)
      if (fresh !== '') options.onText(fresh)
      fresh = ''
    },
    /** What has been shown so far. */
    shown: () => shown,
    /** Null until the part before the message is complete. */
    head: () => head,
  }
}

/** In a script without spaces, the end of a sentence. */
const ENDS_WORD = /[ \n。！？]/

/** What may begin a link, code or HTML, or hide an address: full-width letters, a dot inside of a word. */
const SUSPICIOUS = /[[\]<>`\\&@~|{}^$\uFF0E\uFF0F\uFF20-\uFF3A\uFF41-\uFF5A]|:\/|\.[^\s\d.,!?;:'"’”»)*_]/u

/** A line that opens code, or that is indented. */
const MEANS_MORE = /^(?: {2}|\t| {0,1}(?:```|~~~))/mu

const isPlain = (word: string): boolean => !SUSPICIOUS.test(word)
