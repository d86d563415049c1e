/** What four times the characters may cost: four times as much, not sixteen times. The noise of a busy machine fits between. */
const MAX_GROWTH = 9

/**
 * Whether `read` takes more for four times `length` characters of `part` than a linear reader would. Only what takes at least
 * `noticeable` milliseconds of the processor counts: below, growth is noise. Two looks: another process may disturb one.
 */
export function growsWithSquare(
  read: (text: string) => unknown,
  part: string,
  { length, noticeable }: { readonly length: number; readonly noticeable: number },
): boolean {
  const filled = part.repeat(Math.ceil((4 * length) / part.length)).slice(0, 4 * length)
  const grows = (): boolean => {
    const whole = processorTime(() => read(filled))
    return whole > noticeable && whole > MAX_GROWTH * processorTime(() => read(filled.slice(0, length)))
  }
  return grows() && grows()
}

/** In milliseconds: the clock would also count what others do meanwhile. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
