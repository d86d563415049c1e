import { describe, expect, it } from 'vitest'
import { isComplaint, namedPart } from './withdrawn.ts'

describe('isComplaint', () => {
  it.each([
    'the focus is wrong',
    'das Niveau stimmt nicht',
    'la priorité est fausse',
    'That’s wrong',
    '1 hour a week is wrong',
    'Change my level',
    'Change my answers',
    'Cambia el tiempo',
    'Ändere das Ziel',
  ])('should know that %j asks for another value', (said) => {
    expect(isComplaint(said)).toBe(true)
  })

  it.each(['the level', 'endgames', 'change management'])('should not take %j for one', (said) => {
    expect(isComplaint(said)).toBe(false)
  })
})

describe('namedPart', () => {
  it.each([
    ['the goal', 'goal'],
    ['Cambia el tiempo', 'time'],
    ['mein Niveau', 'level'],
    ['la priorité', 'focus'],
    ['time management', null],
    ['wrong', null],
  ])('should read %j as %j', (said, part) => {
    expect(namedPart(said)).toBe(part)
  })
})
