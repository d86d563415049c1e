import type { LanguageModel } from '@app/domain'
import { makeOfflineTutor } from '@app/offline-tutor'
import { makeOllamaLanguageModel } from '@app/ollama'
import { makeOpenAiLanguageModel } from '@app/openai'
import type { Config } from './config.ts'

type Warn = { readonly warn: (line: string) => void }

/** The tutor that the configuration asks for. `onLeftOut` is told when a conversation was too long for it. */
export function chooseLanguageModel(
  { model, modelLimits }: Config,
  log: Warn,
  onLeftOut: (messages: number) => void = () => {},
): LanguageModel {
  const limits = { ...modelLimits, log: (line: string) => log.warn(line) }
  if (model.provider === 'openai') {
    const { apiKey, model: name, baseUrl } = model
    return makeOpenAiLanguageModel({ apiKey, model: name, ...limits, ...(baseUrl === undefined ? {} : { baseUrl }) })
  }
  if (model.provider === 'ollama') {
    const { host, model: name, numCtx } = model
    return makeOllamaLanguageModel({ host, model: name, numCtx, onLeftOut, ...limits })
  }
  return makeOfflineTutor()
}

const DEMO_NOTICE =
  'You are talking with a demo tutor. It needs no key and no network, and follows simple rules. Whoever runs this site can switch to a real model: see "Choosing a tutor" in the README.'

/** What learners should know about who teaches them. */
export const tutorInfo = ({ model: { provider } }: Config) => ({
  provider,
  is_demo: provider === 'offline',
  notice: provider === 'offline' ? DEMO_NOTICE : null,
})
