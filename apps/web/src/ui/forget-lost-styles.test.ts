import { expect, it } from 'vitest'
import { forgetLostStyles } from './forget-lost-styles.ts'

it('should take a style sheet that was not got out of the page, and leave the others', () => {
  forgetLostStyles()
  const [lost, kept] = [sheet(), sheet()]
  lost.dispatchEvent(new Event('error'))
  expect([lost.isConnected, kept.isConnected]).toEqual([false, true])
})

// Helpers

function sheet(): HTMLLinkElement {
  const link = document.createElement('link')
  document.head.append(link)
  return link
}
