import { type Err, ok, type Result } from '../../shared/result.ts'

/**
 * Does all of it, at most `limit` at once. After the first that fails or throws none begins; it ends when those that
 * run have come to their end.
 */
export async function sideBySide<E>(
  limit: number,
  work: readonly (() => Promise<Result<void, E>>)[],
): Promise<Result<void, E>> {
  const waiting = work.values()
  let failure: Err<E> | null = null
  const thrown: unknown[] = []
  const doNext = async (): Promise<void> => {
    for (const one of waiting) {
      if (failure || thrown.length > 0) return
      try {
        const done = await one()
        if (!done.ok) failure ??= done
      } catch (error) {
        thrown.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, doNext))
  if (thrown.length > 0) throw thrown[0]
  return failure ?? ok(undefined)
}
