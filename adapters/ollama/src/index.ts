export { makeOllamaLanguageModel, type OllamaSettings } from './language-model.ts'
