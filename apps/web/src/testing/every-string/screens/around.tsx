import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths } from '../../../routing/paths.ts'
import { ErrorBoundary } from '../../../shell/error-boundary.tsx'
import { button, heading, link, type Moment, status } from '../table.ts'

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

const header = { from: '§2 Header and footer', inside: 'header' } as const
const menu = { from: '§2 Header and footer', inside: '[role=dialog]', act: openMenu } as const

/** What stands around the pages, each time at one of them. */
export const visitorsFrameMoments: readonly Moment[] = [
  {
    ...header,
    screen: 'landing',
    who: 'visitor',
    state: 'in its header for visitors',
    strings: [logo, ...sections, ...visitorsLinks],
  },
  {
    ...menu,
    screen: 'landing',
    who: 'visitor',
    state: 'in its menu for visitors',
    strings: [...sections, ...visitorsLinks],
  },
  {
    from: '§2 Header and footer',
    screen: 'landing',
    who: 'visitor',
    state: 'in its footer',
    inside: 'footer',
    strings: [
      link('Privacy Policy', paths.privacy),
      link('Terms of Service', paths.terms),
      link('help@example.org', 'mailto:help@example.org', { from: '§1 Footer' }),
      link('Community chat', 'https://chat.example.org/', { from: '§1 Footer' }),
    ],
  },
]

export const learnersFrameMoments: readonly Moment[] = [
  {
    ...header,
    screen: 'dashboard',
    state: 'in its header for learners',
    strings: [logo, ...sections, ...learnersLinks],
  },
  {
    ...menu,
    screen: 'dashboard',
    state: 'in its menu for learners',
    act: openMenu,
    strings: [...sections, ...learnersLinks],
  },
  {
    ...header,
    screen: 'dashboard',
    who: 'admin',
    state: 'in its header for admins',
    strings: [link('Admin', paths.admin)],
  },
  {
    ...menu,
    screen: 'dashboard',
    who: 'admin',
    state: 'in its menu for admins',
    strings: [link('Admin', paths.admin)],
  },
  {
    from: '§2 Guard behaviour',
    screen: 'dashboard',
    state: 'while the session is looked at',
    answers: { 'GET /api/validate-token': lateAnswer().handler },
    strings: [status('Loading...')],
  },
  {
    from: '§2 Guard behaviour',
    screen: 'dashboard',
    state: 'after a page broke',
    draw: () => {
      vi.spyOn(console, 'error').mockReturnValue()
      renderSignedIn(
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>,
      )
    },
    strings: [heading('An error has occurred')],
  },
]

function Broken(): never {
  throw new Error('broken on purpose')
}
