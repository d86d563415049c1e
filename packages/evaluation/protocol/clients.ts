import type { LanguageModel } from '@app/domain'
import { makeOllamaLanguageModel } from '@app/ollama'
import { makeOpenAiLanguageModel } from '@app/openai'
import type { ProtocolServer } from './server.ts'

export const PROTOCOLS = ['openai', 'ollama'] as const
export type Protocol = (typeof PROTOCOLS)[number]

const LIMITS = { timeoutMs: 20_000, maxConcurrency: 8 } as const

/** The real adapter and SDK of a protocol, asking the local server for the model of that name. */
export function clientOf(protocol: Protocol, server: ProtocolServer, model: string): LanguageModel {
  return protocol === 'openai'
    ? makeOpenAiLanguageModel({ ...LIMITS, apiKey: 'sk-local-evaluation', baseUrl: server.openAiUrl, model })
    : makeOllamaLanguageModel({ ...LIMITS, host: server.ollamaUrl, model, numCtx: 32_768 })
}
