import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChapterTopic,
  candidateScore,
  isOnTopic,
  mayBeOnTopic,
  objectiveNearest,
  topicScore,
} from './topic-score.ts'

describe('topicScore', () => {
  it('should lie between 0 and 1, whatever the texts are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'Python', 'for loops', '变量和循环', 'the'),
    )
    const topic = fc.record({
      goal: text,
      planTitle: text,
      title: text,
      summary: text,
      objectives: fc.array(text, { maxLength: 4 }),
    })
    fc.assert(
      fc.property(topic, fc.record({ title: text, text }), (chapter, page) => {
        const score = topicScore(chapter, page)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('should be 1 of a page that says all that the topic says, word by word', () => {
    const all = Object.values(LOOPS).flat().join('. ')
    expect(topicScore(LOOPS, { title: all, text: all })).toBeCloseTo(1)
  })
})

describe('isOnTopic', () => {
  const text = `A loop runs its body again for every item of a list. In Python the for loop takes a list or a range. With break you
    leave the loop early, and continue skips to the next item. A while loop repeats until its condition is false.`
  const page = { title: 'Loops in Python', text }

  it('should take a page about the chapter', () => {
    expect(isOnTopic(LOOPS, page)).toBe(true)
  })

  it('should refuse the same about another subject', () => {
    const other = { title: 'Loops in Fortran', text: text.replaceAll('Python', 'Fortran') }
    expect(isOnTopic(LOOPS, other)).toBe(false)
  })

  it('should refuse another chapter of the subject, and the same title in another', () => {
    const decorators =
      'A decorator wraps a function in another one. Python applies it with the sign @ above the definition.'
    expect(isOnTopic(LOOPS, { title: 'Decorators in Python', text: decorators })).toBe(false)
    const knitting = 'Cast on ten loops and work each loop through the back. Repeat until the piece is long enough.'
    expect(isOnTopic(LOOPS, { title: 'Loops', text: knitting })).toBe(false)
  })

  it('should take a page that never names the subject, if the chapter does not either and most of its words are there', () => {
    const page = {
      title: 'What significance means',
      text: `State the null hypothesis first. Shuffle the labels a thousand times, and the p-value is the share of shuffles with as large an
        effect. Significance says nothing about the size of it. Report the interval of the effect, and list the tricks that mislead.`,
    }
    expect(isOnTopic(P_VALUES, page)).toBe(true)
    expect(isOnTopic({ ...P_VALUES, summary: `${P_VALUES.summary} Statistics.` }, page)).toBe(false)
    const ofAnother = { title: 'Significance in Minitab', text: page.text.replace('Report', 'In Minitab report') }
    expect(isOnTopic(P_VALUES, ofAnother)).toBe(false)
    const cards = { ...page, text: 'Shuffle the cards. The tricks mislead your guests. Significance is in the effect.' }
    expect(isOnTopic(P_VALUES, cards)).toBe(false)
  })

  it('should refuse a front page and a list of links, which make no sentences', () => {
    const links =
      'Loops For loop While loop List Range Break Continue Condition Downloads Jobs News Forum Python Examples '
    expect(isOnTopic(LOOPS, { title: 'Python docs', text: links.repeat(4) })).toBe(false)
    expect(isOnTopic(LOOPS, { title: 'Python docs', text: links.repeat(4).replaceAll(' For ', '. For ') })).toBe(true)
  })

  it('should take an English page for a topic in another language where both use the same words', () => {
    const joins: ChapterTopic = {
      goal: 'Ich möchte SQL lernen, um Daten auszuwerten',
      planTitle: 'SQL für die Auswertung von Daten',
      title: 'INNER JOIN und LEFT JOIN',
      summary: 'Sie verbinden zwei Tabellen und wissen, welche Zeilen übrig bleiben.',
      objectives: ['Tabellen mit INNER JOIN verbinden', 'Mit LEFT JOIN alle Zeilen der ersten Tabelle behalten'],
      language: 'de',
    }
    const english = `An INNER JOIN returns the rows that match in both tables. A LEFT JOIN keeps all rows of the first table and
      puts NULL where SQL finds no match. Without a condition the JOIN is a product of both.`
    expect(isOnTopic(joins, { title: 'SQL JOIN: INNER JOIN and LEFT JOIN', text: english, language: 'en' })).toBe(true)
    const french = `Un INNER JOIN donne les lignes qui sont dans les deux tables. Un LEFT JOIN garde toutes les lignes de la première
      table et met NULL où SQL ne trouve rien pour elle.`
    const page = { title: 'SQL : INNER JOIN et LEFT JOIN', text: french, language: 'fr' }
    expect(topicScore(joins, page)).toBe(0)
  })
})

describe('mayBeOnTopic', () => {
  it('should pass what a short excerpt does not rule out', () => {
    const candidate = { title: 'Loops', text: 'How to repeat steps over a list.' }
    expect(mayBeOnTopic(LOOPS, candidate)).toBe(true)
    expect(mayBeOnTopic(LOOPS, { title: 'Ball python', text: 'A calm snake from West Africa.' })).toBe(false)
  })
})

describe('candidateScore', () => {
  it('should hardly mind that an excerpt does not name the subject, and put one that does first', () => {
    const excerpt = 'Repeat steps over a list, and leave a loop early with break.'
    const [named, unnamed] = [`${excerpt} In Python.`, `${excerpt} In short.`].map((text) =>
      candidateScore(LOOPS, { title: 'Loops: for and while', text }),
    )
    const distant = candidateScore(LOOPS, { title: 'Lists in Python', text: 'A list keeps steps in Python.' })
    expect(named).toBeGreaterThan(unnamed ?? 1)
    expect(unnamed).toBeGreaterThan(distant)
  })
})

describe('objectiveNearest', () => {
  it('should name the objective that a page serves best', () => {
    const page = { title: 'break and continue', text: 'Leave a loop early, or skip an item of it.' }
    expect(objectiveNearest(LOOPS, page)).toBe('Leave a loop early with break and continue')
  })

  it('should name none for a page that serves none', () => {
    expect(objectiveNearest(LOOPS, { title: 'Decorators', text: 'A decorator wraps a function.' })).toBeNull()
    expect(objectiveNearest({ ...LOOPS, objectives: [] }, { title: 'Loops', text: '' })).toBeNull()
  })
})

// Helpers

const LOOPS: ChapterTopic = {
  goal: 'Learn Python',
  planTitle: 'Python from scratch',
  title: 'Loops',
  summary: 'Repeat steps over lists and ranges.',
  objectives: [
    'Write a for loop over a list',
    'Use while with a condition that ends',
    'Leave a loop early with break and continue',
  ],
}

const P_VALUES: ChapterTopic = {
  goal: 'Understand statistics',
  planTitle: 'Statistics from the start',
  title: 'p-values and how they mislead',
  summary: 'Test by shuffling labels, and spot the usual tricks.',
  objectives: ['State a null hypothesis', 'Find a p-value by shuffling', 'Report an effect with its interval and size'],
}
