import { planRoom } from '@app/domain'
import { aBrief } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { draftPlan } from './draft-plan.ts'

describe('draftPlan', () => {
  // the texts that the dashboard and the form for a new goal offer: see apps/web/src/texts/example-goals.ts
  const EXAMPLES = [
    ['Bake sourdough bread that rises', 'Sourdough bread that rises: from flour and water to your own loaf', 7],
    ['Hold a short conversation in Portuguese', 'Portuguese: your first short conversation', 7],
    ['Understand how neural networks learn', 'How neural networks learn: from one neuron to a network of your own', 8],
  ] as const
  for (const [goal, title, count] of EXAMPLES) {
    it(`should have a plan of its own for the example “${goal}”`, () => {
      const plan = draftPlan(brief({ goal, level: 'never', time: '2 hours a week' }))
      expect(plan.title).toBe(title)
      expect(plan.chapters).toHaveLength(count)
      expect(plan.about.subject).not.toBeNull()
    })
  }

  it('should say of a subject without lessons that it has none, and offer its ways of learning as just that', () => {
    const { title, description, chapters } = draftPlan(brief({ goal: 'befriend crows' }))
    expect(title).toBe('“Befriend crows”: a general plan for learning it')
    expect(description).toContain('has no lessons of its own on “befriend crows”')
    expect(description).toContain('ways of learning that work for anything')
    for (const { title, summary } of chapters) expect(`${title} ${summary}`).toMatch(/general|map/)
  })

  it('should begin the title of a general plan with English where the goal is read from the right', () => {
    const titleOf = (goal: string) => draftPlan(brief({ goal })).title.replaceAll(/[\u2066-\u2069]/g, '')
    expect(titleOf('أريد أن أتعلم الخط العربي')).toBe('A general plan for learning “الخط العربي”')
    expect(titleOf('אני רוצה ללמוד לשחות')).toBe('A general plan for learning “לשחות”')
    expect(titleOf('befriend crows')).toBe('“Befriend crows”: a general plan for learning it')
  })

  it('should leave out the first steps for those who have made them', () => {
    expect(titles({ goal: 'Spanish', level: 'never learnt it' })).toContain(SOUNDS)
    expect(titles({ goal: 'Spanish', level: 'no' })).toContain(SOUNDS)
    expect(titles({ goal: 'Spanish', level: 'I had it at school' })).not.toContain(SOUNDS)
    expect(titles({ goal: 'Spanish', level: 'B2' })).toEqual(expect.not.arrayContaining([SOUNDS, NAMES]))
    expect(titles({ goal: 'Python', level: 'I write TypeScript daily' })).toHaveLength(4)
  })

  it('should not take practice in a neighbouring field for practice in this one', () => {
    const first = (level: string) => titles({ goal: 'neural networks', level })[0]
    expect(first('I write TypeScript daily')).toBe('One neuron: a weighted sum and a bend')
    expect(first('I train networks daily')).toBe('Loss: a number for being wrong')
  })

  it('should have more chapters the more time there is', () => {
    const counts = (goal: string) =>
      ['30 minutes a week', '2 hours a week', '8 hours a week'].map((time) => titles({ goal, time }).length)
    expect([counts('Portuguese'), counts('the guitar')]).toEqual([
      [6, 7, 7],
      [5, 5, 6],
    ])
  })

  it('should take up what the learner has time for, and say so', () => {
    const drafted = (goal: string, totalMinutes: number, time: string | null = null) => {
      const plan = draftPlan(brief({ goal, time }), planRoom({ minutesPerWeek: null, weeks: null, totalMinutes }))
      return { ...plan, minutes: plan.chapters.map(({ minutes }) => minutes) }
    }
    const tiny = drafted('the guitar', 40)
    expect(tiny.minutes).toEqual([15, 25])
    expect(tiny.description).toBe(
      'Your time is enough for the first steps if you want to play whole songs on the guitar in time, and sing over them if you like.',
    )
    const fiveWeeks = drafted('the guitar', 300, '1 hour a week, in 5 weeks')
    expect(fiveWeeks.minutes).toEqual([75, 125, 100])
  })

  it('should fill no time with what the learner did not ask for, nor stretch a lesson, and say so', () => {
    const drafted = (goal: string, level: string, totalMinutes: number) =>
      draftPlan(brief({ goal, level }), planRoom({ minutesPerWeek: null, weeks: null, totalMinutes }))
    const guitar = drafted('the guitar', 'never', 60 * 52)
    expect(guitar.chapters.map((chapter) => chapter.for)).toEqual([
      ...['start', 'early', 'everyone', 'everyone', 'everyone', 'far'],
    ])
    expect(guitar.chapters.map(({ minutes }) => minutes)).toEqual([180, 300, 240, 300, 240, 360])
    expect(guitar.description).toMatch(/^By the end you’ll play/)
    expect(guitar.description).toContain(
      'This plan needs less time than you have. The demo tutor has no more lessons on',
    )
    // first steps that were made are worth nothing
    const good = drafted('statistics', 'I do it for a living', 60 * 52).chapters.map((chapter) => chapter.for)
    expect(good).toEqual(['everyone', 'everyone', 'everyone', 'far'])
    const crows = drafted('befriend crows', 'never', 60 * 52)
    expect(crows.chapters.map(({ minutes }) => minutes)).toEqual([120, 180, 150, 120, 300, 180, 180, 120, 90])
    expect(crows.description).toContain('This plan needs less time than you have.')
    expect(drafted('the guitar', 'never', 60 * 27).description).not.toContain('less time')
  })

  it('should leave out of a plan for an exam what leads away from it', () => {
    const GO_ON = 'Go on alone: people, sources, a question of your own'
    const planned = (goal: string, focus: string | null) => titles({ goal, level: 'advanced', focus })
    expect(planned('befriend crows', null)).toContain(GO_ON)
    for (const [goal, focus] of [
      ['the bar exam', null],
      ['anatomy', 'für die Prüfung im Mai'],
    ] as const) {
      expect(planned(goal, focus)).not.toContain(GO_ON)
      expect(planned(goal, focus).length).toBeGreaterThanOrEqual(4)
    }
  })

  it('should name no time in all in its first general chapter, which any time may have', () => {
    const [first] = draftPlan(brief({ goal: 'befriend crows' })).chapters
    const texts = [first?.summary, first?.teach, first?.practice.task].join('\n')
    expect(texts).not.toMatch(/\bhours?\b|\bweeks?\b/)
  })

  it('should lead up to what matters to the learner, and keep the first steps short for those who know some', () => {
    const last = (focus: string | null, goal = 'the guitar') => draftPlan(brief({ goal, focus })).chapters.at(-1)
    expect(last('my trip to Chile')).toMatchObject({
      summary: expect.stringMatching(/\. It leads up to your focus: “your trip to Chile”\.$/),
      objectives: expect.arrayContaining(['Use all of it for your focus: “your trip to Chile”']),
    })
    expect(last('befriending them', 'befriend crows')?.summary).toContain('your focus: “befriending them”.')
    expect(last('for fun')).toEqual(last(null))
    const minutes = (level: string) => draftPlan(brief({ goal: 'neural networks', level })).chapters[0]?.minutes
    expect(minutes('I know a little')).toBe((minutes('never') ?? 0) / 2)
  })

  it('should show with an ellipsis where words of the learner are cut', () => {
    const goal = 'write letters to my grandmother in the old handwriting that she learnt at school'
    const focus =
      'reading the two hundred letters that she wrote to her sister during the war and answering them in kind'
    const plan = draftPlan(brief({ goal, focus }))
    expect(plan.title).toBe(
      '“Write letters to your grandmother in the old handwriting…”: a general plan for learning it',
    )
    expect(plan.description).toMatch(/^The demo .* on “write letters to your grandmother in the old handwriting…”\. /)
    expect(plan.description).toMatch(/Your focus: reading the two hundred letters .* and answering…$/)
    expect(draftPlan(brief({ goal: 'befriend crows' })).title).not.toContain('…')
  })

  it('should leave first steps out for those who know some where there are but minutes', () => {
    const room = planRoom({ minutesPerWeek: null, weeks: null, totalMinutes: 20 })
    const drafted = (level: string) => draftPlan(brief({ goal: 'tie a bow tie', level }), room).chapters
    expect(drafted('never').map((chapter) => chapter.for)).toContain('early')
    expect(drafted('I know a little').map((chapter) => chapter.for)).not.toContain('early')
  })

  it('should say to learners of other languages that its lessons are in English, and to no others', () => {
    const saysEnglish = (changes: Parameters<typeof aBrief>[0]) =>
      draftPlan(brief(changes)).description.includes('in English')
    expect(saysEnglish({ goal: 'Java-Programmierung', level: 'Ich habe es noch nie versucht' })).toBe(true)
    expect(saysEnglish({ goal: 'Cozinhar', time: '3 horas por semana', focus: 'o básico para o dia a dia' })).toBe(true)
    expect(saysEnglish({ goal: '写真の撮り方を学びたい' })).toBe(true)
    for (const goal of ['C++', 'Kubernetes', 'C', 'R']) expect(saysEnglish({ goal }), goal).toBe(false)
    expect(saysEnglish({ goal: 'Bake pain au chocolat', level: 'I have never tried it' })).toBe(false)
  })

  it('should name the chapters without which one is hard to follow, whatever is left out', () => {
    const numbers = (level: string, totalMinutes: number | null) =>
      draftPlan(
        brief({ goal: 'neural networks', level }),
        planRoom({ minutesPerWeek: null, weeks: null, totalMinutes }),
      ).chapters.map((chapter) => chapter.numbers)
    expect(numbers('none', null)).toEqual([[], [1], [2], [3], [2, 4], [3, 4], [2, 5], [5]])
    expect(numbers('I train networks daily', null)).toEqual([[], [1], [2], [1, 2], [3], [3]])
    expect(numbers('none', 40)).toEqual([[], [1]])
  })

  it('should go by what the learner put in by hand', () => {
    const held = <Value>(value: Value) => ({ value, turns: 3 })
    const set = {
      level: held('expert' as const),
      minutesPerWeek: held(600),
      deadline: held('2027-06-01'),
      outcome: held('play at my wedding'),
    }
    const said = { goal: 'the guitar', level: 'never played', time: '1 hour a week, by May', focus: 'for my job' }
    const { description, learner } = draftPlan(brief({ ...said, set }))
    expect(learner.grade).toBe('good')
    expect(learner).toMatchObject({ weekly: 600, deadline: '2027-06-01' })
    expect(description).toContain('Your focus: play at your wedding.')
    expect(draftPlan(brief({ ...said, focus: 'for my job, no theory' })).description).toContain(
      'Your focus: for your job.',
    )
  })

  it('should say what it is for, and nothing that is false once a chapter is added or dropped, or a day later', () => {
    const described = (time: string | null, focus: string | null = null) =>
      draftPlan(brief({ goal: 'the guitar', time, focus })).description
    for (const time of [null, '2 hours a week', '10h a week', 'by June', 'an hour a day, in June', 'in 5 weeks']) {
      expect(described(time)).not.toMatch(/\d|\b(?:one|two|five|six|eleven) |\bhours?\b|\bweeks?\b|June|[Cc]hapters/)
    }
    expect(described('by June')).toMatch(/ If time runs short, do the exercises first\.$/)
    expect(described(null)).not.toContain('If time runs short')
    expect(described(null, 'my trip to Chile')).toContain('Your focus: your trip to Chile.')
    for (const open of ['no idea', 'For fun', 'just for the fun of it', 'Having fun with it', 'idk', '???']) {
      expect(described(null, open)).not.toContain('Your focus')
    }
  })
})

// Helpers

const SOUNDS = 'Spanish sounds: five clear vowels and the letters that fool you'
const NAMES = 'Me llamo…: names, places and polite words in Spanish'

const brief = (changes: Parameters<typeof aBrief>[0]) => aBrief({ level: null, time: null, focus: null, ...changes })

const titles = (changes: Parameters<typeof aBrief>[0]): readonly string[] =>
  draftPlan(brief(changes)).chapters.map(({ title }) => title)
