import type { Brief } from '../src/brief/brief.ts'
import { REWRITE_WAYS } from '../src/chapters/versions.ts'
import { objectiveOf } from '../src/tutoring/parts/section-prompt.ts'
import { wordsOfSection } from '../src/tutoring/parts/section-words.ts'
import type { PickTask, ReviseTask, Task } from '../src/tutoring/task.ts'
import { aFitQuestionsAnswer, aFitSolutionAnswer } from './fit-check.ts'
import { aFitBlueprintAnswer, aFitExercisesAnswer, aFitRecapAnswer, aFitSectionAnswer, thingAt } from './fit-parts.ts'

/** Answers that every gate lets through, for tests whose subject is something else. */
type FitPlan = {
  readonly title: string
  readonly description: string
  readonly chapters: readonly {
    readonly title: string
    readonly summary: string
    readonly objectives: readonly string[]
    readonly minutes: number
    readonly builds_on: readonly number[]
  }[]
}

/** As many as the longest plan has to have. */
const TITLES = [
  ...['Find your starting point', 'Train the essential moves', 'Build something of your own', 'Borrow from a master'],
  ...['Repeat what was hard', 'Show it to a friend', 'Mend what went wrong', 'Set your own pace', 'Look a year ahead'],
]
const USUAL_CHAPTERS = 3

/** A plan for the goal of `brief`, with chapters of these titles. */
export const aFitPlanAnswer = (
  brief: Pick<Brief, 'goal'>,
  titles: readonly string[] = TITLES.slice(0, USUAL_CHAPTERS),
): FitPlan => ({
  title: `Your way to: ${brief.goal}`.slice(0, 80),
  description: `Step by step to your goal: ${brief.goal}.`,
  chapters: titles.map((title, index) => ({
    title,
    summary: `What ${title} is about, with something to try.`,
    objectives: fitObjectives(title),
    minutes: 60,
    builds_on: index === 0 ? [] : [index],
  })),
})

const fitObjectives = (title: string): readonly string[] => [
  `Explain what "${title}" is about`,
  `Practise ${title} with patience`,
  `Judge a first result: ${title}`,
]

/** A chapter of its own words for each `number`, so that a plan may hold several. */
export function aFitChapterAnswer({
  title = 'Sourdough',
  number = 1,
  planTitle = title,
}: {
  readonly title?: string
  readonly number?: number
  readonly planTitle?: string
} = {}) {
  return {
    introduction: `${fitIntroduction(title, number)}\n\nIt is a step of the plan: ${planTitle}.`,
    learning_objectives: fitObjectives(title),
    resources: [
      resource('wikipedia', title, 'An overview', 'article', 'It shows how the parts belong together.'),
      resource('youtube', `${title} practice`, 'Watch it done', 'video', 'Seeing it once saves reading it twice.'),
      resource('open_library', title, 'A book to borrow', 'book', 'For what an overview leaves open.'),
    ],
  }
}

/** Answers whatever is asked for but a reply. */
export const fitAnswerTo = (task: Task): { readonly [property: string]: unknown } => {
  if (task.kind === 'blueprint') return aFitBlueprintAnswer(task)
  if (task.kind === 'section') {
    const { place, number, rewrite } = task
    const retold = rewrite && { telling: 1 + REWRITE_WAYS.indexOf(rewrite.how), words: wordsOfSection(task) }
    return aFitSectionAnswer({ objective: objectiveOf(task), place, number, ...(retold && { retold }) })
  }
  if (task.kind === 'review') return { errors: [] }
  if (task.kind === 'exercises') return aFitExercisesAnswer(task)
  if (task.kind === 'recap') return aFitRecapAnswer(task)
  if (task.kind === 'practice') return { feedback: A_FEEDBACK }
  if (task.kind === 'help') return { reply: HINTS[Math.min(task.past.length, 2)] }
  if (task.kind === 'revise') return aFitRevisionAnswer(task)
  if (task.kind === 'questions' || task.kind === 'placement') return aFitQuestionsAnswer(task)
  if (task.kind === 'solve') return aFitSolutionAnswer(task)
  if (task.kind === 'search-words') return { searches: [task.title, ...task.objectives.slice(0, 2)] }
  if (task.kind === 'pick') return aFitPicksAnswer(task)
  return task.kind === 'chapter' ? aFitChapterAnswer(task) : aFitPlanAnswer(task.brief, fitTitles(task))
}

