export { makeMitLearnSource } from './mit-learn-source.ts'
