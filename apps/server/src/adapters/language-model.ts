import { type LanguageModel, type Moderation, moderations } from '@app/domain'
import type { Config } from '../config.ts'

type Warn = { readonly warn: (line: string) => void }

/** The configured model. Loaded lazily: a vendor's library is large. */
export async function chooseLanguageModel({ model, modelLimits }: Config, log: Warn): Promise<LanguageModel> {
  const limits = { ...modelLimits, log: (line: string) => log.warn(line) }
  if (model.provider === 'openai') {
    const { makeOpenAiLanguageModel } = await import('@app/openai')
    return makeOpenAiLanguageModel({ ...model, ...limits })
  }
  if (model.provider === 'ollama') {
    const { makeOllamaLanguageModel } = await import('@app/ollama')
    return makeOllamaLanguageModel({ ...model, ...limits })
  }
  const { makeOfflineTutor } = await import('@app/offline-tutor')
  return makeOfflineTutor()
}

/** A hosted model, or a server with its protocol, has one; and a guard model is one. */
export async function chooseModeration({ model, guard }: Config, logger: Warn): Promise<Moderation> {
  const chosen: Moderation[] = []
  const log = (line: string) => logger.warn(line)
  if (model.provider === 'openai') {
    const { makeOpenAiModeration } = await import('@app/openai')
    chosen.push(makeOpenAiModeration({ apiKey: model.apiKey, baseUrl: model.baseUrl, log }))
  }
  if (guard) {
    const { makeOllamaGuard } = await import('@app/ollama')
    chosen.push(makeOllamaGuard({ ...guard, log }))
  }
  return moderations(chosen)
}

const DEMO_NOTICE =
  'You’re talking with a demo tutor. It follows simple rules and teaches ten subjects. The operator of this site can connect a real model: see “Choosing a tutor” in the README.'

/** Shown to learners. */
export const tutorInfo = ({ model: { provider } }: Config) => ({
  provider,
  is_demo: provider === 'offline',
  notice: provider === 'offline' ? DEMO_NOTICE : null,
})
