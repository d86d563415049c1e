import { describe, expect, it } from 'vitest'
import { countWords, keyWords } from './key-words.ts'

describe('keyWords', () => {
  it('should leave out what texts of any subject say', () => {
    expect(keyWords('Write a for loop over a range')).toEqual(['loop', 'range'])
    expect(keyWords('Einen Sauerteig regelmäßig füttern')).toEqual(['sauerteig', 'futtern'])
    expect(keyWords('Понимать основы эндшпиля')).toEqual(['эндшпиля'])
  })

  it('should divide scripts without spaces into words', () => {
    expect(keyWords('用梯度下降训练回归模型')).toEqual(['梯度', '下降', '训练', '回归', '模型'])
    expect(keyWords('太极站桩的要领')).toEqual(['太极', '站桩'])
    expect(keyWords('コーヒー豆の味')).toEqual(['コーヒー', '豆', '味'])
  })

  it('should part words from articles that are written with them', () => {
    expect(keyWords("L'ouverture d'un diaphragme")).toEqual(['ouverture', 'diaphragme'])
    expect(keyWords('القلم والحبر')).toEqual(['قلم', 'حبر'])
  })
})

describe('countWords', () => {
  it('should count a word in all its forms', () => {
    expect(countWords('Variables hold values; a variable has a name.').countOf('variable')).toBe(2)
    expect(countWords('Слоны и слона').countOf('слонов')).toBe(2)
    expect(countWords('Une photo').countOf('photographie')).toBe(1)
    expect(countWords('変数に値を入れ、変数を使う').countOf('変数')).toBe(2)
  })

  it('should count an English verb that doubles its last letter, and no word that only looks like it', () => {
    expect(countWords('Runners run; she runs.').countOf('running')).toBe(3)
    expect(countWords('Swimming').countOf('swim')).toBe(1)
    expect(countWords('but').countOf('butter')).toBe(0)
    expect(countWords('a bed, a bell').countOf('bedding')).toBe(1)
  })

  it('should find a word in a compound, and in one that it names a part of', () => {
    expect(countWords('Gitarrenakkorde').countOf('akkorde')).toBe(1)
    expect(countWords('Ein Brot').countOf('sauerteigbrot')).toBe(1)
  })

  it('should take no other word that begins alike for a form', () => {
    expect(countWords('an interest, a control').countOf('interval')).toBe(0)
    expect(countWords('an interest, a control').countOf('contract')).toBe(0)
  })

  it('should count two signs as one word of the size', () => {
    expect(countWords('梯度下降 loss').size).toBe(3)
  })
})
