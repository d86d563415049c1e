import { describe, expect, it } from 'vitest'
import { privateNames, privateWords, standardOf } from './check-names.mjs'

describe('privateNames', () => {
  it('should find names in code and words in comments, with their lines', async () => {
    const text = "const toldOnce = 1\n/* For\n whoever asks */\nconst url = 'https://x.example' // nobody\n"
    const found = await privateNames('x.ts', text)
    expect(found.map(([line, word]) => [line, word])).toEqual([
      [3, 'whoever'],
      [4, 'nobody'],
      [1, 'toldOnce'],
    ])
  })

  it('should look at the names of tests', async () => {
    expect(await privateNames('x.ts', "it('should let in nobody', () => {})")).toHaveLength(1)
  })

  it.each(["'told'", '"nobody"', '`whoever`', 'x.match(/told [nobody/]/)'])(
    'should leave texts alone: %s',
    async (code) => expect(await privateNames('x.ts', `const a = ${code}`)).toEqual([]),
  )

  it('should leave what a page says alone, and find the names around it', async () => {
    const found = await privateNames('x.tsx', '<p>\n  By {told}. Nobody knows\n</p>')
    expect(found.map(([line, word]) => [line, word])).toEqual([[2, 'told']])
  })
})

describe('privateWords', () => {
  it('should find words of a document, but not in its code and links', () => {
    const text = 'See `told`, "nobody" and [it](told.md).\nFor whoever asks.\n'
    expect(privateWords(text)).toEqual([[2, 'whoever', expect.any(String)]])
  })
})

describe('standardOf', () => {
  it.each(['told-words.ts', 'toldOnce', 'told_once', 'PATIENCE', 'MOST_TRIES'])('should have a word for %s', (name) => {
    expect(standardOf(name)).not.toBeNull()
  })

  it.each(['actor', 'foretold', 'stages', 'almost_all', 'removal_at'])('should leave %s alone', (name) => {
    expect(standardOf(name)).toBeNull()
  })
})
