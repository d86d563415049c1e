import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someQuestion } from '../../testing/index.ts'
import type { Question } from '../check/question.ts'
import { type Exchange, isGuess, revealedBy } from './reveal.ts'
import { secretOf } from './secret.ts'

describe('revealedBy', () => {
  it.each([
    ['It is quartz. Do you see it?', 'text'],
    ['It is QUARTZ, isn’t it?', 'text'],
    ['Think of **qua**rtz. Well?', 'text'],
    ['q u a r t z, you know. Clear?', 'text'],
    ['Have a look at quаrtz (with a Cyrillic letter). Clear?', 'text'],
    ['Option B, I would say. Why?', 'place'],
    ['(b) is worth a look. Why?', 'place'],
    ['Take the second one. Why?', 'place'],
    ['Nimm die zweite. Warum?', 'place'],
    ['Opción dos. ¿Por qué?', 'place'],
    ['La segunda respuesta. ¿Por qué?', 'place'],
    ['It is neither A nor C. What is left?', 'elimination'],
    ['| A | wrong |\n|---|---|\n| B | right |', 'place'],
    ['cXVhcnR6', 'text'],
    ['Backwards it reads ztrauq. Well?', 'disguise'],
    ['In rot13: dhnegm', 'disguise'],
    ['qu_rtz – fill the gap. Well?', 'disguise'],
    ['Quick\nUnder\nAll\nRoads\nTo\nZurich', 'disguise'],
  ] as const)('should know that %j gives away an option', (reply, way) => {
    expect(reveal(reply, ROCK)).toBe(way)
  })

  it.each([
    ['It is 1,250.', 1250, ''],
    ['Es sind 1.250.', 1250, ''],
    ['You get one thousand two hundred and fifty.', 1250, ''],
    ['Es sind eintausendzweihundertfünfzig.', 1250, ''],
    ['Son mil doscientos cincuenta.', 1250, ''],
    ['It is 1/2 of it.', 0.5, ''],
    ['It is $\\frac{1}{2}$ of it.', 0.5, ''],
    ['It is 50 % of it.', 0.5, ''],
    ['Half of them.', 0.5, ''],
    ['Die Hälfte davon.', 0.5, ''],
    ['La mitad.', 0.5, ''],
    ['It is ½ of it.', 0.5, ''],
    ['It is 0,5 of it.', 0.5, ''],
    ['It is 500 g.', 0.5, 'kg'],
    ['minus five', -5, ''],
    ['It lies between 41 and 43.', 42, ''],
    ['4 2', 42, ''],
    ['zweiundvierzig', 42, ''],
    ['cuarenta y dos', 42, ''],
    ['NDI=', 42, ''],
  ])('should know that %j gives away a number', (reply, key, unit) => {
    expect(reveal(reply, number(key, unit))).not.toBeNull()
  })

  it('should not take an article for a one, nor any number for the one that is sought', () => {
    expect(reveal('Which one of them is a step further?', number(1))).toBeNull()
    expect(reveal('The answer is one.', number(1))).toBe('number')
    expect(reveal('Look at all 12 of them, and at the year 1842. What do you see?', number(42))).toBeNull()
    expect(reveal('Look at two and three, then add. What do you get?', number(5))).toBeNull()
  })

  it.each([
    ['First milk, then flour, then eggs. What comes last?'],
    ['B, A, C'],
    ['2-1-3'],
    ['B, A, C, D'],
    ['2-1-3-4'],
    ['Flour comes after milk, and eggs after flour. So?'],
    ['Eggs come third, milk first and flour second.'],
  ])('should know that %j gives away an order', (reply) => {
    expect(reveal(reply, DOUGH)).toBe('order')
  })

  it('should see what a thread gives away piece by piece', () => {
    const before = [{ message: 'More, please', reply: 'It begins with “quar”. What next?' }]
    expect(reveal('And it ends with “tz”. Well?', ROCK, before)).toBe('pieces')
    expect(
      reveal('Then flour, then eggs. So?', DOUGH, [{ message: 'How?', reply: 'Milk is where it starts. Why?' }]),
    ).toBe('order')
    const denied = [{ message: 'A?', reply: 'No, not A. Why?' }]
    expect(reveal('It’s not C either. What is left?', ROCK, denied)).toBe('elimination')
  })

  it.each([
    ['Look at how hard each of them is. Which would scratch glass?', ROCK],
    ['You took the softest of them. What does your fingernail do to it?', ROCK],
    ['Before anything can bind, what has to be wet?', DOUGH],
    ['A good first step. What do you know about the second half?', ROCK],
  ])('should let %j through', (reply, question) => {
    expect(reveal(reply, question)).toBeNull()
  })

  it('should find a formula whose sides and terms have changed places', () => {
    const line = short('y = 3x + 2')
    for (const reply of ['$2+3x=y$', '`y=3*x+2`', 'y − 3x = 2', 'y = 2 + x·3'])
      expect([reply, reveal(`Well: ${reply}. So?`, line)]).toEqual([reply, 'text'])
    expect(reveal('What if it were $y = 2x + 3$ instead?', line)).toBeNull()
  })

  it('should find what a solution computes and says, but not what its task gives', () => {
    const exercise = { task: 'Solve 4x − 7 = 21.', solution: 'Add 7 to both sides: `4x = 28`. Divide by 4: x = 7.' }
    const secret = secretOf({ kind: 'exercise', exercise, place: 0, isOpen: true })
    const said = (reply: string) => revealedBy(reply, secret, { message: '', past: [] })
    expect(said('You had minus 7 on the left. What undoes it?')).toBeNull()
    for (const reply of ['So x is 7.', 'That makes 28 on the right. And then?', 'x=7', 'seven'])
      expect([reply, said(reply)]).not.toEqual([reply, null])
  })

  it('should find any word of some length, wherever it stands and however it is written', () => {
    const write = fc.constantFrom(
      ...[(key: string) => key, (key: string) => key.toUpperCase(), (key: string) => `“${key}”`],
      ...[
        (key: string) => [...key].join(' '),
        (key: string) => [...key].join('-'),
        (key: string) => `**${key[0]}**${key.slice(1)}`,
      ],
      ...[(key: string) => [...key].join('\u200b'), (key: string) => [...key].toReversed().join('')],
    )
    const words = fc.stringMatching(/^[a-z]{6,12}$/)
    fc.assert(
      fc.property(words, write, words, words, (key, spelled, before, after) => {
        expect(reveal(`${before} ${spelled(key)} ${after}?`, short(key))).not.toBeNull()
      }),
    )
  })

  it('should find any whole number, with separators or without', () => {
    const write = fc.constantFrom('en', 'de', 'es', 'en-IN', 'de-CH')
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99_999_999 }), write, (key, locale) => {
        expect(reveal(`Try ${key.toLocaleString(locale)} now.`, number(key))).not.toBeNull()
        expect(reveal(`Try ${key} now.`, number(key))).not.toBeNull()
      }),
    )
  })
})

