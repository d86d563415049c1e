import type { Opening } from '../../chapters/content.ts'
import { contentWords, makeVocabulary } from '../../shared/content-words.ts'
import { wordsOf } from '../../shared/words.ts'
import { distinctFaults, type Fault } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import type { ChapterTask } from '../task.ts'
import { nameNoDeed, withoutAlike } from './alike.ts'
import { checkText } from './check-text.ts'
import { scriptOf } from './language-gate.ts'
import { checkLength, lengthInWords } from './length.ts'
import { withoutFencedCode } from './prose.ts'
import { areOnTopic } from './resources.ts'

const OFF_TOPIC: Fault = { code: 'off-topic', words: 'Write about the chapter that is named, and use its words.' }
const NOT_TAUGHT: Fault = {
  code: 'objectives-not-taught',
  words: 'Teach what the objectives name: their words must come up in the introduction or the resources.',
}
const OBJECTIVES_ALIKE: Fault = { code: 'objectives-alike', words: 'Name 3 to 6 objectives that differ.' }
const RESOURCES_OFF_TOPIC: Fault = {
  code: 'resources-off-topic',
  words: 'Give each resource search words about this very chapter.',
}

const NOT_SHORTER: Fault = {
  code: 'not-shorter',
  words: 'Write a shorter introduction: the learner asked for a shorter text.',
}
/** So long an introduction may be, however short the former one was. */
const SHORT_INTRODUCTION = 110

export type LessonContext = {
  readonly task: ChapterTask
  readonly markdown: Markdown
  /** The only language that the tutor writes; null where it writes any. */
  readonly writes: string | null
}

/** Why a chapter is not worth its credits. None: it is fit. Linear in the length of the texts, which are clipped before. */
export function checkLesson(content: Opening, { task, markdown, writes }: LessonContext): readonly Fault[] {
  const { introduction, learningObjectives: objectives, curatedResources: resources } = content
  const prose = markdown.visibleText(withoutFencedCode(introduction))
  const remarks = resources.flatMap(({ title, justification }) => [title, justification])
  const before = (task.earlier ?? []).map((chapter) => chapter.introduction)
  return distinctFaults([
    ...checkLength(prose),
    ...(isLonger(prose, task) ? [NOT_SHORTER] : []),
    ...checkText({ text: introduction, lines: objectives, remarks }, { task, markdown, writes, before }),
    ...(isOnTopic(introduction, task) ? [] : [OFF_TOPIC]),
    ...(withoutAlike(objectives, (objective) => objective).length < objectives.length ? [OBJECTIVES_ALIKE] : []),
    ...(nameNoDeed(objectives) ? [OBJECTIVES_ALIKE] : []),
    // what the plan has promised, the sections teach
    ...(task.objectives?.length || areTaught(objectives, [introduction, ...remarks].join('\n')) ? [] : [NOT_TAUGHT]),
    ...(areOnTopic(content, task) ? [] : [RESOURCES_OFF_TOPIC]),
  ])
}

const isLonger = (prose: string, { rewrite }: ChapterTask): boolean =>
  rewrite?.how === 'shorter' && lengthInWords(prose) > Math.max(SHORT_INTRODUCTION, rewrite.introductionWords)

/**
 * From so many words on that a title, a summary and a goal offer, one of them may come up by chance. In other scripts words
 * have more forms than are known here.
 */
const ENOUGH_WORDS = 6

/** Few words of its title, its summary, the plan's title or the goal, in any form, are all that is asked. */
function isOnTopic(text: string, { title, summary, planTitle, brief }: ChapterTask): boolean {
  const wanted = contentWords([title, summary, planTitle, brief.goal].join('\n'))
  const { has } = makeVocabulary(text)
  const needed = wanted.length >= ENOUGH_WORDS && scriptOf(text) === 'latin' ? 2 : 1
  return wanted.filter(has).length >= Math.min(needed, wanted.length)
}

/** "Learn" is no objective. */
const MIN_WORDS = 2
/** Share of the objectives: an outcome is often said in words of its own. */
const MAX_UNTAUGHT = 0.5

function areTaught(objectives: readonly string[], text: string): boolean {
  const { has } = makeVocabulary(text)
  const untaught = objectives.filter((objective) => {
    const words = contentWords(objective)
    return words.length === 0 ? wordsOf(objective).tokens.length < MIN_WORDS : !words.some(has)
  })
  return untaught.length <= MAX_UNTAUGHT * objectives.length
}
