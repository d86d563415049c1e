import { describeNotDone, type ReviseTask, readFitRevision } from '@app/domain'
import { aBrief, makeMemoryMarkdown } from '@app/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftPlan } from '../plan/draft-plan.ts'
import { SUBJECTS } from '../subjects/subject.ts'
import { revisePlan } from './revise-plan.ts'

/** In tune · Four chords · Strumming, on the chords · A whole song, on both · Picking, on the chords */
const GUITAR = taskFor('the guitar')

describe('what the demo tutor makes of a request', () => {
  const READ = [
    ['Make it shorter', '1 2 3 5'],
    ['fewer chapters, please', '1 2 3 5'],
    ['That is too many chapters', '1 2 3 5'],
    ['Only 3 chapters', '1 2 5'],
    ['no more than three lessons', '1 2 5'],
    ['Drop the one about chords', '1 3 4 5'],
    ['Drop the chapter about chords', '1 3 4 5'],
    ['Drop the chapter about being in tune', '2 3 4 5'],
    ['Put the lesson on picking before the chapter about strumming', '1 2 5 3 4'],
    ['please remove chapter 3 and the last chapter', '1 2 4'],
    ['Remove chapters 3 and 5', '1 2 4'],
    ['Drop chapter 2, then rename chapter 3 to Rhythm', '1 3*Rhythm 4 5'],
    ['Please remove chapter 3, and drop the last chapter', '1 2 4'],
    ["I don't need chapter 4", '1 2 3 5'],
    ['leave the strumming out', '1 2 4 5'],
    ['get rid of the third one', '1 2 4 5'],
    ['More about singing', '1 2 3 4 +More on singing 5'],
    ['Could you add a chapter about slide guitars?', '1 2 3 4 5 +Slide guitars'],
    ['Add barre chords', '1 2 3 4 5 +Barre chords and the map of the neck'],
    ['add Hammer-ons after chapter 2', '1 2 +Hammer-ons 3 4 5'],
    ['Put picking before strumming', '1 2 5 3 4'],
    ['Picking should come right after the chords', '1 2 5 3 4'],
    ['Rename the one about strumming to Rhythm for beginners', '1 2 3*Rhythm for beginners 4 5'],
    ['call chapter 2 "Four friends"', '1 2*Four friends 3 4 5'],
    ['Rename chapter 2 to “Stuck? Four friends” and drop chapter 4', '1 2*Stuck? Four friends 3 5'],
    ['Rename 2 to "Stuck? Wait and change chords", and drop 4', '1 2*Stuck? Wait and change chords 3 5'],
    ['swap 4 and 5', '1 2 3 5 4'],
    ['Switch chapter 4 with the last one', '1 2 3 5 4'],
    ['Please swap the whole song and picking around', '1 2 3 5 4'],
    ['More practice, please', '1 2 3 4 5 +More practice'],
    ['I want more exercises', '1 2 3 4 5 +More practice'],
    ['Thanks! Drop chapter 5. Rename chapter 2 to Four friends.', '1 2*Four friends 3 4'],
  ] as const
  it.each(READ)('should be what was asked for: %s', (request, plan) => {
    expect(read(request)).toBe(plan)
  })

  it('should keep chapters behind those that they build on, and say which', () => {
    const fit = fitness('Put strumming first')
    expect(fit.ok && fit.value.problems).toMatchObject([{ kind: 'prerequisite-later' }])
  })

  const ABROAD = [
    ['Mach es bitte kürzer', '1 2 3 5'],
    ['Bitte kürzer, und ein Kapitel über Barrégriffe dazu', '1 2 3 5 +Barrégriffe'],
    ['Nur 3 Kapitel', '1 2 5'],
    ['Lass Kapitel 3 weg und streiche das letzte Kapitel', '1 2 4'],
    ['Kapitel 3 löschen', '1 2 4 5'],
    ['Nenne Kapitel 2 „Warum?“ und verschiebe das vierte Kapitel ans Ende', '1 2*Warum? 3 5 4'],
    ['Ich brauche Kapitel 4 nicht mehr', null],
    ['Tausche Kapitel 4 und 5', '1 2 3 5 4'],
    ['4 und 5 tauschen', '1 2 3 5 4'],
    ['Verschiebe das vierte Kapitel ans Ende', '1 2 3 5 4'],
    ['Setz Kapitel 5 vor Kapitel 3', '1 2 5 3 4'],
    ['Füge ein Kapitel über Bottleneck hinzu', '1 2 3 4 5 +Bottleneck'],
    ['Benenne Kapitel 2 in Vier Freunde um', '1 2*Vier Freunde 3 4 5'],
    ['Nenne Kapitel 2 „Vier Freunde“', '1 2*Vier Freunde 3 4 5'],
    ['Mehr Übungen bitte', '1 2 3 4 5 +More practice'],
    ['Hazlo más corto', '1 2 3 5'],
    ['Menos capítulos, por favor', '1 2 3 5'],
    ['Quita el capítulo 3', '1 2 4 5'],
    ['elimina los capitulos 3 y 5', '1 2 4'],
    ['Intercambia los capítulos 4 y 5', '1 2 3 5 4'],
    ['Pon el capítulo 5 antes del capítulo 3', '1 2 5 3 4'],
    ['Mueve el cuarto al final', '1 2 3 5 4'],
    ['Añade un capítulo sobre el slide', '1 2 3 4 5 +Slide'],
    ['Renombra el capítulo 2 como Cuatro amigos', '1 2*Cuatro amigos 3 4 5'],
    ['Más práctica', '1 2 3 4 5 +More practice'],
    ['Plus court, s’il te plaît', '1 2 3 5'],
    ['Moins de chapitres', '1 2 3 5'],
    ['Supprime le chapitre 3', '1 2 4 5'],
    ['Enlève le dernier chapitre', '1 2 3 4'],
    ['Échange les chapitres 4 et 5', '1 2 3 5 4'],
    ['Mets le chapitre 5 avant le chapitre 3', '1 2 5 3 4'],
    ['Déplace le chapitre 4 à la fin', '1 2 3 5 4'],
    ['Ajoute un chapitre sur le slide', '1 2 3 4 5 +Slide'],
    ['Renomme le chapitre 2 en Quatre amis', '1 2*Quatre amis 3 4 5'],
    ['Plus d’exercices', '1 2 3 4 5 +More practice'],
    ['Deixe mais curto', '1 2 3 5'],
    ['Apenas 3 capítulos', '1 2 5'],
    ['Remova o capítulo 3', '1 2 4 5'],
    ['Tire o último capítulo', '1 2 3 4'],
    ['Troque os capítulos 4 e 5', '1 2 3 5 4'],
    ['Coloque o capítulo 5 antes do capítulo 3', '1 2 5 3 4'],
    ['Mova o capítulo 4 para o final', '1 2 3 5 4'],
    ['Adicione um capítulo sobre slide', '1 2 3 4 5 +Slide'],
    ['Renomeie o capítulo 2 para Quatro amigos', '1 2*Quatro amigos 3 4 5'],
    ['Mais exercícios', '1 2 3 4 5 +More practice'],
  ] as const
  it.each(ABROAD)('should be what was asked for in other languages: %s', (request, plan) => {
    if (plan === null) expect(notDoneOf(request)).toHaveLength(1)
    else expect([read(request), notDoneOf(request)]).toEqual([plan, []])
  })

  const NOT_READ = /^I didn’t understand “.*”\. Try “Drop chapter 3”/
  const NOT_FOUND = /^I couldn’t find a chapter for “/
  const IN_PART = [
    ['Make it more fun', '1 2 3 4 5', [NOT_READ]],
    ['Drop the one about violins', '1 2 3 4 5', [NOT_FOUND]],
    ['Drop', '1 2 3 4 5', [NOT_READ]],
    ['Put it somewhere', '1 2 3 4 5', [NOT_READ]],
    ['Rename it', '1 2 3 4 5', [NOT_READ]],
    ['Add', '1 2 3 4 5', [NOT_READ]],
    ['Drop chapter 9', '1 2 3 4 5', [/^There’s no chapter 9: the plan has 5 chapters\.$/]],
    ['swap 2 and 3', '1 2 3 4 5', [/^“.*” builds on “.*”, so it has to come later\.$/]],
    ['Swap 2 and 9', '1 2 3 4 5', [NOT_FOUND]],
    ['Put the chords before the drums', '1 2 3 4 5', [NOT_FOUND]],
    ['9 chapters', '1 2 3 4 5', [/^The plan has 5 chapters/]],
    ['Drop chapter 5, and make it sparkle', '1 2 3 4', [NOT_READ]],
    ['Drop chapter 9 and add Hammer-ons', '1 2 3 4 5 +Hammer-ons', [/^There’s no chapter 9/]],
    ['Streiche Kapitel 5 und mach es lustiger', '1 2 3 4', [NOT_READ]],
  ] as const
  it.each(IN_PART)('should be done as far as it can be, and say what is not: %s', (request, plan, reasons) => {
    expect(read(request)).toBe(plan)
    const said = notDoneOf(request)
    expect(said).toHaveLength(reasons.length)
    reasons.forEach((reason, place) => {
      expect(said[place]).toMatch(reason)
    })
  })

  it('should leave what is unlocked as it is, and say so', () => {
    const task = { ...GUITAR, chapters: GUITAR.chapters.map((chapter, place) => ({ ...chapter, isFixed: place < 1 })) }
    const [tuning, chords, , , picking] = GUITAR.chapters.map(({ title }) => title)
    const unlocked = [`“${tuning}” is already unlocked, so it stays as it is.`]
    for (const request of ['Drop chapter 1', 'Rename chapter 1 to Ears', 'Swap 1 and 2', 'Tausche 1 und 2'])
      expect([read(request, task), notDoneOf(request, task)], request).toEqual(['1 2 3 4 5', unlocked])
    expect(notDoneOf('Put the chords first', task)).toEqual([
      `“${chords}” can’t come before “${tuning}”, which is already unlocked.`,
    ])
    expect(notDoneOf('Put picking first', task)).toEqual([
      `“${picking}” builds on “${chords}”, so it has to come later.`,
    ])
  })

  it.each(['1 chapter', '???', ''])('should be nothing at all: %s', (request) => {
    expect(fitness(request)).toMatchObject({ ok: true, value: { problems: [{ kind: expect.any(String) }] } })
  })

  it('should pass the gates for every subject and for any other', () => {
    const requests = [
      'shorter',
      'Add a chapter about good habits',
      'More about practice',
      'Drop the last one',
      'Rename chapter 2 to A fresh start',
    ]
    for (const goal of [...SUBJECTS.map(({ name }) => name), 'befriend crows', 'learn Kubernetes'])
      for (const request of requests)
        expect(fitness(request, taskFor(goal)), `${goal}: ${request}`).toEqual({ ok: true, value: expect.anything() })
  })

  it('should say what an added chapter teaches: its own lesson, or the plain truth', () => {
    const added = (title: string) => {
      const chapters = [
        ...GUITAR.chapters,
        { title, summary: '', objectives: [], minutes: null, prerequisites: [], isFixed: false },
      ]
      const fit = fitness('', { ...GUITAR, chapters, wanted: { added: chapters.length - 1 } })
      return fit.ok ? fit.value.chapters.at(-1) : fit.error
    }
    expect(added('Barre chords')).toMatchObject({ title: 'Barre chords', minutes: 360 })
    expect(added('Slide guitars')).toMatchObject({
      summary: expect.stringContaining('about “Slide guitars”'),
      minutes: 120,
    })
    expect(added('Reading tabs')).toMatchObject({ summary: expect.stringContaining('about reading tabs') })
  })

  it('should be an answer to anything, in time that grows with its length', () => {
    const words = fc.constantFrom(...'drop put add rename before to the chapter 3 first chords " , and .'.split(' '))
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 300 }).map((all) => all.join(' ')),
        (request) => {
          const { chapters } = revisePlan({ ...GUITAR, wanted: { request } })
          const kept = chapters.flatMap(({ from }) => (from === 0 ? [] : [from]))
          expect(new Set(kept).size).toBe(kept.length)
        },
      ),
    )
  })
})

