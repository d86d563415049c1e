import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

/** For texts that serve a reader at work or in class, where a notebook habit would miss the point. */
export const summaryLesson = ({ name }: Subject): Lesson => ({
  for: 'start',
  title: `The heart of ${name}: what to keep and what to leave out`,
  summary: 'Shows how to find the main points of a text, and how to give them back in a few words of your own.',
  teach: prose`
    A short version of a text answers one question: what must somebody know who will not read the original? So first
    read it once without a pen, and say aloud in one sentence what it claims. Then read again, and write beside each
    paragraph what it does: claims, gives a reason, gives an example, repeats. Claims and their main reasons stay;
    examples and repetitions go.

    Now put the text away and write from your notes alone, because whoever looks copies. Begin with the author, the
    title and the main point. Keep the order of the thoughts, use your own words, add no opinion, and stay below a
    quarter of the length. At last compare with the original: is anything false, is anything missing that carries the
    rest, could one more sentence go?
  `,
  practise: prose`
    Take one article a day. Write five sentences about it, then three, then one, and notice what survives each cut.
    Once a week give a version to somebody who has not read the original, and ask them to tell you what it says.
  `,
  ready: 'a reader who does not know the original can tell its main point and reasons from your version',
  objectives: lines`
    Find the claim of a text and its main reasons
    Tell what carries a text from what only illustrates it
    Put the points into your own words, in order and without opinion
    Cut a version to half without losing the point
  `,
  resources: shelf`
    youtube: how to write a summary | The steps with an example | Write your own before you see theirs.
    wikiversity: reading comprehension | Exercises on main ideas | The skill below the skill.
    open_library: academic writing | Books with models | Look for the part on sources.
    wikipedia: paraphrase | Saying it in other words | It shows where rewording ends and copying begins.
  `,
})
