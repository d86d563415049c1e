import { QUESTION_KINDS, wordsOf } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { everyLesson, everyLessons, setsOf, stemsIn } from '../../test/lessons.ts'
import { SUBJECTS } from '../subjects/subject.ts'
import type { Lesson } from './lesson.ts'

describe('the check of every lesson', () => {
  it('should have four to six questions of three kinds or more, four in a subject, and ask every objective', () => {
    for (const lessons of everyLessons()) {
      const kinds = lessons.flatMap(({ check }) => check.map(({ kind }) => kind))
      expect(new Set(kinds), lessons[0]?.title).toEqual(new Set(QUESTION_KINDS))
      for (const { check, objectives, title } of lessons) {
        expect(check.length, title).toBeGreaterThanOrEqual(4)
        expect(check.length, title).toBeLessThanOrEqual(6)
        expect(new Set(check.map(({ kind }) => kind)).size, title).toBeGreaterThanOrEqual(3)
        expect(new Set(check.map(({ objective }) => objective)), title).toEqual(new Set(objectives))
        expect(new Set(check.map(({ prompt }) => prompt)).size, title).toBe(check.length)
      }
    }
  })

  it('should have in a second set as many questions as a check needs, about every objective, and none twice', () => {
    for (const { check, secondCheck, objectives, title } of everyLesson()) {
      if (secondCheck.length === 0) continue
      expect(secondCheck.length, title).toBeGreaterThanOrEqual(4)
      expect(secondCheck.length, title).toBeLessThanOrEqual(6)
      expect(new Set(secondCheck.map(({ kind }) => kind)).size, title).toBeGreaterThanOrEqual(2)
      expect(new Set(secondCheck.map(({ objective }) => objective)), title).toEqual(new Set(objectives))
      const prompts = [...check, ...secondCheck].map(({ prompt }) => prompt)
      expect(new Set(prompts).size, title).toBe(prompts.length)
    }
  })

  it('should have second sets, exercises and a misconception for each wrong option in three subjects', () => {
    const isWhole = (lesson: Lesson): boolean =>
      lesson.secondCheck.length > 0 &&
      lesson.exercises.length >= 3 &&
      setsOf(lesson)
        .flat()
        .every(({ kind, options, key, misconceptions }) =>
          kind === 'single' || kind === 'multiple' ? misconceptions.length === options.length - key.length : true,
        )
    const whole = SUBJECTS.filter(({ lessons }) => lessons.every(isWhole))
    expect(whole.map(({ chips }) => chips.en)).toEqual(expect.arrayContaining(['Python', 'Spanish', 'Statistics']))
    for (const text of everyQuestion().flatMap(({ misconceptions }) => misconceptions)) {
      expect(text).toMatch(/[.?!]\*?$/)
      expect(text.length, text).toBeLessThanOrEqual(250)
    }
  })

  it('should give options that differ, and one key or a set of some', () => {
    for (const { kind, prompt, options, key } of everyQuestion()) {
      expect(new Set(options.map((option) => option.toLowerCase())).size, prompt).toBe(options.length)
      for (const option of options) expect(option, prompt).not.toMatch(/\b(?:of the above|of these|of them)$/i)
      if (kind === 'single') {
        expect(key, prompt).toHaveLength(1)
        expect([3, 4, 5], prompt).toContain(options.length)
      }
      if (kind === 'multiple') {
        expect(key.length, prompt).toBeGreaterThanOrEqual(2)
        expect(key.length, prompt).toBeLessThan(options.length)
        expect(options.length, prompt).toBeLessThanOrEqual(6)
      }
      if (kind === 'order') expect([3, 4, 5], prompt).toContain(options.length)
      if (kind === 'short')
        for (const accepted of key) expect(accepted.split(' ').length, prompt).toBeLessThanOrEqual(4)
      if (kind === 'number') expect(Number.isFinite(Number(key[0])), prompt).toBe(true)
    }
  })

  it('should not give the key away by its length', () => {
    for (const { title, set } of everyLesson().flatMap((lesson) =>
      setsOf(lesson).map((set) => ({ title: lesson.title, set })),
    )) {
      const singles = set.filter(({ kind }) => kind === 'single')
      const longest = singles.filter(({ options, key }) =>
        options.every((option) => key.includes(option) || option.length < (key[0] ?? '').length),
      )
      expect(longest.length, title).toBeLessThanOrEqual(singles.length / 2)
    }
    const places = everyQuestion().flatMap(({ kind, options, key }) =>
      kind === 'single' ? [options.indexOf(key[0] ?? '')] : [],
    )
    for (const place of [0, 1, 2]) {
      const share = places.filter((one) => one === place).length / places.length
      expect([place, share > 0.15 && share < 0.5]).toEqual([place, true])
    }
  })

  it('should name the key where it explains', () => {
    const silent = everyQuestion().filter(({ kind, key, explanation }) => {
      const said = plain(explanation)
      const isNamed = (text: string): boolean => said.includes(plain(text))
      if (kind === 'number') return !numbersIn(explanation).includes(Number(key[0]))
      if (kind === 'short') return !key.some(isNamed)
      const stems = stemsIn(explanation)
      const named = key.filter(
        (one) =>
          isNamed(one) ||
          [...stemsIn(one)].some((stem) => stems.has(stem)) ||
          numbersIn(one).some((number) => numbersIn(explanation).includes(number)),
      )
      // a whole set or order may be named in other words
      return named.length < (kind === 'single' ? 1 : key.length / 2)
    })
    expect(silent.map(({ prompt }) => prompt)).toEqual([])
  })
})

// Helpers

const everyQuestion = () => everyLesson().flatMap((lesson) => setsOf(lesson).flat())

const plain = (text: string): string => ` ${wordsOf(text.replace(/[*`$_]/g, '')).tokens.join(' ')} `

const numbersIn = (text: string): readonly number[] =>
  (
    text
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .replace(/\{,\}/g, '')
      .match(/[-−]?\d+(?:\.\d+)?/g) ?? []
  ).map((number) => Number(number.replace('−', '-')))
