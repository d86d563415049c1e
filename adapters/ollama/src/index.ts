export { type GuardSettings, makeOllamaGuard } from './guard.ts'
export { makeOllamaLanguageModel, type OllamaSettings } from './language-model.ts'