describe('isGuess', () => {
  it.each([
    ...['Is it A?', 'Is it B?', 'Gypsum, right?', 'Quartz, right?', 'The third one?', 'b', 'talc or quartz'].map(
      (message) => [message, ROCK, undefined] as const,
    ),
    ...['Is it C?', 'Is it B?', 'Gypsum?'].map((message) => [message, ROCK, 'a'] as const),
    ...['Is it 42?', 'Is it 41?', 'forty', 'half of it', '4,5 kg'].map((message) => [message, number(42), 7] as const),
    ...['Milk, flour, eggs?', 'Flour, eggs, milk?', 'C, A, B', '3-1-2'].map(
      (message) => [message, DOUGH, undefined] as const,
    ),
    ['Is it quartz?', short('quartz'), undefined] as const,
    ['Do I divide by 20?', { ...number(60), prompt: 'Which is more, 20 or 60?' }, 7] as const,
  ])('should know %j for one, right or wrong', (message, question, answer) => {
    expect(isGuess(message, { ...item(question), answer })).toBe(true)
  })

  it.each([
    ['Why is talc wrong?', ROCK, 'a'],
    ['Ist es härter, z. B. als Glas? Z.B. im Alltag?', ROCK, 'a'],
    ['Why is it not A?', ROCK, 'a'],
    ['Why is one harder than another? What do I look at?', ROCK, undefined],
    ['Why is it not seven?', number(42), 7],
    ...['Which one do I begin with?', 'I do not get step 2.', 'Was macht ein Bäcker da?', 'Another one?'].map(
      (message) => [message, number(42), undefined] as const,
    ),
    ['Do I divide 60 by 20?', { ...number(3), prompt: '20 changes take $60$ seconds. How long is one?' }, 7],
    ['Why does milk come before eggs?', DOUGH, undefined],
  ] as const)('should not take %j for one', (message, question, answer) => {
    expect(isGuess(message, { ...item(question), answer })).toBe(false)
  })
})

// Helpers

const asked = {
  id: 'q1',
  prompt: 'Which of these scratches glass?',
  objective: 'Tell minerals apart',
  explanation: '',
  isVoid: false,
}

const ROCK = someQuestion({
  ...asked,
  options: ['Talc', 'Quartz', 'Gypsum'].map((text, at) => ({ id: 'abc'[at] ?? '', text })),
  key: 'b',
})
const DOUGH: Question = {
  ...{ ...asked, kind: 'order', prompt: 'In which order do they go in?' },
  options: ['flour', 'milk', 'eggs', 'sugar'].map((text, at) => ({ id: 'abcd'[at] ?? '', text })),
  key: ['b', 'a', 'c', 'd'],
}
const number = (key: number, unit = ''): Question => ({
  ...asked,
  prompt: 'How many?',
  kind: 'number',
  key,
  tolerance: 0,
  unit,
})
const short = (key: string): Question => ({ ...asked, prompt: 'What is it?', kind: 'short', key, accepted: [] })

const item = (question: Question) => ({ kind: 'question', question, answer: undefined, isOpen: true }) as const

const reveal = (reply: string, question: Question, past: readonly Exchange[] = []) =>
  revealedBy(reply, secretOf(item(question)), { message: '', past })
