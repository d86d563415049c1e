import { describe, expect, it } from 'vitest'
import { privateNames, standardOf } from './check-names.mjs'

describe('privateNames', () => {
  it('should find names in code and words in comments, with their lines', () => {
    const text = "const toldOnce = 1\n/* For\n whoever asks */\nconst url = 'https://x.example' // nobody\n"
    expect(privateNames(text).map(([line, word]) => [line, word])).toEqual([
      [3, 'whoever'],
      [4, 'nobody'],
      [1, 'toldOnce'],
    ])
  })

  it.each(["'told'", '"nobody"', '`whoever`', 'x.match(/told [nobody/]/)'])('should leave texts alone: %s', (code) =>
    expect(privateNames(`const a = ${code}`)).toEqual([]),
  )
})

describe('standardOf', () => {
  it.each(['told-words.ts', 'ActForm', 'act_form', 'PATIENCE', 'MOST_TRIES'])('should have a word for %s', (name) => {
    expect(standardOf(name)).not.toBeNull()
  })

  it.each(['actor', 'foretold', 'stages', 'almost_all', 'removal_at'])('should leave %s alone', (name) => {
    expect(standardOf(name)).toBeNull()
  })
})
