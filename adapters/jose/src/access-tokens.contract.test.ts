import { randomBytes } from 'node:crypto'
import { describeAccessTokens } from '@app/domain/testing/contracts'
import { makeAccessTokens } from './access-tokens.ts'

describeAccessTokens('jose', async () => ({
  accessTokens: makeAccessTokens({ secret: randomBytes(32), issuer: 'https://waymark.example' }),
  // of the same name, so that only the secret tells them apart
  foreign: makeAccessTokens({ secret: randomBytes(32), issuer: 'https://waymark.example' }),
  close: async () => {},
}))
