/** Processor time of `work` in milliseconds: the clock would also count what others do meanwhile. */
export function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** One look at each character of `text`, many times: what a machine takes for that is the measure of what others may take. */
export const linearPass = (text: string): number =>
  cpuOf(() => {
    let spaces = 0
    for (let round = 0; round < 100; round += 1) {
      for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) === 32) spaces += 1
    }
    if (spaces < 0) throw new Error('A count is never negative.')
  }) / 100