/** What a good teacher would say about any result. */
export const A_FEEDBACK =
  'Your first two steps fit: you name what you did, and why. The last one is still missing a number.\n\n**Next step:** measure it once more, and write the number down.'

/** What a good tutor would say about any item. */
export const A_HINT = 'Look at the moment just before that. What has changed there?'
const HINTS = [
  A_HINT,
  'Now think of the opposite case. Where do both differ?',
  'Say it in words of your own. What is still missing then?',
]

const FIT_PICKS = 4

/** The first of the candidates, as they come. */
export const aFitPicksAnswer = ({ candidates, title }: Pick<PickTask, 'candidates' | 'title'>) => ({
  picks: candidates
    .slice(0, FIT_PICKS)
    .map(({ id, site }) => ({ id, reason: `It shows ${title} step by step (${site}).` })),
})

type FitRevision = { readonly chapters: readonly RevisedAnswer[] }
type RevisedAnswer = Omit<FitPlan['chapters'][number], 'builds_on'> & { readonly from: number }

/** The plan as it is with a chapter of its own words at the end, or what the added chapter teaches. */
export function aFitRevisionAnswer({ chapters, wanted }: Pick<ReviseTask, 'chapters' | 'wanted'>): FitRevision {
  if ('added' in wanted) {
    const title = chapters[wanted.added]?.title ?? 'The added one'
    return { chapters: [fitRevised(title, wanted.added + 1)] }
  }
  const kept = chapters.map(({ title, summary, objectives, minutes }, place) => ({
    ...{ from: place + 1, title, summary, objectives, minutes: minutes ?? 60 },
  }))
  return { chapters: [...kept, fitRevised('What the learner asked for', 0)] }
}

const fitRevised = (title: string, from: number): RevisedAnswer => ({
  from,
  title,
  summary: `What ${title} is about, with something to try.`,
  objectives: fitObjectives(title),
  minutes: 60,
})

/** More of them where the learner has the time. */
const fitTitles = (task: Task): readonly string[] =>
  TITLES.slice(
    0,
    task.kind === 'plan' && task.room?.minutes ? Math.max(task.room.minChapters, USUAL_CHAPTERS) : USUAL_CHAPTERS,
  )

const resource = (site: string, search: string, title: string, type: string, reason: string) => ({
  site,
  search: search.slice(0, 60),
  title,
  type,
  reason,
})

/** No eight words in a row without one that the number chose: two chapters share none. */
function fitIntroduction(title: string, number: number): string {
  const thing = (place: number): string => thingAt(number * 7 + place * (1 + (number % 5)))
  const sentences = [
    `**${title}** begins like a ${thing(0)} on a quiet ${thing(1)}, with practice and a little patience.`,
    `Take the ${thing(2)} first, look at the ${thing(3)}, and say aloud what you see in this ${thing(4)}.`,
    `Then compare a ${thing(5)} with your ${thing(6)} and note one difference between the ${thing(7)} pieces.`,
    `A good ${thing(8)} is slow at first; a hurried ${thing(9)} has to be done again by ${thing(10)} light.`,
    `When the ${thing(11)} feels easy, add the ${thing(12)}, and keep only what the ${thing(13)} really needs.`,
    `Once a week you judge a first result: is the ${thing(14)} even, does the ${thing(15)} hold, would a ${thing(16)} help?`,
    `Should the ${thing(17)} fail, go back to the ${thing(18)}; most mistakes of a ${thing(19)} come from haste.`,
    `In the end you explain the ${thing(20)} to a friend, who tries the ${thing(21)} without looking at the ${thing(22)}.`,
  ]
  return [sentences.slice(0, 3), sentences.slice(3, 6), sentences.slice(6)].map((part) => part.join(' ')).join('\n\n')
}
