import { type AnswerCase, kept, type OutlineAnswer } from './answer-case.ts'
import { BREAD } from './settings.ts'

const { plan } = BREAD
const titles = plan.chapters.map(({ title }) => title)

/** Anything in place of what an outline should be. */
type Odd = Readonly<Partial<Record<keyof OutlineAnswer, unknown>>>

const changed = (part: (index: number) => Odd): readonly object[] =>
  plan.chapters.map((chapter, index) => ({ ...chapter, ...part(index) }))

const FLOURS = [
  'rye',
  'wheat',
  'spelt',
  'barley',
  'oat',
  'corn',
  'rice',
  'millet',
  'buckwheat',
  'einkorn',
  'emmer',
  'teff',
  'potato',
  'chestnut',
]
const SHAPES = [
  'loaf',
  'baguette',
  'roll',
  'flatbread',
  'ring',
  'braid',
  'bun',
  'stick',
  'cake',
  'crown',
  'pocket',
  'wreath',
  'boule',
  'plait',
]

/** Short enough for what a model may say in one answer. */
const ALMOST_200 = FLOURS.flatMap((flour) =>
  SHAPES.map((shape) => ({ title: `${flour} ${shape}`, summary: `Bake a ${shape} of ${flour}.` })),
)

/** Plans that code can put right: each must be COMPLETE, its chapters in the right order. */
const MENDED: Readonly<Record<string, readonly object[]>> = {
  'builds-on/circle': changed((index) => ({ builds_on: [((index + 3) % 4) + 1] })),
  'builds-on/itself': changed((index) => ({ builds_on: [index + 1] })),
  'builds-on/later': plan.chapters
    .map((chapter, index) => ({ ...chapter, builds_on: index === 0 ? [] : [plan.chapters.length - index + 1] }))
    .toReversed(),
  'builds-on/unknown': changed(() => ({ builds_on: [0, -3, 99, 'the first', null, {}] })),
  'builds-on/one-number': changed((index) => ({ builds_on: index })),
  'builds-on/texts': changed((index) => ({ builds_on: index === 0 ? [] : [`${index}`], minutes: '60 minutes' })),
  'builds-on/twice': changed((index) => ({ builds_on: Array(50).fill(index) })),
  'minutes/none-and-too-many': changed((index) => ({ minutes: [0, 10_000, -60, 1e300][index] })),
  'minutes/no-numbers': changed((index) => ({ minutes: [null, 'an hour', [], Number.NaN][index] })),
  'objectives/none': changed(() => ({ objectives: undefined, minutes: undefined, builds_on: undefined })),
  'objectives/of-the-first': changed(() => ({ objectives: plan.chapters[0]?.objectives })),
  'objectives/in-other-words': changed((index) => ({
    objectives: [`${index + 1}. Feed a starter, once a day!`, 'WHEN A STARTER IS RIPE: tell by its smell and height'],
  })),
  'objectives/a-hundred': changed((index) => ({ objectives: Array(100).fill(plan.chapters[index]?.objectives[0]) })),
  'objectives/one-text': changed((index) => ({ objectives: plan.chapters[index]?.objectives.join('; ') })),
  'chapters/the-same-200-times': Array(50)
    .fill(titles.map((title) => ({ title, summary: `How to: ${title}` })))
    .flat(),
}

const outline = (name: string, chapters: readonly object[], order: readonly string[]): AnswerCase => {
  const answer = { task: 'plan', setting: BREAD, text: JSON.stringify({ ...plan, chapters }) } as const
  return kept(`plan/outline/${name}`, 'outline', 'readable', answer, [plan.title, ...order], order)
}

export const OUTLINES: readonly AnswerCase[] = [
  ...Object.entries(MENDED).map(([name, chapters]) => outline(name, chapters, titles)),
  outline(
    'chapters/almost-200',
    ALMOST_200,
    ALMOST_200.slice(0, 12).map(({ title }) => title),
  ),
]
