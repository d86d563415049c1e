import type { Result } from '@app/domain'

/** The same call, and whether it succeeded the last time, for /readyz; `ok` before the first one. One that a learner stopped does not count. */
export function probe<Input extends unknown[], T, E extends { readonly kind: string }>(
  call: (...input: Input) => Promise<Result<T, E>>,
) {
  let failing = false
  return {
    call: async (...input: Input): Promise<Result<T, E>> => {
      const result = await call(...input)
      if (result.ok || result.error.kind !== 'model-stopped') failing = !result.ok
      return result
    },
    check: (): 'ok' | 'warning' => (failing ? 'warning' : 'ok'),
  }
}
