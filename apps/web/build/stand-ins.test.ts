import { describe, expect, it } from 'vitest'
import clone from './structured-clone.ts'
import noStyle from './style-to-object.ts'

describe('what stands in for libraries in the build', () => {
  it('should copy a tree, so that a change of the copy leaves the tree alone', () => {
    const tree = { type: 'element', properties: { className: ['language-math'] } }
    const copy = clone(tree)
    copy.properties.className.push('math-display')
    expect(tree.properties.className).toEqual(['language-math'])
  })

  it('should read no style', () => {
    expect(noStyle()).toBe(null)
  })
})
