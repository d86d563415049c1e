import { MAX_MESSAGE_LENGTH } from '../../conversations/turn.ts'
import { readJsonObject } from '../lenient-json.ts'
import type { Markdown } from '../markdown.ts'
import { makeMessageScanner } from './message-scanner.ts'
import { headOf, type ReplyHead } from './reply-head.ts'

export type ReplyStream = ReturnType<typeof makeReplyStream>

/**
 * Shows the `message` of a JSON answer while the answer is still being written. `accept` judges what stands before the
 * message; if it says no, nothing is shown. Plain words are shown as they come; from the first character on that could
 * begin a link, a block is held until it is whole and has been read. Each character is looked at once.
 */
export function makeReplyStream(options: {
  readonly accept: (head: ReplyHead) => boolean
  readonly onText: (piece: string) => void
  readonly markdown: Markdown
}) {
  let head: ReplyHead | null = null
  let accepted = false
  let length = 0
  let shown = ''
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

  const show = (text: string): void => {
    shown += text
    fresh += text
  }

  const showPlainWord = (): void => {
    if (!held && isPlain(word)) {
      const text = block.slice(blockShown)
      show(shown === '' ? text.trimStart() : text)
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
      const clean = options.markdown.messageWithoutLinks(block)
      const before = block.slice(0, blockShown)
      // where cleaning changed what is on the screen already, the finished message puts it right
      if (clean.startsWith(before)) show(shown === '' ? clean.trimStart() : clean.slice(before.length))
    }
    block = ''
    blockShown = 0
    held = false
  }

  const endMessage = (): void => {
    showPlainWord()
    endBlock()
    if (!heldForGood) return
    const clean = options.markdown.messageWithoutLinks(whole.trim())
    if (clean.startsWith(shown)) show(clean.slice(shown.length))
  }

  const take = (character: string): void => {
    if (length >= MAX_MESSAGE_LENGTH) return
    length += 1
    whole += character
    block += character
    word += character
    if (character !== ' ' && character !== '\n') return
    const endsBlock = block.endsWith('\n\n')
    showPlainWord()
    if (endsBlock) endBlock()
  }

  const scanner = makeMessageScanner({
    onMessage: (before) => {
      head = headOf(readJsonObject(before) ?? {})
      accepted = options.accept(head)
    },
    onCharacter: (character) => {
      if (accepted) take(character)
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

/** What may begin a link, code or HTML, or hide an address: full-width letters, a dot inside of a word. */
const SUSPICIOUS = /[[\]<>`\\&@~|{}^$\uFF0E\uFF0F\uFF20-\uFF3A\uFF41-\uFF5A]|:\/|\.[^\s\d.,!?;:'"’”»)*_]/u

/** A line that opens code, or that is indented. */
const MEANS_MORE = /^(?: {2}|\t| {0,1}(?:```|~~~))/mu

const isPlain = (word: string): boolean => !SUSPICIOUS.test(word)
