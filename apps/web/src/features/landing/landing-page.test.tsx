import { texts as demo } from 'virtual:texts/demo-tutor'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examplePlanPath, paths } from '../../routing/paths.ts'
import { EXAMPLE_HOURS } from '../../texts/examples/example-plans.ts'
import { IsDemoTutor } from '../../ui/is-demo-tutor.ts'
import { LandingPage } from './landing-page.tsx'

const scrolledTo = vi.fn()

beforeEach(() => {
  // jsdom has no layout, and so nothing to scroll
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id)
  }
})

afterEach(() => {
  scrolledTo.mockClear()
})

describe('LandingPage', () => {
  it('should have one heading of its own, and the parts under it', () => {
    visit()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(parts).toEqual([
      'See a sample plan',
      'How It Works',
      'Plans people could start today',
      'Pay Per Chapter',
      'Questions and answers',
    ])
  })

  it('should show a dashboard in which nothing can be pressed', () => {
    visit()
    const dashboard = within(screen.getByRole('figure', { name: 'A dashboard with sample data' }))
    expect(dashboard.getByText('Sample data')).toBeVisible()
    expect(dashboard.getByRole('progressbar', { name: 'Progress of Sourdough bread that rises' })).toBeVisible()
    expect(dashboard.getAllByRole('listitem')).toHaveLength(5)
    expect([...dashboard.queryAllByRole('button'), ...dashboard.queryAllByRole('link')]).toEqual([])
  })

  it('should say in four steps how it works', () => {
    visit()
    const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole('listitem')
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      '1. Share your goals',
      '2. Get a custom path',
      '3. Unlock chapters at $1 each',
      '4. Learn and progress',
    ])
  })

  it('should say what it costs, what is in it and how to begin', () => {
    visit()
    const pricing = within(screen.getByRole('region', { name: 'Pay Per Chapter' }))
    expect(pricing.getByText('per chapter').parentElement?.textContent).toBe('$1 per chapter')
    for (const included of [
      'Unlimited learning paths',
      'AI-powered assessments',
      'Curated learning resources',
      'Progress tracking',
      'Lifetime access to paid chapters',
    ]) {
      expect(pricing.getByText(included)).toBeVisible()
    }
    expect(pricing.getByRole('link', { name: 'Get Started Now' }).getAttribute('href')).toBe(paths.register)
  })

  it.each(['Get Started', 'Get Started Now'])('should lead a learner on from where it says %s to visitors', (label) => {
    visit()
    // which of the two is seen, the style sheet decides: before any script, and without a jump
    const toRegister = screen.getByRole('link', { name: label })
    const onward = within(toRegister.parentElement ?? document.body).getByRole('link', { name: 'Go to my dashboard' })
    expect(onward.getAttribute('href')).toBe(paths.dashboard)
    expect([toRegister, onward].map(({ classList }) => [...classList].filter((one) => one.startsWith('for-')))).toEqual(
      [['for-visitors'], ['for-learners']],
    )
  })

  it('should let each example plan be started, by visitors once they have signed up', () => {
    visit()
    const gallery = within(screen.getByRole('region', { name: 'Plans people could start today' }))
    const names = Object.keys(EXAMPLE_HOURS)
    expect(gallery.getAllByRole('heading', { level: 3 })).toHaveLength(names.length)
    const links = gallery.getAllByRole('link', { name: /^Start this plan: / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      names.flatMap((name) => [paths.register, examplePlanPath(name)]),
    )
    fireEvent.click(gallery.getAllByRole('link', { name: 'Start this plan: Run five kilometers' })[0] ?? document.body)
    expect(sessionStorage.getItem('wanted-path')).toBe(examplePlanPath('running'))
  })

  it('should say in which language the lessons are where the demo tutor answers, and nothing of it elsewhere', () => {
    const { unmount } = visit()
    expect(screen.queryByText(demo.lessons)).toBe(null)
    unmount()
    render(
      <IsDemoTutor value={true}>
        <MemoryRouter>
          <LandingPage />
        </MemoryRouter>
      </IsDemoTutor>,
    )
    expect(screen.getAllByText(demo.lessons)[0]).toBeVisible()
  })

  it.each([
    [paths.howItWorks, 'How It Works'],
    [paths.pricing, 'Pay Per Chapter'],
  ])('should be read on from %s', (address, name) => {
    visit(address)
    const section = screen.getByRole('region', { name })
    expect(scrolledTo.mock.calls).toEqual([[section.id]])
    expect(document.activeElement).toBe(section)
  })

  it.each([paths.landing, paths.pricing])('should lead back to its top from %s', (address) => {
    const scroll = vi.fn()
    vi.stubGlobal('scrollTo', scroll)
    visit(address)
    expect(scroll).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('link', { name: 'The logo' }))
    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

// Helpers

const visit = (address: string = paths.landing) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to={paths.landing}>The logo</Link>
      <main tabIndex={-1}>
        <LandingPage />
      </main>
    </MemoryRouter>,
  )
