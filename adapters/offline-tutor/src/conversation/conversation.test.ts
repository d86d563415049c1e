import { CHANGE_REQUEST } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { talk } from '../../test/talk.ts'
import { SUBJECTS } from '../subjects/subject.ts'
import { textsIn } from './texts.ts'

/** What is said in each language that the tutor has sentences in. */
const EN = {
  language: 'en',
  goal: 'I want to learn the guitar',
  whole: 'Guitar, beginner, 30 minutes a day',
  chip: 'Guitar',
  levelChip: 'I know the basics',
  timeChip: '3 hours a week',
  levelWord: 'never',
  amount: '5 hours a week',
  bareAmount: '45 minutes',
  asksLevel: /How far have you got/,
  asksTime: /How much time can you give it/,
  question: 'What is a chord?',
  unread: 'I used to sing in a choir',
  unknown: 'Keep bees',
  parts: { goal: 'Goal', level: 'Level', time: 'Time', focus: 'Focus' },
  assumed: 'my assumption',
  weekend: '2 hours on weekends',
  noted: 'Noted: new to this, 2 hours a week.',
  notedTime: 'Noted: 5 hours a week.',
  notedLevel: 'Noted: some experience.',
} as const

const DE = {
  language: 'de',
  goal: 'Ich möchte Gitarre lernen',
  whole: 'Gitarre, Anfänger, 30 Minuten am Tag',
  chip: 'Gitarre',
  levelChip: 'Ich kenne die Grundlagen',
  timeChip: '3 Stunden pro Woche',
  levelWord: 'noch nie',
  amount: '5 Stunden pro Woche',
  bareAmount: '45 Minuten',
  asksLevel: /Was weißt oder kannst du schon davon/,
  asksTime: /Wie viel Zeit hast du dafür/,
  question: 'Was ist ein Akkord?',
  unread: 'Ich habe früher im Chor gesungen',
  unknown: 'Bienen halten',
  parts: { goal: 'Ziel', level: 'Vorwissen', time: 'Zeit', focus: 'Schwerpunkt' },
  assumed: 'meine Annahme',
  weekend: 'am Wochenende 2 Stunden',
  noted: 'Notiert: ganz neu dabei, 2 Stunden pro Woche.',
  notedTime: 'Notiert: 5 Stunden pro Woche.',
  notedLevel: 'Notiert: etwas Erfahrung.',
} as const

const ES = {
  language: 'es',
  goal: 'Quiero aprender guitarra',
  whole: 'Guitarra, principiante, 30 minutos al día',
  chip: 'Guitarra',
  levelChip: 'Conozco lo básico',
  timeChip: '3 horas a la semana',
  levelWord: 'nunca',
  amount: '5 horas a la semana',
  bareAmount: '45 minutos',
  asksLevel: /¿Qué sabes ya de esto\?/,
  asksTime: /¿Cuánto tiempo puedes dedicarle/,
  question: '¿Qué es un acorde?',
  unread: 'Antes cantaba en un coro',
  unknown: 'Criar abejas',
  parts: { goal: 'Meta', level: 'Nivel', time: 'Tiempo', focus: 'Enfoque' },
  assumed: 'lo supongo',
  weekend: 'los fines de semana 2 horas',
  noted: 'Anotado: desde cero, 2 horas por semana.',
  notedTime: 'Anotado: 5 horas por semana.',
  notedLevel: 'Anotado: algo de experiencia.',
} as const

