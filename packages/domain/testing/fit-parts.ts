const THINGS =
  'bench,candle,drawer,envelope,feather,garden,hammer,island,jacket,kettle,ladder,mirror,needle,orchard,pencil,quilt,ribbon,saddle,teapot,umbrella,violin,window,anchor,bottle,copper,desk,engine,fiddle,glove,harbour,inkwell,jigsaw,kite,lantern,marble,notebook,oven,pocket,rope,sponge,thread,valley,wagon,barrel,chimney,dial,easel,flute'.split(
    ',',
  )

export const thingAt = (place: number): string => THINGS[place % THINGS.length] ?? 'stone'

/** Hardly eight words in a row without three things. */
const FRAMES: readonly ((thing: (place: number) => string) => string)[] = [
  (thing) => `Suppose the ${thing(0)} stands by a ${thing(1)}, with one ${thing(2)} and a ${thing(3)} below.`,
  (thing) => `Measure this ${thing(0)}, then that ${thing(1)}; write ${thing(2)} and ${thing(3)} beside each number.`,
  (thing) => `No ${thing(0)} weighs more than three ${thing(1)} lids or half of any ${thing(2)} and ${thing(3)}.`,
  (thing) => `Whoever drops the ${thing(0)} meets its ${thing(1)} again, while some ${thing(2)} waits for ${thing(3)}.`,
  (thing) => `Four ${thing(0)} parts and two ${thing(1)} make six, as ${thing(2)} over ${thing(3)} shows you.`,
  (thing) => `Now turn ${thing(0)}, lift ${thing(1)}, and compare how ${thing(2)} differs from every ${thing(3)}.`,
  (thing) => `Is your ${thing(0)} quiet? Then loosen ${thing(1)}, tighten ${thing(2)}, and let ${thing(3)} rest.`,
  (thing) =>
    `At last exchange ${thing(0)} against ${thing(1)}: what the ${thing(2)} said, another ${thing(3)} repeats.`,
]
const SENTENCES = 40
const SENTENCES_OF_PARAGRAPH = 8

type FitSection = {
  readonly objective: string
  readonly number: number
  readonly place: number
  /** Explained differently: other words, and about so many. */
  readonly retold?: { readonly telling: number; readonly words: number }
}

const WORDS_OF_SENTENCE = 15
const MAX_SENTENCES = 64

/** A section of its own words for each number and place, so that a chapter may hold several. */
export function aFitSectionAnswer({ objective, number, place, retold }: FitSection) {
  const seed = 4 * MAX_SENTENCES * (8 * number + place + 1_000 * (retold?.telling ?? 0))
  const count = retold ? Math.min(MAX_SENTENCES, Math.floor(retold.words / WORDS_OF_SENTENCE)) : SENTENCES
  const thing = (at: number): string => thingAt(scattered(seed + at + 1))
  const sentences = Array.from({ length: count }, (_, index) =>
    FRAMES[index % FRAMES.length]?.((at) => thing(4 * index + at)),
  )
  const paragraphs = Array.from({ length: Math.ceil(count / SENTENCES_OF_PARAGRAPH) }, (_, index) =>
    sentences.slice(SENTENCES_OF_PARAGRAPH * index, SENTENCES_OF_PARAGRAPH * (index + 1)).join(' '),
  )
  return {
    heading: objective.slice(0, 100),
    body: [`To **${objective}** takes a few steps.`, ...paragraphs].join('\n\n'),
  }
}

/** Neighbours lead to numbers that have nothing in common. */
export function scattered(number: number): number {
  const once = Math.imul(number ^ (number >>> 15), 0x2c1b_3c6d)
  const twice = Math.imul(once ^ (once >>> 12), 0x297a_2d39)
  return (twice ^ (twice >>> 15)) >>> 0
}

/** A section for each objective, which hands its thing on to the next one. */
export function aFitBlueprintAnswer({
  objectives,
  number,
}: {
  readonly objectives: readonly string[]
  readonly number: number
}) {
  const thing = (at: number): string => thingAt(scattered(599 * number + at))
  return {
    example: `A ${thing(0)} of 12 pieces.`,
    terms: [`${thing(1)}: what the ${thing(0)} stands on`],
    sections: objectives.map((objective, place) => ({
      ...{ heading: objective.slice(0, 100), objective: place + 1, share: 2 },
      ...{ assumes: `The ${thing(place)} is there.`, hands_over: `The ${thing(place + 1)} is ready.` },
    })),
    exercises: objectives.map((objective) => `Do it once: ${objective}`),
  }
}

export function aFitExercisesAnswer({ number }: { readonly number: number }) {
  const thing = (at: number): string => thingAt(scattered(433 * number + at))
  const places = [0, 1, 2]
  return {
    tasks: places.map(
      (at) => `Take ${3 + at} ${thing(at)} pieces, add the ${thing(at + 3)}, and say how many there are.`,
    ),
    solutions: places.map(
      (at) => `With the ${thing(at + 3)} there are ${4 + at} pieces, as each ${thing(at)} counts once.`,
    ),
  }
}

export function aFitRecapAnswer({ title, number }: { readonly title: string; readonly number: number }) {
  const thing = (at: number): string => thingAt(scattered(997 * number + at))
  return {
    key_points: [
      `${title} begins at the ${thing(0)}, not with the ${thing(1)}.`,
      `A ${thing(2)} moved by a quarter is seen sooner than a ${thing(3)} moved by half.`,
      `What resists in ${title} was done before its ${thing(4)}.`,
      `Checking the ${thing(5)} backwards finds most mistakes of a ${thing(6)}.`,
    ],
    practice: `Take a ${thing(7)} of your own and go through ${title} with it once, slowly and aloud. Write down what was hard.`,
    done_when: `You can do it with a ${thing(8)} on the next day, without looking at the page.`,
    state: `After ${title} the ${thing(0)} has ${12 + number} pieces.`,
  }
}
