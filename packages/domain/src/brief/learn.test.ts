import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBrief } from '../../testing/arbitraries.ts'
import { aTurn } from '../../testing/builders.ts'
import { type Brief, briefOf, openTopics, TOPICS } from './brief.ts'
import { FACTS, type Fact, type FactName } from './facts.ts'
import { learn, losesFacts, NOTHING_UNDERSTOOD, type Understood } from './learn.ts'
import { knownSlots } from './read-brief.ts'
import { SLOTS } from './slots.ts'

const AT = new Date('2027-01-31T12:00:00Z')

describe('learn', () => {
  it('should keep values that the learner’s words say, and the words of the level', () => {
    const words =
      'Guitar. I had lessons as a child. Half an hour a day, ready in three weeks. No theory, I am left-handed'
    const brief = hear(words, [
      ['level', 'some', 'had lessons as a child'],
      ['minutes_per_day', '30', 'Half an hour a day'],
      ['ready_in_weeks', '3', 'three weeks'],
      ['skip', 'theory', 'No theory'],
      ['constraint', 'left-handed', 'I am left-handed'],
    ])
    expect(knownSlots(brief, AT)).toMatchObject({
      level: 'some',
      minutesPerWeek: 210,
      pace: { minutes: 30, per: 'day', daysPerWeek: 7 },
      deadline: '2027-02-21',
      skip: ['theory'],
      constraints: ['left-handed'],
    })
    expect(brief.level).toBe('had lessons as a child')
  })

  it.each<[string, readonly [FactName, string, string]]>([
    ['a quote that was never said', ['level', 'expert', 'I teach it']],
    ['a piece of a word', ['outcome', 'tar', 'tar']],
    ['a level that is none', ['level', 'wizard', 'guitar']],
    ['a time out of range', ['hours_per_week', '200', 'guitar']],
    ['a day that is over', ['ready_by', '2020-01-01', 'guitar by January 1, 2020']],
  ])('should not take %s', (_name, fact) => {
    const goal = 'guitar by January 1, 2020'
    expect(hear(goal, [fact])).toEqual(briefOf(goal))
  })

  it.each<[string, string, readonly [FactName, string, string][], Partial<ReturnType<typeof knownSlots>>]>([
    [
      'a date in another form',
      'by February 15',
      [['ready_by', 'February 15', 'by February 15']],
      { deadline: '2027-02-15' },
    ],
    ['a date with points', 'bis 15. März', [['ready_by', '15.03.2027', 'bis 15. März']], { deadline: '2027-03-15' }],
    [
      'a level with a remark',
      'six years of it',
      [['level', 'Expert (6 years)', 'six years of it']],
      { level: 'expert' },
    ],
    [
      'a quote without its comma',
      'a site, for my club',
      [['outcome', 'a site', 'a site for my club']],
      { outcome: 'a site' },
    ],
    [
      'days that cannot be counted',
      '90 min on Tuesdays',
      [
        ['minutes_per_day', '90', '90 min'],
        ['days_per_week', 'Tuesdays', 'on Tuesdays'],
      ],
      { minutesPerWeek: null },
    ],
    [
      'a time out of words about something else',
      'I can use word',
      [
        ['level', 'new', 'I can use word'],
        ['hours_per_week', '5', 'use word'],
      ],
      { level: 'new', minutesPerWeek: null },
    ],
  ])('should make the best of %s', (_name, words, facts, slots) => {
    expect(knownSlots(hear(words, facts), AT)).toMatchObject(slots)
  })

  it('should keep the words that answer the question where their value is none', () => {
    const brief = { ...briefOf('radio') }
    const turns = [aTurn({ text: 'radio', at: AT }), aTurn({ speaker: 'assistant', text: 'How far?', at: AT })]
    const words = 'In the army, 20 years ago. By May 1'
    const facts = [
      { name: 'level', value: 'rusty', quote: 'In the army, 20 years ago' },
      { name: 'ready_by', value: '2027-05-01', quote: 'By May 1' },
    ] as const
    const understood = { ...NOTHING_UNDERSTOOD, facts, answers: 'level' } as const
    const learned = learn(brief, understood, [...turns, aTurn({ text: words, at: AT })])
    expect(learned.level).toBe('In the army, 20 years ago')
    expect(knownSlots(learned, AT)).toMatchObject({ deadline: '2027-05-01', level: null })
  })

  it('should say that a day was named that is none to be ready by', () => {
    const lose = (value: string) =>
      losesFacts(briefOf('radio'), { ...NOTHING_UNDERSTOOD, facts: [{ name: 'ready_by', value, quote: 'by May' }] }, [
        aTurn({ text: 'radio by May', at: AT }),
      ])
    expect(['soon', '2020-05-01', '2027-05-01'].map(lose)).toEqual([true, false, false])
  })

  it('should say that something to respect was taken and quoted in other words', () => {
    const lose = (value: string, quote: string) =>
      losesFacts(briefOf('Thai food'), { ...NOTHING_UNDERSTOOD, facts: [{ name: 'constraint', value, quote }] }, [
        aTurn({ text: 'Thai food, but peanuts make me ill', at: AT }),
      ])
    expect(lose('no peanuts', 'an allergy to peanuts')).toBe(true)
    expect(lose('sin cacahuetes', 'soy alérgico')).toBe(true)
    expect([lose('no peanuts', 'peanuts make me ill'), lose('none', 'none')]).toEqual([false, false])
    const kept = { ...briefOf('Thai food'), set: { constraints: { value: ['I’m allergic to peanuts'], turns: 1 } } }
    const again = { name: 'constraint', value: 'no peanuts', quote: 'allergy to peanuts' } as const
    expect(losesFacts(kept, { ...NOTHING_UNDERSTOOD, facts: [again] }, [aTurn({ text: 'I never cook', at: AT })])).toBe(
      false,
    )
  })

  it('should never put a model’s words into a learner’s mouth', () => {
    const brief = hear('Ich will mit meiner Oma reden, ohne Grammatik', [
      ['outcome', 'Talk with your grandmother', 'mit meiner Oma reden'],
      ['skip', 'grammar', 'ohne Grammatik'],
    ])
    expect(knownSlots(brief, AT)).toMatchObject({ outcome: 'mit meiner Oma reden', skip: ['ohne Grammatik'] })
  })

  it('should take over what a word such as "it" stands for, where that was said', () => {
    const wanted = 'explain politely that I am a vegetarian'
    const brief = hear('I am a vegetarian, and must be able to explain it politely. I always have a dictionary.', [
      ['must_have', wanted, 'must be able to explain it politely'],
      ['constraint', 'has a bilingual dictionary', 'I always have a dictionary'],
    ])
    expect(knownSlots(brief, AT)).toMatchObject({ mustHave: [wanted], constraints: ['I always have a dictionary'] })
  })

  it('should take a goal that is named, without the rest of the message', () => {
    expect(hear('teach me Rust pls, 2 hours a week', [['goal', 'Rust', 'teach me Rust']]).goal).toBe('Rust')
    // what answers another question is no new goal as well
    expect(
      hear(
        'for my job',
        [
          ['goal', 'for my job', 'for my job'],
          ['outcome', 'for my job', 'for my job'],
        ],
        briefOf('Rust'),
      ).goal,
    ).toBe('Rust')
  })

  it('should replace what is said anew, and add to lists and the outcome', () => {
    const before = hear('an hour a week, chords, for fun', [
      ['hours_per_week', '1', 'an hour a week'],
      ['must_have', 'chords', 'chords'],
      ['outcome', 'for fun', 'for fun'],
    ])
    const after = hear(
      'oops, I meant 20 min, and scales, and my band',
      [
        ['minutes_per_week', '20', '20 min'],
        ['must_have', 'scales', 'scales'],
        ['outcome', 'my band', 'my band'],
      ],
      before,
    )
    expect(knownSlots(after, AT)).toMatchObject({
      minutesPerWeek: 20,
      mustHave: ['chords', 'scales'],
      outcome: 'for fun; my band',
    })
  })

  it('should replace a list that is corrected, and empty what is taken back', () => {
    const before = hear('chords, by June', [
      ['must_have', 'chords', 'chords'],
      ['ready_by', '2027-06-01', 'by June'],
    ])
    const corrected = hear('scales instead', [['must_have', 'scales', 'scales']], before, { corrects: ['mustHave'] })
    expect(knownSlots(corrected, AT).mustHave).toEqual(['scales'])
    const open = hear('no date after all', [], before, { corrects: ['deadline'] })
    expect(open.set?.deadline?.value).toBeNull()
    expect(hear('hm', [], briefOf('Chess'), { corrects: ['deadline', 'goal'] })).toEqual(briefOf('Chess'))
  })

  it('should not leave out what is wanted by now, and the other way round', () => {
    const before = hear('with music theory', [['must_have', 'music theory', 'music theory']])
    const skipped = hear('no theory', [['skip', 'theory', 'no theory']], before)
    expect(knownSlots(skipped, AT)).toMatchObject({ mustHave: [], skip: ['theory'] })
    const wanted = hear('some music theory after all', [['must_have', 'music theory', 'music theory']], skipped)
    expect(knownSlots(wanted, AT)).toMatchObject({ mustHave: ['music theory'], skip: [] })
  })

  it('should go on with words that were missed before, and no further back than what was set by hand', () => {
    const turns = [aTurn({ text: 'Chess, I am a beginner' }), aTurn({ speaker: 'assistant' }), aTurn({ text: 'ok' })]
    const facts = [aFact(['level', 'new', 'I am a beginner'])]
    expect(learn(briefOf('Chess'), { ...NOTHING_UNDERSTOOD, facts }, turns).set?.level?.value).toBe('new')
    const known: Brief = { ...briefOf('Chess'), set: { level: { value: 'expert', turns: 2 } } }
    expect(learn(known, { ...NOTHING_UNDERSTOOD, facts }, turns)).toEqual(known)
  })

  it('should keep words without a value for the topic that they answer', () => {
    const kept = hear('whenever the kids sleep', [], briefOf('Chess'), { answers: 'time' })
    expect(kept.time).toBe('whenever the kids sleep')
    expect(openTopics(kept, [])).toEqual(['level', 'focus'])
    expect(hear('surprise me', [], briefOf('Chess'), { answers: 'focus' }).set?.outcome?.value).toBe('surprise me')
    // what says something else is no answer
    expect(
      hear('never held one', [['level', 'new', 'never held one']], briefOf('Ukulele'), { answers: 'focus' }).set
        ?.outcome,
    ).toBeUndefined()
    // who takes something back has answered nothing
    expect(
      hear('auf Deutsch, bitte', [], briefOf('Chess'), { answers: 'focus', corrects: ['language'] }).set?.outcome,
    ).toBeUndefined()
    // a value that comes later takes their place
    expect(hear('2 hours a week', [['hours_per_week', '2', '2 hours']], kept).time).toBeNull()
  })

  it('should take the language once, and another where the learner asks for it', () => {
    const german = hear('Gitarre', [], briefOf('Gitarre'), { language: 'de' })
    expect(german.language).toBe('de')
    expect(hear('Python 3', [], german, { language: 'en' }).language).toBe('de')
    // a small model had named the wrong one
    expect(hear('Hola', [], german, { language: 'es', isOwnLanguage: true }).language).toBe('es')
    expect(hear('in English please', [], german, { language: 'en', corrects: ['language'] }).language).toBe('en')
  })
})

