import type { LanguageModel, Mailer, Result } from '@app/domain'

/** Whether the last call succeeded, for /readyz; `ok` before the first one. */
export type HealthProbe<T> = { readonly watched: T; readonly check: () => 'ok' | 'warning' }

/** A call that the learner aborted does not count. */
export function probeModel(model: LanguageModel): HealthProbe<LanguageModel> {
  const { watched: ask, check } = probe(model.ask, ({ kind }) => kind !== 'model-stopped')
  return { watched: { ...model, ask }, check }
}

export function probeMailer(mailer: Mailer): HealthProbe<Mailer> {
  const { watched: send, check } = probe(mailer.send, () => true)
  return { watched: { send }, check }
}

function probe<Input extends unknown[], T, E>(
  call: (...input: Input) => Promise<Result<T, E>>,
  counts: (error: E) => boolean,
): HealthProbe<typeof call> {
  let failing = false
  const watched = async (...input: Input): Promise<Result<T, E>> => {
    const result = await call(...input)
    if (result.ok || counts(result.error)) failing = !result.ok
    return result
  }
  return { watched, check: () => (failing ? 'warning' : 'ok') }
}
