import { boundedFetch } from '@app/language-model-kit'
import OpenAI from 'openai'

export const VENDOR = 'https://api.openai.com/v1'

/** The vendor's library, with nothing from the environment and nothing that it does on its own. */
export const openClient = (apiKey: string, baseURL: string, timeout: number): OpenAI =>
  new OpenAI({
    apiKey,
    baseURL,
    timeout,
    // the domain decides on retries: it knows how long the learner has waited
    maxRetries: 0,
    fetch: boundedFetch,
    // otherwise the SDK prints what it cannot read, and takes these from the environment
    logLevel: 'off',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
  })
