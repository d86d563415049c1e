import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, lookFor, press } from '../look.ts'
import { mira } from '../scenario.tsx'
import { button, heading, label, link, type Moment, part, placeholder } from '../table.ts'

const CHANGE = 'POST /api/account/change-password'
const CHECKOUT = 'POST /api/payments/create-checkout'

const change =
  (current: string, chosen: string, repeated = chosen) =>
  async () => {
    await fill('Current password', current)
    await fill('New password', chosen)
    await fill('Confirm new password', repeated)
    await press('Change Password')
  }
const changeWell = change('old secret', 'a longer way')

const packages = [
  { id: '893999', name: 'Package A', credits: 50, price: 5 },
  { id: '893996', name: 'Package B', credits: 100, price: 9, savings: 'Save $1' },
  { id: '893998', name: 'Package C', credits: 300, price: 25, savings: 'Save $5', popular: true },
  { id: '893997', name: 'Package D', credits: 1000, price: 75, savings: 'Save $25' },
]
const openModal = async () => {
  await press('Buy More Credits')
  await lookFor({ text: 'Package A', kind: 'text' }, 'there are no packages')
}
const buy = async () => {
  await openModal()
  await press('Buy Now', '[role=dialog] li:first-child')
}

const account = { screen: 'account', from: '§2 Account screen' } as const
const rules = { screen: 'account', from: '§5 Change password' } as const
const modal = {
  screen: 'account',
  from: '§2 Buy Credits modal',
  inside: '[role=dialog]',
  answers: { 'GET /api/credits/packages': [200, packages] },
} as const

export const accountMoments: readonly Moment[] = [
  {
    ...account,
    state: 'when it is opened',
    strings: [
      heading('Account Management'),
      heading('Your Credits'),
      '40',
      button('Buy More Credits'),
      heading('Change Password'),
      label('Current password'),
      label('New password'),
      label('Confirm new password'),
      placeholder('min. 9', { part: true, from: '§5 Change password' }),
      button('Change Password'),
      link('Cancel', paths.dashboard),
    ],
  },
  { ...account, state: 'without credits', answers: { 'GET /api/me': [200, { ...mira, credits: 0 }] }, strings: ['0'] },
  { ...rules, state: 'after an empty field', act: change('', ''), strings: ['All password fields are required.'] },
  {
    ...rules,
    state: 'after a new password of 8 characters',
    act: change('old secret', '12345678'),
    strings: ['New password must be longer than 8 characters.'],
  },
  {
    ...rules,
    state: 'after another password to confirm the new one',
    act: change('old secret', 'a longer way', 'another way'),
    strings: ['New passwords do not match.'],
  },
  {
    ...rules,
    state: 'after the token is gone',
    act: async () => {
      await lookFor(label('Current password'), 'there is no form')
      localStorage.removeItem('token')
      await changeWell()
    },
    strings: ['Authentication token not found. Please log in again.'],
  },
  {
    ...rules,
    state: 'after the password was changed, in the words of the server',
    answers: { [CHANGE]: [200, { message: 'Your password is new.', access_token: 'fresh' }] },
    act: changeWell,
    strings: ['Your password is new.'],
  },
  {
    ...rules,
    state: 'after the password was changed, without words of the server',
    answers: { [CHANGE]: [200, { message: '', access_token: 'fresh' }] },
    act: changeWell,
    strings: ['Password changed successfully!'],
  },
  {
    ...rules,
    from: '§8 Authentication and account',
    state: 'after the password is refused to be changed',
    refusedCall: CHANGE,
    act: changeWell,
    strings: ['Failed to change password. Please try again.'],
  },
  {
    ...modal,
    state: 'in its modal',
    act: openModal,
    strings: [
      heading('Buy Credits'),
      ...['Package A', '50 credits', '$5', 'Package B', '100 credits', '$9', 'Save $1'],
      ...['Package C', '300 credits', '$25', 'Save $5', 'Package D', '1000 credits', '$75', 'Save $25'],
      'Most Popular',
      button('Buy Now'),
      part('Payment is processed by a third-party'),
      part('credits are added to your account right after the payment'),
    ],
  },
  {
    ...modal,
    state: 'in its modal, while a package is bought',
    answers: { ...modal.answers, [CHECKOUT]: lateAnswer().handler },
    act: buy,
    strings: [button('Processing...')],
  },
  {
    ...modal,
    from: '§5 Buy credits',
    state: 'in its modal, after the token is gone',
    act: async () => {
      await openModal()
      localStorage.removeItem('token')
      await press('Buy Now', '[role=dialog] li:first-child')
    },
    strings: ['Please log in to purchase credits'],
  },
  {
    ...modal,
    from: '§8 Conversation and payments',
    state: 'in its modal, after a checkout is refused',
    refusedCall: CHECKOUT,
    act: buy,
    strings: ['Failed to create checkout session'],
  },
]