describe.each([EN, DE, ES])('a conversation in $language', (said) => {
  const { language } = said
  const texts = textsIn(language)
  const converse = (...messages: readonly string[]) => talk(language, ...messages)

  describe('(1) a chip', () => {
    it('should have its exact value, and the plan itself always be one of them', async () => {
      const { brief, replies, last } = await converse(said.goal, said.levelChip, said.timeChip)
      expect(brief).toMatchObject({ level: 'some', minutesPerWeek: 180, pace: { minutes: 180, per: 'week' } })
      for (const { suggestions } of replies) expect(suggestions.at(-1)).toBe(texts.makePlan)
      const [aim = ''] = last.suggestions
      const summary = await converse(said.goal, said.levelChip, said.timeChip, aim)
      expect(summary.last.awaitingConfirmation).toBe(true)
      expect(summary.brief.outcome).toBe(aim)
    })

    it('should lead to the summary at any point, with what is known and marked assumptions', async () => {
      const { brief, last } = await converse(said.goal, texts.makePlan)
      expect(last.awaitingConfirmation).toBe(true)
      expect(last.text.split(said.assumed)).toHaveLength(4)
      expect(brief.sources).toMatchObject({ level: 'assumed', minutesPerWeek: 'assumed' })
      expect((await converse(said.goal, texts.makePlan.toLowerCase())).last.awaitingConfirmation).toBe(true)
    })
  })

  describe('(2) the first message', () => {
    it('should name one subject, with level and time beside it', async () => {
      const { brief, last } = await converse(said.whole)
      expect(brief).toMatchObject({ goal: said.chip, level: 'new', pace: { minutes: 30, per: 'day' } })
      expect(last.suggestions).toHaveLength(4)
      expect(last.awaitingConfirmation).toBe(false)
    })

    it('should lead to the summary where it asks for the plan', async () => {
      const { replies, brief } = await converse(`${said.whole}. ${texts.makePlan}.`)
      expect(replies.map(({ awaitingConfirmation }) => awaitingConfirmation)).toEqual([true])
      expect(brief).toMatchObject({ goal: said.chip, level: 'new', pace: { minutes: 30, per: 'day' } })
    })

    it('should keep a plain goal as it stands, and ask for the level', async () => {
      const { brief, last } = await converse(said.goal)
      expect(brief).toMatchObject({ goal: said.goal, level: null, minutesPerWeek: null, language })
      expect(last.text).toMatch(said.asksLevel)
    })

    it('should have the subject chosen again where the goal is reopened', async () => {
      const before = [said.whole, 'X', CHANGE_REQUEST, said.parts.goal]
      const { last } = await converse(...before)
      expect(last.suggestions).toEqual([...SUBJECTS.map(({ chips }) => chips[texts.language]), texts.makePlan])
      const { brief, last: summary } = await converse(...before, 'Python')
      expect(summary.awaitingConfirmation).toBe(true)
      expect(brief).toMatchObject({ goal: 'Python', level: 'new', outcome: null })
      expect((await converse(...before, said.unknown)).brief.goal).toBe(said.chip)
    })
  })

  describe('(3) a plain level word or one amount', () => {
    it('should set its own slot, while the other is asked for again', async () => {
      const time = await converse(said.goal, said.amount)
      expect(time.brief).toMatchObject({ level: null, evidence: null, minutesPerWeek: 300 })
      expect(time.last.text).toMatch(said.asksLevel)
      const level = await converse(said.goal, said.levelChip, said.levelWord)
      expect(level.brief).toMatchObject({ level: 'new', minutesPerWeek: null, timeWords: null })
      expect(level.last.text).toMatch(said.asksTime)
      const both = await converse(said.goal, said.levelChip, said.timeChip, said.levelWord)
      expect(both.brief).toMatchObject({ level: 'new', outcome: null })
    })

    it('should replace what was said before, also below the summary', async () => {
      const { brief, last } = await converse(said.whole, texts.makePlan, said.amount)
      expect(brief).toMatchObject({ minutesPerWeek: 300, pace: { minutes: 300, per: 'week' }, level: 'new' })
      expect(last.awaitingConfirmation).toBe(true)
    })

    it('should keep a day that is not said anew', async () => {
      const { brief } = await converse(said.whole, texts.makePlan, said.bareAmount)
      expect(brief.pace).toEqual({ minutes: 45, per: 'day', daysPerWeek: 7 })
    })

    it('should replace a part of the summary that was pressed', async () => {
      const before = [said.whole, 'X', CHANGE_REQUEST]
      const level = await converse(...before, said.parts.level, said.levelChip)
      expect(level.brief).toMatchObject({ level: 'some', outcome: 'X' })
      const focus = await converse(...before, said.parts.focus, 'Y')
      expect(focus.brief).toMatchObject({ level: 'new', outcome: 'Y' })
      const time = await converse(...before, said.parts.time, said.amount)
      expect(time.brief).toMatchObject({ minutesPerWeek: 300, outcome: 'X' })
    })
  })

  it('(4) should say of a question that it can’t answer, and offer the same chips', async () => {
    const [first, second] = (await converse(said.goal, said.question)).replies
    expect(second?.text.startsWith(texts.cannotAnswer)).toBe(true)
    expect(second?.suggestions).toEqual(first?.suggestions)
    const { brief, last } = await converse(said.whole, said.question)
    expect(brief.outcome).toBeNull()
    expect(last.text.startsWith(texts.cannotAnswer)).toBe(true)
  })

  it('(5) should offer the chips once more where it can read neither level nor time, then assume them', async () => {
    const [first, again, time, timeAgain, focus] = (
      await converse(said.goal, said.unread, said.unread, said.unread, said.unread)
    ).replies
    expect(again?.text).toMatch(said.asksLevel)
    expect(again?.text.startsWith(texts.chooseOne)).toBe(true)
    expect(again?.suggestions).toEqual(first?.suggestions)
    expect(time?.text).toMatch(said.asksTime)
    expect(time?.text.startsWith(texts.leftOpen)).toBe(true)
    expect(timeAgain?.suggestions).toEqual(time?.suggestions)
    expect(focus?.text).not.toMatch(said.asksTime)
    const { brief, last } = await converse(said.goal, ...Array.from({ length: 5 }, () => said.unread))
    expect(last.awaitingConfirmation).toBe(true)
    expect(brief).toMatchObject({ level: 'new', evidence: null, timeWords: null, outcome: said.unread })
    expect(brief.sources).toMatchObject({ level: 'assumed', minutesPerWeek: 'assumed', outcome: 'told' })
  })

  it('(6) should keep the aim as it stands', async () => {
    const { brief, last } = await converse(said.whole, `${said.unread}: x & y`)
    expect(brief.outcome).toBe(`${said.unread}: x & y`)
    expect(last.awaitingConfirmation).toBe(true)
  })

  it('should offer the subjects and a free general plan for any other goal, and say it twice', async () => {
    const { last, brief } = await converse(said.unknown)
    expect(last.text).toBe(`${texts.noLessons}\n\n${texts.whichSubject}`)
    expect(last.suggestions).toEqual([texts.generalPlan, ...SUBJECTS.map(({ chips }) => chips[texts.language])])
    expect(brief.goal).toBe(said.unknown)
    const chosen = await converse(said.unknown, said.chip)
    expect(chosen.brief.goal).toBe(said.chip)
    expect(chosen.last.text).toMatch(said.asksLevel)
    const again = await converse(said.unknown, said.unread, said.unread)
    expect(again.before.suggestions).toEqual(last.suggestions)
    expect(again.last.awaitingConfirmation).toBe(true)
    expect(again.last.text.startsWith(texts.general)).toBe(true)
    expect(again.brief.goal).toBe(said.unknown)
  })

  it('should say what it has noted', async () => {
    const { replies } = await converse(said.goal, said.levelChip, said.amount)
    expect(replies[1]?.text.startsWith(said.notedLevel)).toBe(true)
    expect(replies[2]?.text.startsWith(said.notedTime)).toBe(true)
    const { last } = await converse(`${said.chip}, ${said.levelWord}. ${said.weekend}`)
    expect(last.text).toContain(said.noted)
    const outOfRange = await converse(said.goal, said.amount.replace('5', '500'))
    expect(outOfRange.last.text.startsWith(texts.leftOpen)).toBe(true)
  })

  it('should note level and time of any other goal, and still ask for the subject', async () => {
    const words = `${said.levelWord}. ${said.weekend}`
    const first = await converse(`${said.unknown}. ${words}`)
    expect(first.last.text).toBe(`${said.noted} ${texts.noLessons}\n\n${texts.whichSubject}`)
    expect(first.last.suggestions).toContain(texts.generalPlan)
    const later = await converse(said.unknown, `${said.unread}. ${words}`)
    expect(later.last.text.startsWith(`${said.noted} ${texts.general}\n\n`)).toBe(true)
    for (const { brief } of [first, later]) expect(brief).toMatchObject({ level: 'new', minutesPerWeek: 120 })
    const { last, brief } = await converse(`${said.unknown}. ${words}`, texts.generalPlan, said.amount)
    expect(last.text.startsWith(`${said.notedTime}\n\n`)).toBe(true)
    expect(brief).toMatchObject({ goal: `${said.unknown}. ${words}`, level: 'new', minutesPerWeek: 300 })
  })

  it('should make the general plan where it is wanted: free, with the goal for a heading', async () => {
    const { last, plan } = await converse(said.unknown, texts.generalPlan)
    expect(last.awaitingConfirmation).toBe(true)
    const { title, isFree, chapters } = await plan()
    expect([title, isFree]).toEqual([`A general plan: ${said.unknown}`, true])
    expect(chapters.map((chapter) => chapter.kind === 'locked' && chapter.price)).toEqual([0, 0, 0])
  })

  it('should reach the plan of the subject by words alone', async () => {
    const { plan } = await converse(said.goal, said.levelWord, said.amount, said.unread)
    const { title, chapters = [] } = await plan()
    expect(title).toBe('The guitar: from the first clean note to a whole song')
    expect(chapters[0]?.title).toBe('In tune and at ease: holding the guitar, first clean notes')
  })
})

