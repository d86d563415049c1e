/** `work` on each item, at most `most` at once; the answers in the order of the items. */
export async function inParallel<T, U>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<U>,
): Promise<readonly U[]> {
  const answers: U[] = []
  const pending = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of pending) answers[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  return answers
}
