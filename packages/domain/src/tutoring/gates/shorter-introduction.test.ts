import { expect, it } from 'vitest'
import { briefFor, FIT_LESSONS } from '../../../test/fit-lessons.ts'
import { makeMemoryMarkdown } from '../../../testing/index.ts'
import type { RewriteWay } from '../../chapters/versions.ts'
import { lengthInWords } from '../prose.ts'
import type { ChapterTask } from '../task.ts'
import { checkLesson } from './check-lesson.ts'

const lesson = FIT_LESSONS.english
if (!lesson) throw new Error('There is one in English.')
const PLAIN = lesson.introduction.match(/\b[a-z]{3,}\b/g) ?? []
const WORDS = 150
/** So long an introduction may be, however short the former one was. */
const ALWAYS = 110

const NOTHING = { example: '', terms: [], exercises: [], sections: [] }

it.each<[how: RewriteWay, formerWords: number, words: number, isFit: boolean]>([
  ['shorter', WORDS, WORDS, true],
  ['shorter', WORDS - 1, WORDS, false],
  ['shorter', 60, ALWAYS, true],
  ['shorter', 60, ALWAYS + 1, false],
  ['deeper', 60, WORDS, true],
])(
  'should be judged by the former introduction: %s, %i words before, %i now',
  (how, introductionWords, words, isFit) => {
    const introduction = Array.from({ length: words }, (_, place) => PLAIN[place % PLAIN.length]).join(' ')
    expect(lengthInWords(introduction)).toBe(words)
    const task: ChapterTask = {
      ...{
        kind: 'chapter',
        brief: briefFor(lesson),
        planTitle: lesson.plan.title,
        chapterTitles: [],
        number: 1,
        title: 'Folding',
        summary: '',
      },
      rewrite: { how, words: null, keyPoints: [], introductionWords, sectionWords: [], blueprint: NOTHING },
    }
    const opening = { introduction, learningObjectives: [], curatedResources: [] }
    const faults = checkLesson(opening, { task, markdown: makeMemoryMarkdown(), writes: null }).map(({ code }) => code)
    expect(faults.includes('not-shorter')).toBe(!isFit)
  },
)
