export { makeSafetyCheck } from './safety-check.ts'
