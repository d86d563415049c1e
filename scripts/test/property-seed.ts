import fc from 'fast-check'

/**
 * The same cases in every run: without a change no test fails. `PROPERTY_SEED=random npm test -- --only=unit`
 * looks for new ones, and a seed that a failure has printed brings it back. How many there are is said here alone; a property
 * names its own number only where each case costs much.
 */
const asked = process.env.PROPERTY_SEED
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: asked === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(asked ?? 20_261_121),
  numRuns: Number(process.env.LONG_RUN ?? 1) > 1 ? 600 : 60,
})
