import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths } from '../../../routing/paths.ts'
import { ErrorBoundary } from '../../../shell/error-boundary.tsx'
import { button, heading, link, type Moment, momentsOf, status } from '../table.ts'

const openMenu = async () => {
  fireEvent.click(document.querySelector('button[aria-label=Menu]') ?? document.body)
  await Promise.resolve()
}

const learnersLinks = [
  link('Credits: 40', paths.account),
  link('Dashboard', paths.dashboard),
  link('Account', paths.account),
  button('Logout'),
]
const visitorsLinks = [link('Log In', paths.login), link('Sign Up', paths.register)]
const logo = link('Waymark', paths.landing)
const sections = [link('How It Works', paths.howItWorks), link('Pricing', paths.pricing)]

const visitors = momentsOf({ screen: 'landing', who: 'visitor' })
const learners = momentsOf({ screen: 'dashboard' })
const header = { inside: 'header' } as const
const menu = { inside: '[role=dialog]', act: openMenu } as const

/** What stands around the pages, each time at one of them. */
export const visitorsFrameMoments: readonly Moment[] = [
  visitors('in its header for visitors', [logo, ...sections, ...visitorsLinks], header),
  visitors('in its menu for visitors', [...sections, ...visitorsLinks], menu),
  visitors(
    'in its footer',
    [
      link('Privacy Policy', paths.privacy),
      link('Terms of Service', paths.terms),
      link('help@example.org', 'mailto:help@example.org'),
      link('Community chat', 'https://chat.example.org/'),
    ],
    { inside: 'footer' },
  ),
]

export const learnersFrameMoments: readonly Moment[] = [
  learners('in its header for learners', [logo, ...sections, ...learnersLinks], header),
  learners('in its menu for learners', [...sections, ...learnersLinks], menu),
  learners('in its header for admins', [link('Admin', paths.admin)], { ...header, who: 'admin' }),
  learners('in its menu for admins', [link('Admin', paths.admin)], { ...menu, who: 'admin' }),
  learners('while the session is checked', [status('Loading...')], {
    answers: { 'GET /api/validate-token': lateAnswer().handler },
  }),
  learners('after a page broke', [heading('An error has occurred')], {
    draw: () => {
      vi.spyOn(console, 'error').mockReturnValue()
      renderSignedIn(
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>,
      )
    },
  }),
]

function Broken(): never {
  throw new Error('broken on purpose')
}
