import { describe, expect, it } from 'vitest'
import { converse } from '../../test/converse.ts'

describe('replyTo, where the goal is corrected before the summary', () => {
  it('should take it for the goal, and not for the answer', () => {
    const { brief, last } = converse('bake bread', 'I actually mean sourdough bread. Is it hard?')
    expect(brief).toMatchObject({ goal: 'sourdough bread', level: null })
    expect(last.message).toContain('It takes patience more than talent')
    expect(last.message).toContain('Sourdough is a great goal')
    expect(last.message).toContain('You can still tell me your level')
  })

  it('should keep what else the message says', () => {
    expect(converse('bake bread', 'No, I meant sourdough. I am a beginner').brief).toMatchObject({
      goal: 'sourdough',
      level: 'beginner',
    })
  })

  it('should offer a subject beside a goal without lessons, in words that it then hears', () => {
    const { exchanges, brief } = converse('bake bread', 'I mean sourdough bread')
    expect(JSON.stringify(exchanges)).toContain('I do have lessons on sourdough bread')
    expect(brief.goal).toBe('sourdough bread')
    expect(JSON.stringify(converse('befriend crows').exchanges)).not.toContain('I do have lessons')
  })

  it('should leave an answer one that only says what is meant', () => {
    const { brief } = converse('the guitar', 'I mean a few chords')
    expect(brief).toMatchObject({ goal: 'the guitar', level: 'I mean a few chords' })
  })
})
