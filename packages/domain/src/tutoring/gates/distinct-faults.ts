import type { Fault } from '../fault.ts'

/** Each code once: one rule may look at several texts. */
export const distinctFaults = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ code }, index) => faults.findIndex((other) => other.code === code) === index)
