import type { TwinCase } from '../cases/twins.ts'
import type { PlayedGoal } from '../play/play-goal.ts'

export type TwinScore = {
  readonly id: string
  readonly goal: string
  readonly fact: TwinCase['fact']
  /** Whether the chapters of their plans differ, not only what a plan says of them all. Null where the fact was never asked. */
  readonly differ: boolean | null
}

export function scoreTwins({ id, fact, pair }: TwinCase, one: PlayedGoal, other: PlayedGoal): TwinScore {
  const twin = { id, goal: pair[0].id, fact }
  const topic = fact === 'deadline' ? 'time' : fact
  if (![one, other].every(({ given }) => given.has(topic))) return { ...twin, differ: null }
  const [mine, theirs] = [chaptersOf(one, fact), chaptersOf(other, fact)]
  return { ...twin, differ: mine !== null && theirs !== null && mine !== theirs }
}

/** With another focus the words of a chapter must differ; with others, how long they take may. */
function chaptersOf({ planTexts }: PlayedGoal, fact: TwinCase['fact']): string | null {
  if (!planTexts) return null
  const words = planTexts.outlines.map(({ title, summary, objectives }) => [title, summary, ...objectives])
  const minutes = planTexts.outlines.map((outline) => outline.minutes)
  return JSON.stringify(fact === 'focus' ? words : [words, minutes])
}
