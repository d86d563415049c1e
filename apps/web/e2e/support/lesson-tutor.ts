import { startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { call, type Learner, type PlanView } from '@app/testing/learner'
import { makeProduct, type Product } from '@app/testing/product'
import { withFirstChapter } from './enter.ts'
import { type LessonQuestion, readLesson } from './lesson-file.ts'
import { test as base } from './product.ts'
import type { Once } from './shared-context.ts'

export const GOAL = 'Fit a straight line to my lab data'
export const TIME = 'One hour in all, ready in four weeks, and make the plan now'
const REPLY = {
  ...{ route: 'learn', language: 'en', corrects: [], wants: 'plan-now', asks: 'nothing' },
  facts: [
    { about: 'hours_in_all', value: '1', quote: 'One hour in all' },
    { about: 'ready_in_weeks', value: '4', quote: 'ready in four weeks' },
  ],
  ...{ answer: 'Good, an hour it is.', question: '', suggestions: [] },
}

const [bestLine, simpler, inPython] = [
  readLesson('best-line'),
  readLesson('best-line-simpler'),
  readLesson('line-in-python'),
]
const OUTLINE = [
  {
    title: bestLine.title,
    summary: 'What “best” means for a line through points, and how to find it with a small table.',
    objectives: [
      'Measure how far a line misses the data',
      'Compute slope and intercept by hand',
      'Judge a fit by what is left: its residuals',
    ],
    minutes: 30,
    builds_on: [],
  },
  {
    title: inPython.title,
    summary: 'The same fit as a function of Python, fed from a file and tested.',
    objectives: [
      'Write the fit of a line as a function',
      'Read measurements from a CSV file',
      'Test a function with known answers',
    ],
    minutes: 30,
    builds_on: [1],
  },
]
const RESOURCES = [
  {
    site: 'wikipedia',
    search: 'simple linear regression',
    title: 'Simple linear regression',
    type: 'article',
    reason: 'It has the same formulas for slope and intercept, and where they come from.',
  },
  {
    site: 'youtube',
    search: 'least squares line residuals',
    title: 'Residuals of a line, drawn',
    type: 'video',
    reason: 'You see how the squares grow and shrink while the line turns.',
  },
  {
    site: 'open_library',
    search: 'introduction to error analysis fit',
    title: 'A book on measurements and their errors',
    type: 'book',
    reason: 'For what your lab reports will ask next: how sure the slope of a fit is.',
  },
]

type Tutor = {
  readonly faults: Awaited<ReturnType<typeof startChatCompletionsServer>>['faults']
  /** Texts of what it was asked. */
  readonly asked: () => readonly string[]
  /** From now on it answers questions with these words otherwise, until what this gives is called. */
  readonly doubt: (words: string) => () => void
  /** Whether it writes a second set of questions. */
  readonly manner: { asksAgain: boolean }
}

async function startLessons() {
  const doubts: string[] = []
  const manner = { asksAgain: false }
  const server = await startChatCompletionsServer({
    writes: (task, schema) => answerTo(task, schema, doubts, manner),
  })
  const tutor: Tutor = {
    faults: server.faults,
    asked: () => server.requests.map(({ body }) => JSON.stringify(body)),
    doubt: (words) => {
      doubts.push(words)
      return () => {
        doubts.length = 0
      }
    },
    manner,
  }
  const product = await makeProduct({
    TRUSTED_PROXIES: '127.0.0.1,::1',
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'sample-model',
  })
  const end = () => product.end().then(server.close)
  return { tutor, product, end }
}

const lessons = (once: Once) => once(startLessons, ({ end }) => end())

/** A product with a hosted model that writes two whole chapters, of mathematics and of programming, and the first one in another way. */
export const test = base.extend<{ readonly tutor: Tutor }>({
  tutor: async ({ once }, use) => {
    await use((await lessons(once)).tutor)
  },
  product: async ({ once }, use) => {
    await use((await lessons(once)).product)
  },
})

/** As the prompts have it. */
type Task = {
  readonly learner?: unknown
  readonly chapter?: string | { readonly title: string; readonly objectives: readonly string[] }
  readonly write?: { readonly title?: string; readonly section?: number }
  readonly differently?: object
  readonly message?: string
  readonly item?: { readonly options?: readonly string[] }
  readonly asked_already?: readonly string[]
  readonly sections?: readonly { readonly heading: string }[]
  readonly questions?: readonly { readonly question: string; readonly options?: readonly string[] }[]
}

function answerTo(
  said: string,
  schema: string,
  doubts: readonly string[],
  { asksAgain }: Tutor['manner'],
): object | null {
  const task = JSON.parse(said) as Task
  if (task.learner === TIME) return REPLY
  const { chapter, write, questions, sections = [] } = task
  if (schema.includes('"chapters"'))
    return { title: `${GOAL}: by hand, then in Python`, description: ABOUT, chapters: OUTLINE }
  // it gives the answer away where the prompt asks to keep it, and keeps it once it is asked on
  if (schema.includes('"reply"'))
    return { reply: task.message === WORK_OUT ? `It is ${task.item?.options?.join(' or ')}, isn’t it?` : HINT }
  if (schema.includes('"explanation"')) {
    const { questions: first, again } = lessonWith(sections)
    return { questions: task.asked_already ? (asksAgain ? again : []) : first }
  }
  if (schema.includes('"answers"')) {
    const { questions: first, again } = lessonWith(sections)
    const known = [...first, ...again]
    return {
      answers: (questions ?? []).map((asked, place) => ({ question: place + 1, answer: solve(asked, known, doubts) })),
    }
  }
  const title = typeof chapter === 'object' ? chapter.title : (write?.title ?? chapter)
  const lesson = title === inPython.title ? inPython : task.differently ? simpler : bestLine
  if (schema.includes('"introduction"')) {
    const objectives = OUTLINE.find((outline) => outline.title === title)?.objectives
    return { introduction: lesson.introduction, learning_objectives: objectives, resources: RESOURCES }
  }
  if (schema.includes('"hands_over"')) {
    const sections = lesson.sections.map(({ heading }, place) => ({ heading, objective: place + 1, share: 2 }))
    return { example: '', terms: [], exercises: [], sections }
  }
  if (schema.includes('"key_points"'))
    return { key_points: lesson.keyPoints, practice: lesson.practice, done_when: lesson.doneWhen }
  if (write?.section !== undefined) return lesson.sections[write.section - 1] ?? null
  return null
}

const WORK_OUT = 'Work it out with me'
export const HINT = 'Look at the sums of the two proposals again. What happens to misses above and below the line?'

const ABOUT =
  'From four points on paper to a tested function: fit a straight line to your lab data, and know what it is worth.'

const lessonWith = (sections: readonly { readonly heading: string }[]) =>
  [simpler, inPython].find((lesson) => lesson.sections[0]?.heading === sections[0]?.heading) ?? bestLine

type Asked = NonNullable<Task['questions']>[number]

/** The answer of a learner who has read the lesson: letters, a number or a word. */
function solve({ question, options = [] }: Asked, known: readonly LessonQuestion[], doubts: readonly string[]) {
  const start = question.slice(0, 30)
  const answer = known.find(({ prompt }) => prompt.startsWith(start))?.answer ?? []
  if (options.length === 0) return answer.slice(0, 1)
  const letters = answer.map((text) => options.find((option) => option.endsWith(` ${text}`))?.[0] ?? '')
  if (!doubts.some((words) => question.includes(words))) return letters
  return options
    .map(([letter = '']) => letter)
    .filter((letter) => !letters.includes(letter))
    .slice(0, 1)
}

/** The plan of both chapters, of which the first one is written. */
export async function planOfBoth({ url }: Product, learner: Learner): Promise<PlanView> {
  const { conversation_id } = await call(
    url,
    'POST',
    '/api/conversation/initiate',
    { initial_goal: GOAL },
    learner.token,
  )
  const path = `/api/conversation/${conversation_id}`
  await call(url, 'POST', `${path}/continue`, { message: TIME }, learner.token)
  return withFirstChapter(learner, await learner.sayYes(path))
}
