import { describe, expect, it } from 'vitest'
import { type Grade, gradeOf, levelOf } from './grade.ts'

describe('gradeOf', () => {
  const GRADES: Readonly<Record<Grade, readonly string[]>> = {
    new: [
      'beginner',
      'I am a complete beginner',
      'never',
      'no',
      'No.',
      'none',
      'nothing yet',
      'never played',
      'I have never played before',
      "I've never really written code",
      'never drew before',
      'no experience yet',
      'I have no experience with it at all',
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
      "I don't play any instrument",
      'Anfänger',
      'débutant',
      'principiante',
      '初心者です',
      'новичок',
      '我从来没试过',
      'やったことがない',
      '한 번도 해 본 적이 없어요',
      'لم أجرب ذلك من قبل',
      'मैंने कभी कोशिश नहीं की',
      'Non ho mai provato',
    ],
    some: [
      'intermediate',
      'not a beginner',
      'I am not a complete beginner',
      'no longer a beginner',
      'far from a beginner',
      "I wouldn't say I'm not advanced, just not an expert",
      'not advanced',
      'a little',
      'yes',
      'I know Python',
      'A2',
      'I can play a bit but can’t read music',
      'played for 3 years',
      'I can play a few songs but have no idea about theory',
      'never played guitar, but I played the piano for 10 years',
      'I write a script now and then',
      "I'm not new to Spanish",
      'I doodle a lot',
      'beginner. No wait, I studied maths',
      'never played. Actually, I played a little',
      '我在工作中用了两年',
      '仕事で2年使っています',
      '직장에서 2년 동안 했어요',
      'أستخدمه في العمل منذ سنتين',
      'मैं दो साल से काम में यह करता हूँ',
      'Uso isso no trabalho há dois anos',
    ],
    good: [
      'advanced',
      'C1',
      'fluent',
      'a professional',
      'played for 10 years',
      'very good',
      'I write TypeScript daily',
      'I bake every day',
      '上級です',
      'avanzata',
      'I speak it every day at work',
    ],
  }
  for (const grade of ['new', 'some', 'good'] as const) {
    for (const words of GRADES[grade]) {
      it(`should take “${words}” for ${grade}`, () => {
        expect(gradeOf(words)).toBe(grade)
      })
    }
  }

  it('should not guess', () => {
    for (const words of ['around 1200 elo', 'whatever', 'idk', 'lkjh', '', '???']) expect(gradeOf(words)).toBeNull()
  })
})

describe('levelOf', () => {
  it('should tell an expert from someone who is good at it, and say null where the words do not say', () => {
    expect(['never played', 'a few songs', 'quite good at it', 'I teach it: a professional'].map(levelOf)).toEqual([
      'new',
      'some',
      'comfortable',
      'expert',
    ])
    expect(levelOf('advanced, but no expert')).not.toBe('expert')
    expect(['Profi', 'sono un professionista', '初めてです', 'whatever'].map(levelOf)).toEqual([
      'expert',
      'expert',
      'new',
      null,
    ])
  })
})