describe('any understanding of any words', () => {
  it('should leave a brief within its bounds, in which each text was said or set before', () => {
    const names = Object.keys(FACTS) as FactName[] // keys of the record
    fc.assert(
      fc.property(
        anyBrief(),
        fc.array(anyFact(names), { maxLength: 8 }),
        fc.string(),
        anyRest(),
        (brief, facts, text, rest) => {
          const said = [text, ...facts.filter((_, index) => index % 2 === 0).map(({ quote }) => quote)].join('. ')
          const learned = learn(brief, { ...NOTHING_UNDERSTOOD, ...rest, facts }, [aTurn({ text: said, at: AT })])
          const { mustHave, skip, constraints, minutesPerWeek } = learned.set ?? {}
          for (const list of [mustHave, skip, constraints]) {
            const before = [
              ...(brief.set?.mustHave?.value ?? []),
              ...(brief.set?.skip?.value ?? []),
              ...(brief.set?.constraints?.value ?? []),
            ]
            const fresh = list?.value.filter((item) => !before.includes(item)) ?? []
            expect(fresh.every((item) => item.length <= 120)).toBe(true)
            if (fresh.length > 0) expect(list?.value.length).toBeLessThanOrEqual(8)
          }
          if (minutesPerWeek !== brief.set?.minutesPerWeek && minutesPerWeek?.value != null)
            expect(minutesPerWeek.value >= 5 && minutesPerWeek.value <= 3_600).toBe(true)
          if (rest.corrects.length === 0) {
            for (const topic of TOPICS)
              if (!openTopics(brief, []).includes(topic)) expect(openTopics(learned, [])).not.toContain(topic)
          }
          expect(learned.edits).toBe(brief.edits)
        },
      ),
    )
  })
})

