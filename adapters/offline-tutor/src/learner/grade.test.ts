import { describe, expect, it } from 'vitest'
import { type Grade, gradeOf } from './grade.ts'

describe('gradeOf', () => {
  const GRADES: Readonly<Record<Grade, readonly string[]>> = {
    new: [
      'beginner',
      'complete beginner',
      'never',
      'no experience yet',
      'I know nothing',
      'from scratch',
      'new to it',
      "I don't know how to swim",
      'beginner, but I know a few chords',
      'not really',
      'couch potato',
      'terrified of it',
      "I can't swim",
      'I can’t read music',
      'Anfänger',
      'débutant',
      'principiante',
      '初心者です',
      'новичок',
    ],
    some: [
      'intermediate',
      'not a beginner',
      'not advanced',
      'a little',
      'I know Python',
      'A2',
      "I can play a bit but can't read music",
      'played for 3 years',
      'I can play a few songs but have no idea about theory',
    ],
    good: ['advanced', 'C1', 'fluent', 'a professional', 'played for 10 years', 'very good'],
  }
  for (const grade of ['new', 'some', 'good'] as const) {
    for (const words of GRADES[grade]) {
      it(`should take “${words}” for ${grade}`, () => {
        expect(gradeOf(words)).toBe(grade)
      })
    }
  }

  it('should not guess', () => {
    expect(gradeOf('around 1200 elo')).toBeNull()
    expect(gradeOf('whatever')).toBeNull()
    expect(gradeOf('lkjh')).toBeNull()
  })
})
