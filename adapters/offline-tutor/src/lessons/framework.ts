import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

const FRAMEWORKS: ReadonlySet<string> = new Set(['React', 'React Native', 'Vue', 'Angular', 'Svelte'])

export const isFramework = (name: string): boolean => FRAMEWORKS.has(name)

/** What is new in a framework even for those who know its language well. */
export const frameworkLesson = ({ name, Name, search }: Subject): Lesson => ({
  for: 'everyone',
  title: `How ${name} thinks: components, state and what flows between them`,
  summary: `Shows the few ideas on which every ${name} application rests, and builds a first screen from them.`,
  teach: prose`
    Knowing the language is half of it; the other half is a change of mind. In plain code you tell the page what to
    change. In ${name} you describe how a screen looks for given data, and the framework works out the changes. So
    cut a screen into components, small parts that each take values in and give a piece of screen out, and decide for
    every fact in which one of them it lives.

    That decision is most of the craft. ${Name} calls facts that change state. Keep each in one place only, as low as
    possible and as high as needed, hand it down, and let events report back up. What can be worked out from other
    facts is worked out, not stored. Effects, which talk to a server or a clock, come last: most beginners use far
    too many of them.
  `,
  practise: prose`
    Draw a screen that you use every day, circle its components, and write beside each which facts it owns. Build it
    with made-up data first, then add one interaction at a time. When something does not update, ask where that fact
    lives before you change any code.
  `,
  ready: 'you can say for each fact on your screen which component owns it, and why not another',
  objectives: lines`
    Cut a screen into components
    Decide where each piece of state lives
    Hand data down and report events up
    Tell what must be stored from what can be worked out
  `,
  resources: shelf`
    youtube: ${search} components state explained | The main ideas, built live | Pause and guess the next line.
    wikipedia: ${search} software | Where it comes from | Its history explains its choices.
    internet_archive: ${search} documentation | Guides to the framework | Read the part on state twice.
    open_library: ${search} | Books to borrow | Take the newest, for the field moves quickly.
  `,
})
