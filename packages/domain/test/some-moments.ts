/** Longer than a unit of work takes that waits for no lock. */
export async function someMoments(): Promise<void> {
  for (let moment = 0; moment < 200; moment += 1) await null
}