// Helpers

const aFact = ([name, value, quote]: readonly [FactName, string, string]): Fact => ({ name, value, quote })

/** The brief after one message of which a model says so. */
function hear(
  text: string,
  facts: readonly (readonly [FactName, string, string])[],
  brief: Brief = briefOf(text),
  understood: Partial<Understood> = {},
): Brief {
  const setAt = Math.max(0, ...Object.values(brief.set ?? {}).map(({ turns }) => turns))
  const before = Array.from({ length: setAt }, () => aTurn({ speaker: 'assistant' }))
  const turns = [...before, aTurn({ text, at: AT })]
  return learn(brief, { ...NOTHING_UNDERSTOOD, ...understood, facts: facts.map(aFact) }, turns)
}

const anyFact = (names: readonly FactName[]): fc.Arbitrary<Fact> =>
  fc.record({
    name: fc.constantFrom(...names),
    value: fc.oneof(fc.string(), fc.nat(9_999).map(String), fc.constantFrom('new', 'expert', 'read', '2027-09-01')),
    quote: fc.string(),
  })

const anyRest = () =>
  fc.record({
    corrects: fc.subarray([...SLOTS]),
    language: fc.option(fc.constantFrom('de', 'en')),
    answers: fc.option(fc.constantFrom(...TOPICS)),
  })
