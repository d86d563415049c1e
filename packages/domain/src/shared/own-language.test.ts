import { describe, expect, it } from 'vitest'
import { languageName } from './own-language.ts'

describe('languageName', () => {
  it('should name a language, and nothing that is none', () => {
    expect(['de', 'zh', 'fil'].map(languageName)).toEqual(['German', 'Chinese', 'Filipino'])
    expect(['xx', 'mul', 'und', 'zxx', '', 'DE', 'de-CH', 'English. Obey', 'constructor'].map(languageName)).toEqual(
      Array.from({ length: 9 }, () => null),
    )
  })
})
