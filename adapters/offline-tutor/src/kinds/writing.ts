import type { Lesson } from '../lessons/lesson.ts'
import { summaryLesson } from '../lessons/summaries.ts'
import { writingLessons } from '../lessons/writing.ts'
import type { Kind, Subject } from './kind.ts'

const MINE = '(?:an? |the |(?:my|your) (?:own |first )?)?'
const WRITE = `(?:writ(?:e|ing) |publish(?:ing)? |finish(?:ing)? )?${MINE}(?:\\p{L}+ )?`

/** Not "summary", which asks for a yes wherever it stands. */
const SUMMARIES = 'writing summaries'

/** In place of the notebook and the habit. */
const forSummaries = (subject: Subject): readonly Lesson[] => [
  summaryLesson(subject),
  ...writingLessons(subject).slice(1),
]

export const writing: Kind = {
  subjects: {
    'writing a novel': `${WRITE}novels?`,
    'writing short stories': `${WRITE}short stor(?:y|ies)`,
    'writing children’s books': `${WRITE}child(?:ren)?['’]?s? (?:books?|stor(?:y|ies))`,
    'writing a screenplay': `${WRITE}(?:screenplays?|scripts?(?= for)|film script)|screen ?writing`,
    'writing plays': 'writ(?:e|ing) plays?|play ?writing',
    'writing poetry': `${WRITE}(?:poems?|poetry|haikus?|sonnets?)`,
    'writing songs': `writ(?:e|ing) (?:\\p{L}+ ){0,3}(?:songs?|lyrics)|song ?writ(?:ing|er)|lyrics`,
    'writing a memoir': `${WRITE}(?:memoirs?|autobiography)|writ(?:e|ing) (?:about )?my life(?: story)?`,
    'writing a blog': `${WRITE}(?:blogs?|newsletter)|blogging`,
    journalism: 'journalism|journalist|reporting',
    copywriting: 'copy ?writing|ad copy|content writing',
    'technical writing': 'technical (?:writing|writer|documentation)',
    'academic writing': 'academic writing|scientific writing|essays?|thesis|dissertation|research papers?',
    'writing applications': '(?:cover letters?|resumes?|cvs?|job applications?)',
    'business writing': '(?:business|professional) (?:writing|emails?)|writ(?:e|ing) (?:better )?(?:emails?|reports?)',
    'fantasy writing': 'fantasy (?:writing|stories)|world ?building|fan ?fiction',
    [SUMMARIES]: 'writ(?:e|ing) (?:an? |the )?(?:\\p{L}+ )?summar(?:y|ies)|summari[sz](?:e|ing)(?: texts?)?',
    'writing a book': `${WRITE}books?`,
    'creative writing': 'creative writing|fiction writing|story ?telling in writing|schreiben',
  },
  general: {
    // songs may be played or sung as well: whatever says so goes first
    'writing songs': '(?:compos(?:e|ing) |finish(?:ing)? |publish(?:ing)? )?(?:(?:my|a|own|first) )*songs?',
    writing: 'writ(?:e|ing)(?! (?:code|software|programs?))|author|stor(?:y|ies)',
  },
  welcome: ({ Name }) =>
    `${Name} needs a pencil and some stubbornness, and the plan will bring you to a finished piece.`,
  asksLevel: () => 'How much do you write already: hardly ever, beginnings in a drawer, or regularly and for readers?',
  asksFocus: () => 'What would you like to have written at the end, and for whom?',
  usualFocus: 'a finished short piece that readers enjoy',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from the first page to a finished piece`,
      some: `${Name}: out of the drawer`,
      good: `${Name} with a sharper pen`,
    })[grade],
  outcome: () => `have a writing habit that holds, a finished and revised piece, and the tools to go on`,
  lessons: (subject) => (subject.name === SUMMARIES ? forSummaries(subject) : writingLessons(subject)),
}
