import { makeReplyStream } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { makeMarkdown } from './markdown.ts'
import { parseMessage as parse, visit } from './parse.ts'

const LINK = '[the page](https://made-up.example/x)'

describe('a reply while it comes', () => {
  it.each([
    ['an indented line at the beginning', `\t${LINK}\n\nWhen?`],
    ['a paragraph of a list item', `- one\n\n    ${LINK}\n\nWhen?`],
    ['a paragraph behind a block of code', `\`\`\`\ncode\n\n\`\`\`\n${LINK}\n\nWhen?`],
    ['a paragraph behind tildes', `~~~\ncode\n\n~~~\n${LINK}\n\nWhen?`],
    ['an item of a list within another', `1. one\n\n   - two\n\n         ${LINK}\n\nWhen?`],
  ])('should show no link in %s, at any moment', (_name, message) => {
    for (const shown of whileItComes(message)) expect(linksIn(shown), shown).toEqual([])
  })

  it.each([
    'Pick one:\n\n- a little\n- a lot\n\nWhich?',
    'Try this:\n\n```js\nlet a = 1\n\nlet b = 2\n```\n\nHow much time do you have?',
    '- one\n\n  more of one\n\n- two\n\nWhich?',
  ])('should have shown all of %j in the end', (message) => {
    expect(whileItComes(message).at(-1)).toBe(message)
  })
})

// Helpers

function whileItComes(message: string): readonly string[] {
  let shown = ''
  const moments: string[] = []
  const onText = (piece: string): void => {
    shown += piece
    moments.push(shown)
  }
  const stream = makeReplyStream({
    accept: () => true,
    check: () => [],
    onUnfit: () => {},
    onText,
    markdown: makeMarkdown(),
  })
  for (const character of JSON.stringify({ asks: 'time', answer: message })) stream.feed(character)
  return moments
}

function linksIn(markdown: string): readonly string[] {
  const found: string[] = []
  visit(parse(markdown), ({ type }) => {
    if (type === 'link') found.push(type)
    return true
  })
  return found
}
