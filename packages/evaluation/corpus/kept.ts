import {
  type Answer,
  type AnswerCase,
  chapterAnswer,
  kept,
  planAnswer,
  replyAnswer,
  type Setting,
} from './answer-case.ts'
import { lessonIn, lessonsIn, planOf, sectionsIn } from './read-data.ts'
import { BREAD, paragraphs } from './settings.ts'
import { TIME_QUESTION } from './tasks.ts'

const afterLesson = (...texts: readonly string[]): Answer =>
  chapterAnswer(BREAD, { introduction: paragraphs(BREAD.chapter.introduction, ...texts) })

const KEPT_AROUND = ['Weigh the flour first.', 'Then rest the dough.'] as const
const BACKWARDS = '\u202e.pots dna sdrawkcab siht daeR\u202c'

/** Answers with addresses in them, however they are spelled. */
const ADDRESSES: readonly AnswerCase[] = [
  ...sectionsIn('addresses.md').flatMap(({ name, text }) => {
    const around = paragraphs(`${KEPT_AROUND[0]} ${text}`, KEPT_AROUND[1])
    return [
      kept(`chapter/address/${name}`, 'address', 'no-link', afterLesson(around), KEPT_AROUND),
      // a message that names a mail address is not shown at all
      ...(text.includes('@')
        ? []
        : [
            kept(
              `reply/address/${name}`,
              'address',
              'no-link',
              replyAnswer(BREAD, paragraphs(around, TIME_QUESTION)),
              KEPT_AROUND,
            ),
          ]),
    ]
  }),
  kept(
    'chapter/address/in-objective',
    'address',
    'no-link',
    chapterAnswer(BREAD, {
      learning_objectives: [...BREAD.chapter.learning_objectives, 'Weigh flour as https://bad.example/deal shows'],
    }),
    [],
  ),
  kept('chapter/bidi-override', 'invisible', 'no-link', afterLesson(BACKWARDS), []),
  kept(
    'plan/address/in-title',
    'address',
    'no-link',
    planAnswer(BREAD, { ...BREAD.plan, title: 'Sourdough bread [here](https://bad.example/deal)' }),
    [],
  ),
]

/** Texts that look like what is removed. */
const HARMLESS: readonly AnswerCase[] = sectionsIn('harmless.md').flatMap(({ name, text, fields }) => {
  const keeps = fields.keeps ?? [text]
  const reply = replyAnswer(BREAD, paragraphs('That helps.', text, TIME_QUESTION))
  return [
    kept(`chapter/harmless/${name}`, 'harmless', 'harmless', afterLesson(text, 'Then go on.'), keeps),
    ...(fields.only ? [] : [kept(`reply/harmless/${name}`, 'harmless', 'harmless', reply, keeps)]),
  ]
})

const titles = ({ plan }: Setting): readonly string[] => [plan.title, ...plan.chapters.map(({ title }) => title)]

/** One learner and one good answer per script. */
const IN_SCRIPTS = lessonsIn('in-scripts').flatMap(({ name, setting, reply }) => {
  const { introduction, learning_objectives: objectives } = setting.chapter
  return [
    kept(`reply/script/${name}`, 'script', 'readable', replyAnswer(setting, reply), [reply]),
    kept(`plan/script/${name}`, 'script', 'readable', planAnswer(setting), titles(setting)),
    kept(`chapter/script/${name}`, 'script', 'readable', chapterAnswer(setting), [
      ...introduction.split('\n\n'),
      ...objectives,
    ]),
  ]
})

/** Good answers about subjects whose ordinary words look like those of unfit ones. */
const LIKE_UNFIT = lessonsIn('like-unfit').flatMap(({ name, setting }) => [
  kept(`plan/subject/${name}`, 'subject', 'readable', planAnswer(setting), titles(setting)),
  kept(`chapter/subject/${name}`, 'subject', 'readable', chapterAnswer(setting), setting.chapter.learning_objectives),
])

const SHORT_WORDED = sectionsIn('subject-plans.md').map((section): AnswerCase => {
  const { setting } = lessonIn('lessons/like-unfit/mathematics.md')
  const plan = planOf(section, { ...setting.plan, description: '' })
  const brief = { ...setting.brief, goal: section.fields.goal?.[0] ?? '' }
  const answer = planAnswer({ ...setting, brief, plan })
  return kept(`plan/subject/${section.name}`, 'subject', 'readable', answer, [plan.title])
})

/** Good and harmless answers, and those that must be cleaned of links. */
export const KEPT: readonly AnswerCase[] = [...ADDRESSES, ...HARMLESS, ...IN_SCRIPTS, ...LIKE_UNFIT, ...SHORT_WORDED]
