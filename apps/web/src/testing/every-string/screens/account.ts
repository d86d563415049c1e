import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, lookFor, press } from '../look.ts'
import { mira } from '../scenario.tsx'
import { button, heading, label, link, type Moment, momentsOf, part, placeholder } from '../table.ts'

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

const account = momentsOf({ screen: 'account' })
const atPackages = { 'GET /api/credits/packages': [200, packages] } as const
const modal = momentsOf({
  screen: 'account',
  inside: '[role=dialog]',
  answers: atPackages,
})

export const accountMoments: readonly Moment[] = [
  account('when it is opened', [
    heading('Account Management'),
    heading('Your Credits'),
    '40',
    button('Buy More Credits'),
    heading('Change Password'),
    label('Current password'),
    label('New password'),
    label('Confirm new password'),
    placeholder('min. 9', { part: true }),
    button('Change Password'),
    link('Cancel', paths.dashboard),
  ]),
  account('without credits', ['0'], { answers: { 'GET /api/me': [200, { ...mira, credits: 0 }] } }),
  account('after an empty field', ['All password fields are required.'], { act: change('', '') }),
  account('after a new password of 8 characters', ['New password must be longer than 8 characters.'], {
    act: change('old secret', '12345678'),
  }),
  account('after another password to confirm the new one', ['New passwords do not match.'], {
    act: change('old secret', 'a longer way', 'another way'),
  }),
  account('after the token is gone', ['Authentication token not found. Please log in again.'], {
    act: async () => {
      await lookFor(label('Current password'), 'there is no form')
      localStorage.removeItem('token')
      await changeWell()
    },
  }),
  account('after the password was changed, in the words of the server', ['Your password is new.'], {
    answers: { [CHANGE]: [200, { message: 'Your password is new.', access_token: 'fresh' }] },
    act: changeWell,
  }),
  account('after the password was changed, without words of the server', ['Password changed successfully!'], {
    answers: { [CHANGE]: [200, { message: '', access_token: 'fresh' }] },
    act: changeWell,
  }),
  account('after the password is refused to be changed', ['Failed to change password. Please try again.'], {
    refusedCall: CHANGE,
    act: changeWell,
  }),
  modal(
    'in its modal',
    [
      heading('Buy Credits'),
      ...['Package A', '50 credits', '$5', 'Package B', '100 credits', '$9', 'Save $1'],
      ...['Package C', '300 credits', '$25', 'Save $5', 'Package D', '1,000 credits', '$75', 'Save $25'],
      'Most Popular',
      button('Buy Now'),
      part('Payment is processed by a third-party'),
      part('Credits are added to your account right after payment'),
    ],
    { act: openModal },
  ),
  modal('in its modal, while a package is bought', [button('Processing...')], {
    answers: { ...atPackages, [CHECKOUT]: lateAnswer().handler },
    act: buy,
  }),
  modal('in its modal, after the token is gone', ['Please log in to purchase credits'], {
    act: async () => {
      await openModal()
      localStorage.removeItem('token')
      await press('Buy Now', '[role=dialog] li:first-child')
    },
  }),
  modal('in its modal, after a checkout is refused', ['Failed to create checkout session'], {
    refusedCall: CHECKOUT,
    act: buy,
  }),
]
