import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWords } from '../../test/arbitraries.ts'
import { aboutGoal } from './about.ts'

describe('aboutGoal', () => {
  const KNOWN = [
    ['Bake sourdough bread that rises', 'sourdough bread'],
    ['Hold a short conversation in Portuguese', 'Portuguese'],
    ['Understand how neural networks learn', 'neural networks'],
    ['deep learning', 'neural networks'],
    ['Bake sourdough bread at home', 'sourdough bread'],
    ['Learn enough Spanish to travel through Chile', 'Spanish'],
    ['Latin American Spanish', 'Spanish'],
    ['speak Brazilian Portuguese', 'Portuguese'],
    ['Write small programs in Python', 'Python'],
    ['Python for data science', 'Python'],
    ['I want to play the guitar at campfires', 'the guitar'],
    ['acoustic guitar', 'the guitar'],
    ['Ich möchte Gitarre lernen', 'the guitar'],
    ['Ich möchte lernen, Sauerteigbrot zu backen', 'sourdough bread'],
    ['Ich möchte besser kochen', 'home cooking'],
    ['Wie neuronale Netze lernen', 'neural networks'],
    ['apprendre à jouer de la guitare', 'the guitar'],
    ["je veux apprendre l'espagnol", 'Spanish'],
    ['aprender a programar en Python', 'Python'],
    ['imparare a suonare la chitarra', 'the guitar'],
    ['أريد أن أتعلم العزف على الجيتار', 'the guitar'],
    ['научиться играть на гитаре', 'the guitar'],
    ['draw portraits of my kids', 'drawing'],
    ['learn to cook for my family', 'home cooking'],
    ['run 5k without stopping', 'running'],
    ['couch to 5k', 'running'],
    ['understand statistics', 'statistics'],
  ] as const
  for (const [goal, name] of KNOWN) {
    it(`should know “${goal}” as ${name}`, () => {
      expect(aboutGoal(goal)).toMatchObject({ name, subject: { name } })
    })
  }

  const NEIGHBOURS = [
    ...['Pizza mit Sauerteig', 'guitarra eléctrica', 'construire une guitare', 'cucina spagnola'],
    ...['Kubernetes', 'Docker', 'woodturning', 'pass the CFA', 'grow a bonsai', 'the ukulele', 'bass guitar'],
    ...['Spanish guitar', 'electric guitar', 'build a guitar', 'Spanish history', 'Spanish cooking', 'Thai cooking'],
    ...[
      'run a marathon',
      'run a business',
      'run Linux',
      'trail running',
      'machine learning',
      'artificial intelligence',
    ],
    ...[
      'statistics in R',
      'Bayesian statistics',
      'Python with Django',
      'Monty Python',
      'keep a ball python',
      'JavaScript',
    ],
    ...[
      'bake bread',
      'sourdough pizza',
      'technical drawing',
      'draw manga',
      'drawing in Photoshop',
      'Italian',
      'the piano',
    ],
    ...[
      'sketch comedy',
      'neural biology',
      'draw blood',
      'cook crystal',
      'write code in C',
      'Guitar Hero',
      'cook and to run a marathon',
    ],
  ]
  for (const goal of NEIGHBOURS) {
    it(`should have no lessons for “${goal}”`, () => {
      expect(aboutGoal(goal).subject).toBeNull()
    })
  }

  const UNKNOWN = [
    ['befriend crows', '“befriend crows”'],
    ['I want to train my dog', '“train your dog”'],
    ['????', 'your goal'],
    ['hello', 'your goal'],
    ['', 'your goal'],
  ] as const
  for (const [goal, name] of UNKNOWN) {
    it(`should call “${goal}” ${name}`, () => {
      expect(aboutGoal(goal)).toMatchObject({ subject: null, name })
    })
  }

  it('should keep words from right to left apart from ours', () => {
    expect(aboutGoal('الخط العربي').name).toBe('“\u2068الخط العربي\u2069”')
  })

  it('should always give a name that fits into a sentence, and few words to search for', () => {
    fc.assert(
      fc.property(anyWords(), (goal) => {
        const { name, title, search } = aboutGoal(goal)
        expect(name).toMatch(/^\S.*\S$/su)
        expect(name.length).toBeLessThanOrEqual(80)
        for (const text of [name, title, search]) expect(text).not.toMatch(/[\n{}<>[\]*_`|\\]|:\/\/|www\./)
        expect(search).toMatch(/\S/)
      }),
    )
  })
})
