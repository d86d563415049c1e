import { type LanguageModel, type Moderation, NO_MODERATION } from '@app/domain'
import type { Config } from '../config.ts'

type Warn = { readonly warn: (line: string) => void }

/** The configured model. `onLeftOut` gets how many messages did not fit. Loaded lazily: a vendor's library is large. */
export async function chooseLanguageModel(
  { model, modelLimits }: Config,
  log: Warn,
  onLeftOut: (messages: number) => void = () => {},
): Promise<LanguageModel> {
  const limits = { ...modelLimits, log: (line: string) => log.warn(line) }
  if (model.provider === 'openai') {
    const { apiKey, model: name, baseUrl } = model
    const { makeOpenAiLanguageModel } = await import('@app/openai')
    return makeOpenAiLanguageModel({ apiKey, model: name, ...limits, ...(baseUrl === undefined ? {} : { baseUrl }) })
  }
  if (model.provider === 'ollama') {
    const { host, model: name, numCtx } = model
    const { makeOllamaLanguageModel } = await import('@app/ollama')
    return makeOllamaLanguageModel({ host, model: name, numCtx, onLeftOut, ...limits })
  }
  const { makeOfflineTutor } = await import('@app/offline-tutor')
  return makeOfflineTutor()
}

/** Only a hosted model, or a server with its protocol, has one. */
export async function chooseModeration({ model }: Config, log: Warn): Promise<Moderation> {
  if (model.provider !== 'openai') return NO_MODERATION
  const { apiKey, baseUrl } = model
  const { makeOpenAiModeration } = await import('@app/openai')
  const settings = { apiKey, log: (line: string) => log.warn(line) }
  return makeOpenAiModeration({ ...settings, ...(baseUrl === undefined ? {} : { baseUrl }) })
}

const DEMO_NOTICE =
  'You’re talking with a demo tutor. It follows simple rules and teaches ten subjects. The operator of this site can connect a real model: see “Choosing a tutor” in the README.'

/** Shown to learners. */
export const tutorInfo = ({ model: { provider } }: Config) => ({
  provider,
  is_demo: provider === 'offline',
  notice: provider === 'offline' ? DEMO_NOTICE : null,
})
