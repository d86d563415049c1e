export { makeOpenAiLanguageModel, type OpenAiSettings } from './language-model.ts'
