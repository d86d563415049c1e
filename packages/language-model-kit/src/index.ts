export { boundedFetch } from './bounded-fetch.ts'
export {
  type AnswerChunk,
  type Limits,
  type ModelRequest,
  makeBoundedLanguageModel,
  type VendorProtocol,
} from './bounded-language-model.ts'
export { cleanAnswer } from './clean-answer.ts'
export { causeOf, connectionFailure, oneLine, refusalFailure } from './failures.ts'
export { withShape } from './with-shape.ts'
