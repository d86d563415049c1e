import { cpus, loadavg } from 'node:os'

/** One line per figure. */
export const report = (what: string, value: string, target: string): void =>
  console.log(`${what.padEnd(60)} ${value.padStart(12)}   target ${target}`)

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** What else the machine does: a figure under load says little. */
export const load = (): string => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
