import type { Endpoint, InputOf, ReplyOf } from '@app/contract'
import {
  hashKey,
  type MutateOptions,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from './call.ts'

type ApiMutationOptions<E extends Endpoint, T, Context> = Omit<
  UseMutationOptions<T, Error, InputOf<E>, Context>,
  'mutationFn'
> & {
  /** In place of the bare call, where that is only a part of what is done. */
  readonly run?: (input: InputOf<E>) => Promise<T>
}

/** A call that changes something. `mutate` does nothing while one with the same input, or the same `mutationKey`, is on its way. */
export function useApiMutation<E extends Endpoint, T = ReplyOf<E>, Context = unknown>(
  endpoint: E,
  { run, ...options }: ApiMutationOptions<E, T, Context> = {},
) {
  const queryClient = useQueryClient()
  const { mutationKey = mutationKeyOf(endpoint) } = options
  const mutation = useMutation({
    ...options,
    mutationKey,
    // without `run` T is the endpoint's reply, which the generic hides from the compiler
    mutationFn: run ?? ((input: InputOf<E>) => call(endpoint, input) as Promise<T>),
  })
  // the library's type knows endpoints without input as well
  const send = mutation.mutate as (input: InputOf<E>, more?: MutateOptions<T, Error, InputOf<E>, Context>) => void
  const mutate = (input: InputOf<E>, more?: MutateOptions<T, Error, InputOf<E>, Context>) => {
    // `isPending` arrives too late for the second press of a double click
    const same = options.mutationKey === undefined ? withInput(mutationKey, input) : { mutationKey }
    if (queryClient.isMutating(same) === 0) send(input, more)
  }
  return { ...mutation, mutate }
}

/** Whether it is on its way with this input, whichever button was pressed. */
export const useIsApiMutating = <E extends Endpoint>(endpoint: E, input?: InputOf<E>): boolean =>
  useIsMutating(input === undefined ? { mutationKey: mutationKeyOf(endpoint) } : mutationWith(endpoint, input)) > 0

/** Finds it by its endpoint and input, in the client's mutation cache. */
export const mutationWith = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  withInput(mutationKeyOf(endpoint), input)

const mutationKeyOf = ({ method, path }: Endpoint) => [method, path]

const withInput = (mutationKey: readonly unknown[], input: unknown) => ({
  mutationKey,
  predicate: ({ state }: { readonly state: { readonly variables: unknown } }) =>
    hashKey([state.variables]) === hashKey([input]),
})