describe('a conversation', () => {
  it.each(['Go', 'Learn Go', 'Java', 'Teach me Spanish and Portuguese', '????', 'Withdrawing', 'Run a business'])(
    'should take no subject for another: %s',
    async (goal) => {
      const { last, brief } = await talk('en', goal)
      expect(last.text.startsWith(textsIn('en').noLessons)).toBe(true)
      expect(brief).toMatchObject({ goal, level: null, minutesPerWeek: null })
    },
  )

  it('should say once that the lessons are in English, in a language of another page', async () => {
    const { replies } = await talk('de', 'Gitarre', 'neu', '1 Stunde am Tag')
    expect(replies.map(({ text }) => text.includes(textsIn('de').lessonsAreEnglish))).toEqual([true, false, false])
  })

  it('should read a level beside the subject in the words of its own answers', async () => {
    const { brief, last } = await talk('en', 'Python, I already know the basics')
    expect(brief).toMatchObject({ goal: 'Python', level: 'some' })
    expect(last.text).toMatch(/^Python is .* Noted: some experience\.\n\nHow much time/)
  })

  it('should name no answers of its own where it asks for the level: it reads those that it offers', () => {
    for (const { asksLevel } of SUBJECTS) expect(asksLevel).not.toMatch(/[:,]| or /)
  })

  it('should be in English where it has no sentences of the page’s language', async () => {
    const { last, brief } = await talk('fr', 'Apprendre Python')
    expect(last.text).toMatch(/^Python is a friendly language/)
    expect(brief.language).toBe('en')
  })

  it('should ask for nothing twice that was answered, and for nothing that is known', async () => {
    const { replies } = await talk('en', 'Python', 'some', '2 hours a week', 'A game')
    const questions = replies.flatMap(({ text }) => text.match(/[^.!?:]*\?/g) ?? []).map((one) => one.trim())
    expect(new Set(questions).size).toBe(questions.length)
    expect(replies.map(({ awaitingConfirmation }) => awaitingConfirmation)).toEqual([false, false, false, true])
  })

  it('should name the whole of it in the summary', async () => {
    const { last } = await talk('en', 'Guitar, beginner, 30 minutes a day', 'Fingerpicking')
    expect(last.text).toBe(
      [
        'Noted.\n\nHere’s a summary of what I understood:\n',
        '- **Goal:** Guitar\n- **Level:** new to this\n- **Time:** 30 minutes a day\n- **Focus:** Fingerpicking\n',
        'If anything is wrong, choose No and tell me what to change. Shall I proceed?',
      ].join('\n'),
    )
  })

  it('should keep neither a yes nor a no below the summary for anything', async () => {
    for (const words of ['no', 'nothing', 'yes', 'good', 'new', '5']) {
      const { brief, last } = await talk('en', 'Guitar', 'expert', '2 hours a week', 'songs', words)
      expect(last.awaitingConfirmation).toBe(true)
      expect(brief).toMatchObject({ goal: 'Guitar', minutesPerWeek: 120, outcome: 'songs' })
      if (words !== 'new') expect(brief.level).toBe('expert')
    }
  })

  it('should read level and time for a general plan, and a correction of them', async () => {
    const { brief, last } = await talk('en', 'Beekeeping, 5 hours a week, beginner', 'A free general plan')
    expect(brief).toMatchObject({ level: 'new', minutesPerWeek: 300 })
    expect(last.awaitingConfirmation).toBe(true)
    const said = ['Beekeeping', 'A free general plan', CHANGE_REQUEST, '3 hours a week']
    const corrected = await talk('en', ...said)
    expect(corrected.brief).toMatchObject({ goal: 'Beekeeping', minutesPerWeek: 180 })
    expect(corrected.last.awaitingConfirmation).toBe(true)
  })

  it('should take a no before an amount for no level', async () => {
    const { brief, last } = await talk('en', 'Sourdough bread, 5 hours a week', 'no, 30 min a day')
    expect(brief).toMatchObject({ level: null, pace: { minutes: 30, per: 'day' } })
    expect(last.text).toMatch(/\?$/)
  })

  it('should take a subject that is named below the summary of a general plan', async () => {
    const { brief, last } = await talk('en', 'Keep bees', 'A free general plan', 'Then the guitar')
    expect(brief.goal).toBe('Then the guitar')
    expect(last.text).toContain('**Goal:** Then the guitar')
  })

  it('should take the goal alone of a longer message', async () => {
    const long = `I want to learn Python, ${'because my work is full of spreadsheets, '.repeat(10)}2 hours a week.`
    const { brief, last } = await talk('en', long)
    expect(brief).toMatchObject({ goal: 'Python', minutesPerWeek: 120 })
    expect(last.text).toContain(textsIn('en').readsLittle)
    expect((await talk('en', 'I want to learn Python')).last.text).not.toContain(textsIn('en').readsLittle)
  })
})