// Helpers

function taskFor(goal: string): ReviseTask {
  const brief = aBrief({ goal, level: 'never', time: '2 hours a week' })
  const { title, description, chapters } = draftPlan(brief)
  return {
    ...{ kind: 'revise', brief, planTitle: title, description, wanted: { request: '' } },
    chapters: chapters.map(({ numbers, ...chapter }) => ({
      ...{ title: chapter.title, summary: chapter.summary, objectives: chapter.objectives, minutes: chapter.minutes },
      prerequisites: numbers.map((number) => number - 1),
      isFixed: false,
    })),
  }
}

function fitness(request: string, task: ReviseTask = GUITAR) {
  const asked = 'added' in task.wanted ? task : { ...task, wanted: { request } }
  const context = { task: asked, markdown: makeMemoryMarkdown(), gates: 'enforce', writes: 'en' } as const
  return readFitRevision(JSON.stringify(revisePlan(asked)), context)
}

function read(request: string, task = GUITAR): string {
  const { chapters } = drafted(request, task)
  return chapters
    .map(({ from, title, isNew }) => (from === null ? `+${title}` : `${from + 1}${isNew ? `*${title}` : ''}`))
    .join(' ')
}

function drafted(request: string, task: ReviseTask) {
  const fit = fitness(request, task)
  return fit.ok ? fit.value : expect.fail(fit.error.detail)
}

function notDoneOf(request: string, task = GUITAR): readonly string[] {
  const { problems, notDone } = drafted(request, task)
  return describeNotDone(problems, notDone)
}
