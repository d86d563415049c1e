import { type Err, ok, type Result } from '../../shared/result.ts'

type Work<E> = () => Promise<Result<void, E>>

/**
 * Does all of it, at most `limit` at once. What finds no room is left to what runs beside it, so that fewer run from then on. After the
 * first that fails or throws, or finds no room alone, none begins; it ends when those that run have come to their end.
 */
export async function sideBySide<E extends { readonly kind: string }>(
  limit: number,
  work: readonly Work<E>[],
): Promise<Result<void, E>> {
  const waiting = [...work]
  let failure: Err<E> | null = null
  const thrown: unknown[] = []
  let lanes = Math.min(limit, work.length)
  const doNext = async (): Promise<void> => {
    for (let one = waiting.shift(); one && !failure && thrown.length === 0; one = waiting.shift()) {
      try {
        const done = await one()
        if (done.ok) continue
        if (lanes > 1 && isNoRoom(done.error)) {
          waiting.unshift(one)
          break
        }
        failure ??= done
      } catch (error) {
        thrown.push(error)
      }
    }
    lanes -= 1
  }
  await Promise.all(Array.from({ length: lanes }, doNext))
  if (thrown.length > 0) throw thrown[0]
  return failure ?? ok(undefined)
}

/** It may go on as soon as others have ended. */
const isNoRoom = ({ kind }: { readonly kind: string }): boolean => kind === 'not-yet' || kind === 'try-again'
