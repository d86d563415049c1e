import { clip } from '../../shared/text.ts'
import { list, object, type Prompt, promptOf, text } from '../prompt.ts'
import type { Attempted, RecapTask } from '../task.ts'
import { describeRequest, rewriteRules } from './rewrite-prompt.ts'
import { describeLesson } from './section-prompt.ts'

const SHAPE = object({
  key_points: list(text('One sentence that stands on its own.'), '3 to 7 sentences to remember.'),
  practice: text('What to do now to practise it, concretely, in two to four sentences.'),
  done_when: text('How the learner sees that the practice is done, in one sentence.'),
})

/** Of a section's text: five of them fit a window of 8k tokens. */
const MAX_SHOWN = 2_500

export const recapPrompt = (task: RecapTask & Attempted): Prompt =>
  promptOf(
    { name: 'recap', shape: SHAPE, maxTokens: 1_000 },
    [
      'You close one chapter of a learning plan whose sections are written: say what to remember of them, and set a practice.',
      'Say nothing that the sections do not teach. The practice uses what they teach and fits the time of the learner.',
      ...rewriteRules(task.rewrite),
      'Write in the language of the sections. Never give a web address.',
    ],
    {
      ...describeLesson(task),
      ...describeRequest(task.rewrite),
      sections: task.sections.map(({ heading, body }) => ({ heading, body: clip(body, MAX_SHOWN) })),
    },
  )
