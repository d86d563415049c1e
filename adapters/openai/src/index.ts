export { makeOpenAiLanguageModel, type OpenAiSettings } from './language-model.ts'
export { makeOpenAiModeration } from './moderation.ts'
