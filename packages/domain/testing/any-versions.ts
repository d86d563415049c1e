import fc, { type Arbitrary } from 'fast-check'
import { REWRITE_WAYS, type Rewrite, type RewriteRequest, type Versions } from '../src/chapters/versions.ts'

type Words = () => Arbitrary<string>

const anyRequest = (anyText: Words): Arbitrary<RewriteRequest> =>
  fc.record({ how: fc.constantFrom(...REWRITE_WAYS), words: fc.option(anyText()) })

const anyRewrite = (anyText: Words): Arbitrary<Rewrite> => {
  const asked = { run: fc.nat(), from: fc.nat(), request: anyRequest(anyText) }
  return fc.oneof(
    fc.record({ ...asked, kind: fc.constant('pending') }),
    fc.record({ ...asked, kind: fc.constant('failed'), reason: anyText() }),
  )
}

export const anyVersions = (anyText: Words): Arbitrary<Versions> =>
  fc.record({
    shown: fc.integer({ min: 1, max: 3 }),
    request: fc.option(anyRequest(anyText)),
    count: fc.integer({ min: 1, max: 3 }),
    runs: fc.nat(),
    rewrite: fc.option(anyRewrite(anyText)),
  })
