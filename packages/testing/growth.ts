/** What four times the characters may cost: four times as much, not sixteen times. The noise of a busy machine fits between. */
const MAX_GROWTH = 9

/**
 * Whether `read` takes more for four times `length` characters of `part` than a linear reader would. Only what takes at least
 * `noticeable` milliseconds of the processor counts: below, growth is noise. Two looks, at texts of other
 * lengths, as a reader may remember one: another process may disturb one.
 */
export function growsWithSquare(
  read: (text: string) => unknown,
  part: string,
  { length, noticeable }: { readonly length: number; readonly noticeable: number },
): boolean {
  const filled = part.repeat(Math.ceil((4 * length) / part.length)).slice(0, 4 * length)
  const grows = (look: number): boolean => {
    const whole = processorTime(() => read(filled.slice(look)))
    return whole > noticeable && whole > MAX_GROWTH * processorTime(() => read(filled.slice(0, length - look)))
  }
  return grows(0) && grows(1)
}

/** In milliseconds: the clock would also count what others do meanwhile. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
