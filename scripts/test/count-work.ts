import { type Profiler, Session } from 'node:inspector'

const session = new Session()
session.connect()

/** Within one thread the answer is there at once. */
function ask<T>(method: string, parameters: object = {}): T {
  let answer: unknown
  session.post(method, parameters, (error, value) => {
    if (error) throw error
    answer = value
  })
  // as the protocol says
  return answer as T
}

/** Blocks of code that ran, and what the engine's own functions looked at: no clock, and the same on every machine. */
export function workOf(read: () => unknown): number {
  ask('Profiler.takePreciseCoverage')
  characters = 0
  read()
  const { result } = ask<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage')
  let blocks = 0
  for (const { url, functions } of result) {
    if (!url.startsWith('file:') || url === import.meta.url) continue
    for (const { functionName, ranges } of functions) {
      for (const { count } of ranges) blocks += count
      if ((ranges[0]?.count ?? 0) > 0) called.add(functionName)
    }
  }
  return blocks + characters / A_BLOCK
}

/** The names of all functions that ran. */
export const called = new Set<string>()

/** Characters or items that a function of the engine looks at in the time of a block. */
const A_BLOCK = 16
let characters = 0

// before anything else is loaded: what is compiled already has no counters
ask('Profiler.enable')
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
const found = (length: number, at: number, from = 0): number => (at < 0 ? length : at) - Math.min(from, length)
for (const name of ['split', 'replace', 'replaceAll', 'match', 'search', 'normalize', 'toLowerCase'] as const)
  count(String.prototype, name, ({ length }) => length)
count(String.prototype, 'indexOf', ({ length }, at, [, from]) => found(length, Number(at), Number(from ?? 0)))
for (const name of ['splice', 'concat', 'join', 'unshift'] as const)
  count(Array.prototype, name, ({ length }) => length)
count(Array.prototype, 'slice', (_, part) => (part as readonly unknown[]).length)
count(Array.prototype, 'indexOf', ({ length }, at) => found(length, Number(at)))
count(String.prototype, 'includes', ({ length }) => length)
count(Array.prototype, 'includes', ({ length }) => length)

function count<Name extends string>(
  prototype: { [name in Name]: unknown },
  name: Name,
  costOf: (on: { readonly length: number }, result: unknown, given: readonly unknown[]) => number,
): void {
  // any method
  const original = prototype[name] as (...given: unknown[]) => unknown
  const counting = function (this: { readonly length: number }, ...given: unknown[]): unknown {
    const result = original.apply(this, given)
    characters += costOf(this, result, given)
    return result
  }
  Object.defineProperty(prototype, name, { value: counting, configurable: true, writable: true })
}
