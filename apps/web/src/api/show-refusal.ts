import { isProblem } from './problem.ts'

/**
 * Puts what the server refused where it belongs: under the inputs that it names, and else above the button.
 * `inputs` tells which input of the form stands for which of the call.
 */
export function showRefusal<Name extends string>(
  problem: unknown,
  words: string,
  setError: (name: Name | 'root', error: { message: string }, options?: { shouldFocus: boolean }) => void,
  inputs: Readonly<Record<string, Name>>,
): void {
  const named = isProblem(problem) ? Object.entries(problem.fields) : []
  const found = named.flatMap(([name, message]) => {
    const input = inputs[name]
    return input === undefined ? [] : [{ input, message }]
  })
  for (const [index, { input, message }] of found.entries()) {
    setError(input, { message }, { shouldFocus: index === 0 })
  }
  if (found.length === 0) setError('root', { message: words })
}
