/** A chapter of an outline, as long as it has no id: `prerequisites` are places in the list, from 0. */
type Placed = { readonly prerequisites: readonly number[] }

/**
 * Puts each chapter behind those that it builds on and leaves all others where they stand (a stable topological order). Places
 * that do not exist are dropped; of a circle the chapter that stands first goes first, without what it lacks.
 */
export function orderByPrerequisites<T extends Placed>(chapters: readonly T[]): readonly T[] {
  const needs = chapters.map(
    ({ prerequisites }, place) =>
      new Set(
        prerequisites.filter((one) => one !== place && Number.isInteger(one) && one >= 0 && one < chapters.length),
      ),
  )
  const placeOf = new Map<number, number>()
  const ordered: T[] = []
  while (ordered.length < chapters.length) {
    const waiting = chapters.map((_, place) => place).filter((place) => !placeOf.has(place))
    const isReady = (place: number): boolean => [...(needs[place] ?? [])].every((one) => placeOf.has(one))
    const next = waiting.find(isReady) ?? waiting[0]
    const chapter = next === undefined ? undefined : chapters[next]
    if (next === undefined || !chapter) break
    const met = [...(needs[next] ?? [])].flatMap((one) => placeOf.get(one) ?? [])
    placeOf.set(next, ordered.length)
    ordered.push({ ...chapter, prerequisites: met.toSorted((one, other) => one - other) })
  }
  return ordered
}
