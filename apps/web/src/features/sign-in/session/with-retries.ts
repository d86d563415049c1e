import { ApiProblem } from '../../../api/problem.ts'

const pauses = [400, 1_200, 2_400]

/** Tries again for some seconds where no answer came: a server that is just starting gets a moment, a refusal is one. */
export async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt()
    } catch (error) {
      const refused = error instanceof ApiProblem && error.code !== 'network' && error.status < 500
      if (refused || signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return attempt()
}
