import type { LanguageModel, Mailer } from '@app/domain'

/** Whether the last call succeeded, for /readyz; `ok` before the first one. */
export type HealthProbe<T> = { readonly watched: T; readonly check: () => 'ok' | 'warning' }

/** A call that the learner aborted does not count. */
export function probeModel(model: LanguageModel): HealthProbe<LanguageModel> {
  let failing = false
  const ask: LanguageModel['ask'] = async (task, listening) => {
    const answer = await model.ask(task, listening)
    if (answer.ok || answer.error.kind !== 'model-stopped') failing = !answer.ok
    return answer
  }
  return { watched: { ...model, ask }, check: () => (failing ? 'warning' : 'ok') }
}

export function probeMailer(mailer: Mailer): HealthProbe<Mailer> {
  let failing = false
  const send: Mailer['send'] = async (mail) => {
    const sent = await mailer.send(mail)
    failing = !sent.ok
    return sent
  }
  return { watched: { send }, check: () => (failing ? 'warning' : 'ok') }
}
