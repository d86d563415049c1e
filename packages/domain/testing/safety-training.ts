// What the training of the safety weights needs of the code that uses them: see packages/evaluation/train.
export { encodeWeights, type LinearModel, logit, MAX_STEPS, scaleOf } from '../src/safety/linear-model.ts'
export { plainText } from '../src/safety/plain-text.ts'
export { BUCKETS, type Features, readFeatures } from '../src/safety/text-features.ts'
