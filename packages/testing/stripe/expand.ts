/** Puts the objects that are named at these paths into the places of their ids, as far as they exist. */
export function expand(body: object, paths: readonly string[], find: (id: string) => object | undefined): object {
  const expanded = structuredClone(body)
  for (const path of paths) expandOne(expanded, path.split('.'), find)
  return expanded
}

function expandOne(place: unknown, [key, ...rest]: readonly string[], find: (id: string) => object | undefined): void {
  if (key === undefined || typeof place !== 'object' || place === null) return
  if (Array.isArray(place)) {
    for (const one of place) expandOne(one, [key, ...rest], find)
    return
  }
  const value: unknown = Reflect.get(place, key)
  const found = typeof value === 'string' ? find(value) : undefined
  if (found) Reflect.set(place, key, structuredClone(found))
  expandOne(Reflect.get(place, key), rest, find)
}
