// @vitest-environment node

import { texts as sample } from 'virtual:texts/landing/sample'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '../../routing/paths.ts'
import { LandingPage } from './landing-page.tsx'

describe('LandingPage before any script runs', () => {
  it('should hold all there is to read, the parts behind the other tabs as well', () => {
    const text = written()
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
    for (const said of sample.conversation) expect(text).toContain(said)
    for (const { title } of sample.chapters) expect(text).toContain(title)
    for (const part of [sample.chapters[0]?.introduction, 'Learning Objectives', 'Curated Resources']) {
      expect(text).toContain(part)
    }
    for (const part of ['How It Works', 'Pay Per Chapter', 'Get Started Now']) expect(text).toContain(part)
  })

  it('should be the same each time, so that the script can take it over', () => {
    expect(written()).toBe(written())
  })
})

// Helpers

const written = () =>
  renderToString(
    <StaticRouter location={paths.landing}>
      <LandingPage />
    </StaticRouter>,
  )
