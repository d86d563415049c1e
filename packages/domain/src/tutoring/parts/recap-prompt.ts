import { list, object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import { clipSections } from '../questions/clip-sections.ts'
import type { Attempted, RecapTask } from '../task.ts'
import { describeLesson } from './describe-lesson.ts'
import { describeRequest, rewriteRules } from './rewrite-prompt.ts'

const SHAPE = object({
  key_points: list(text('One sentence that stands on its own.'), '3 to 7 sentences to remember.'),
  practice: text('What to do now to practise it, concretely, in two to four sentences.'),
  done_when: text('How the learner sees that the practice is done, in one sentence that gives no result away.'),
  state: text(
    'How far the example or project is at the end of the chapter, for the next one to go on: its whole code, text or values, in at most 300 words. Empty if there is none.',
  ),
})

export const recapPrompt = (task: RecapTask & Attempted, bytes: number): Prompt =>
  promptOf(
    { name: 'recap', shape: SHAPE, maxTokens: 1_600 },
    [
      'You close one chapter of a learning plan whose sections are written: say what to remember of them, and set a practice.',
      'Say nothing that the sections do not teach. The practice uses what they teach and is none of the exercises. It takes about a third of the time of the chapter, and ends with something that can be written or pasted: the learner may show it to you.',
      ...rewriteRules(task.rewrite),
      `${writeIn(task.brief, 'the language of the sections')} Never give a web address.`,
    ],
    {
      ...describeLesson(task),
      ...describeRequest(task.rewrite),
      sections: clipSections(task.sections, bytes),
      exercises: task.exercises,
    },
  )
