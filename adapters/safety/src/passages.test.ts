import { describe, expect, it } from 'vitest'
import { passagesOf } from './passages.ts'

const OUTLINE = 'Week 1: tools and materials. Week 2: the first cut. Week 3: joints. '.repeat(8)

describe('passagesOf', () => {
  it('should hold each sentence of a message by itself, and all of them together', () => {
    const { said, last } = passagesOf('I bake bread. My oven is old.')
    expect(said).toEqual(['I bake bread. My oven is old.', 'I bake bread.', 'My oven is old.'])
    expect(last).toBeNull()
  })

  it('should hold of a document what its sender says of themselves, and its last sentence', () => {
    const { said, last } = passagesOf(`${OUTLINE}I would like to do this in half the time. ${OUTLINE}`)
    expect(said).toEqual(['I would like to do this in half the time.'])
    expect(last).toBe('Week 3: joints.')
  })

  it('should take a longer text for a document where no one speaks of themselves', () => {
    const short = OUTLINE.slice(0, 250)
    expect(passagesOf(short).said).toEqual([])
    expect(passagesOf(`${short} I know all of it.`).said).toContain('Week 2: the first cut.')
  })

  it.each(['World War I. Part I', 'Calculus I: limits', 'I. Introduction', '(I) Overview'])(
    'should take no numeral for a person: %s',
    (heading) => {
      expect(passagesOf(`${OUTLINE}\n${heading}\n${OUTLINE}`).said).toEqual([])
    },
  )

  it.each([
    ['Ich will das nicht mehr.', 'de'],
    ['J’en ai assez.', 'fr'],
    ['No quiero seguir.', 'es'],
    ['Não aguento, quero sumir.', 'pt'],
    ['Мне больше не хочется.', 'ru'],
    ['もう消えたい。', 'ja'],
    ['我不想活了。', 'zh'],
    ['मुझे नहीं रहना।', 'hi'],
    ['لا أريد الاستمرار.', 'ar'],
  ])('should know who speaks: %s', (sentence) => {
    expect(passagesOf(`${OUTLINE}\n${sentence}\n${OUTLINE}`).said).toEqual([sentence])
  })

  it.each([
    'If you feel hopeless, call or text 988.',
    'Students who think of suicide can reach the counselling centre at any time.',
    'Wenn du nicht mehr leben willst, ruf die TelefonSeelsorge an.',
    'Si tu penses au suicide, appelle le 3114.',
  ])('should leave out an offer of help: %s', (offer) => {
    expect(passagesOf(offer).said).toEqual([])
    expect(passagesOf(`${OUTLINE}\n${offer}`)).toMatchObject({ said: [], last: null })
    expect(passagesOf(`${offer} I did, and no one answered.`).said).toContain('I did, and no one answered.')
  })

  it('should be no longer than the text twice, whatever it holds', () => {
    for (const piece of ['I am 7. ', 'ﷺ。', 'I', 'me\n', 'I bake bread with my kids, and I have 3 hours. ']) {
      const { said } = passagesOf(piece.repeat(4_000).slice(0, 4_000))
      expect(said.join('').length).toBeLessThanOrEqual(8_000)
    }
  })
})
