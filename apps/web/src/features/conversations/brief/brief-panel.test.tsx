import type { LearningBrief } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aBrief, conversation, done, id, message, paths, serve } from '../testing/stand-in-server.ts'
import { press, say, visit } from '../testing/visit.tsx'

const RESPECTED = 'What every lesson must respect'
const talk = [message(1, 'Chess', true), message(2, 'How well do you play?', false)]
const talking = (brief: LearningBrief = aBrief(), awaits = false) => ({ ...conversation(talk, awaits), brief })
const saved = (brief: LearningBrief, awaits = false) => [200, { brief, awaiting_confirmation: awaits }] as const
const panel = () => screen.findByRole('region', { name: 'Your details' })
const input = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type your message...')
const slot = async (label: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: label })
  return heading.closest('li')?.textContent
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the brief beside the chat', () => {
  it('should say what is known, assumed and open in words, with the words that a level was read from', async () => {
    serve({ [paths.messages]: [200, talking()] })
    visit(id)
    await panel()
    expect(await slot('Goal')).toBe('GoalChess')
    expect(await slot('Where you start')).toBe('Where you startNew to itYou said: “never played”')
    expect(await slot('Time per week')).toBe('Time per weekAssumed2 hours a week')
    expect(await slot('Target date')).toBe('Target dateStill open: you go at your own pace.')
    expect(await slot('Must be included')).toBe('Must be includedOpeningsEndgames')
  })

  it('should show words that say no level as they were said', async () => {
    serve({ [paths.messages]: [200, talking(aBrief({ level: null, evidence: 'on and off' }))] })
    visit(id)
    expect(await slot('Where you start')).toBe('Where you start“on and off”Not sure? Answer five short questions')
    await press('Change: Where you start')
    expect(screen.getByLabelText('As you said: “on and off”')).toHaveProperty('checked', true)
  })

  it.each([
    [{ minutes: 30, per: 'day', days_per_week: 7 }, 210, '30 minutes a day'],
    [{ minutes: 30, per: 'day', days_per_week: 5 }, 150, '2 h 30 min a week'],
    [{ minutes: 40, per: 'once' }, 40, '40 minutes in all'],
  ] as const)('should say the time as it was said: %o', async (time, minutes_per_week, words) => {
    serve({ [paths.messages]: [200, talking(aBrief({ minutes_per_week, time }))] })
    visit(id)
    expect(await slot('Time per week')).toContain(words)
  })

  it('should show words that say no time beside what is assumed for them', async () => {
    serve({ [paths.messages]: [200, talking(aBrief({ time_words: 'whenever it rains' }))] })
    visit(id)
    expect(await slot('Time per week')).toBe('Time per weekAssumed2 hours a weekYou said: “whenever it rains”')
  })

  it('should list what every lesson must respect', async () => {
    serve({ [paths.messages]: [200, talking(aBrief({ constraints: ['No nuts', 'My left hand only'] }))] })
    visit(id)
    expect(await slot(RESPECTED)).toBe(`${RESPECTED}No nutsMy left hand only`)
  })

  it.each([
    ['a server that has none', conversation(talk)],
    ['a conversation that was declined', { ...talking(), status: 'declined' }],
  ])('should not be there with %s', async (_, answer) => {
    serve({ [paths.messages]: [200, answer] })
    visit(id)
    await screen.findByText('How well do you play?')
    expect(screen.queryByText('Your details')).toBe(null)
  })

  it('should be read again after each reply', async () => {
    const { now } = serve({ [paths.messages]: [200, talking()], [paths.continue]: done('And your time?') })
    visit(id)
    await panel()
    const level = aBrief({ level: 'expert', evidence: 'I teach it', version: 5 })
    now({ [paths.messages]: [200, talking(level)] })
    await say('I teach it')
    await waitFor(async () => expect(await slot('Where you start')).toBe('Where you startExpertYou said: “I teach it”'))
  })
})

describe('the heading of the chat', () => {
  it('should say the goal as it was corrected, not as it was said first', async () => {
    serve({ [paths.messages]: [200, talking(aBrief({ goal: 'Win at chess' }))] })
    visit(id)
    expect(await screen.findByTitle('Win at chess')).toBeVisible()
  })

  it('should say nothing of what was declined', async () => {
    serve({ [paths.messages]: [200, { ...talking(), status: 'declined' }] })
    visit(id)
    await screen.findByText('How well do you play?')
    expect(screen.queryByTitle('Chess')).toBe(null)
  })
})

describe('changing a slot', () => {
  it('should send that slot alone with the version, give focus back, and leave what is typed in the chat', async () => {
    const goal = aBrief({ goal: 'Win at chess', version: 4 })
    const { sent, now } = serve({ [paths.messages]: [200, talking()], [paths.brief]: saved(goal) })
    visit(id)
    fireEvent.change(await input(), { target: { value: 'Well, I' } })
    await press('Change: Goal')
    const field = screen.getByRole('textbox', { name: 'Goal' })
    expect(document.activeElement).toBe(field)
    type('Goal', 'Win at chess')
    now({ [paths.messages]: [200, talking(goal)] })
    await press('Save')
    const button = await screen.findByRole('button', { name: 'Change: Goal' })
    expect(document.activeElement).toBe(button)
    expect(sent(paths.brief)).toEqual([{ version: 3, goal: 'Win at chess' }])
    expect(await slot('Goal')).toBe('GoalWin at chess')
    expect(await input()).toHaveProperty('value', 'Well, I')
  })

  it.each([
    [
      'What you want to do with it',
      () => type('What you want to do with it', 'Beat my sister '),
      { outcome: 'Beat my sister' },
    ],
    ['Where you start', () => fireEvent.click(screen.getByLabelText('Comfortable with it')), { level: 'comfortable' }],
    ['Where you start', () => fireEvent.click(screen.getByLabelText('Leave it open')), { level: null }],
    ['Time per week', () => type('Minutes', '30'), { minutes_per_week: 150 }],
    ['Time per week', () => type('Hours', '1,5'), { minutes_per_week: 90 }],
    ['Time per week', () => type('Hours', ''), { minutes_per_week: null }],
    ['Target date', () => type('Target date', '2027-03-01'), { deadline: '2027-03-01' }],
    [
      'Must be included',
      () => type('Must be included', ' Openings\n\nTactics '),
      { must_have: ['Openings', 'Tactics'] },
    ],
    ['How you like to learn', () => fireEvent.click(screen.getByLabelText('Watching')), { formats: ['watch'] }],
    [RESPECTED, () => type(RESPECTED, 'No nuts'), { constraints: ['No nuts'] }],
  ])('should send %s as it was entered', async (label, enter, change) => {
    const { sent } = serve({ [paths.messages]: [200, talking()], [paths.brief]: saved(aBrief()) })
    visit(id)
    await press(`Change: ${label}`)
    if (label === 'Time per week') type('Minutes', '')
    enter()
    await press('Save')
    await waitFor(() => expect(sent(paths.brief)).toEqual([{ version: 3, ...change }]))
  })

  it.each([
    ['Goal', () => type('Goal', ' '), 'Please enter your learning goal.'],
    ['Time per week', () => type('Hours', 'two'), 'Please enter hours and minutes as numbers.'],
    ['Time per week', () => type('Hours', '61'), 'Plan at most 60 hours a week.'],
    ['Leave out', () => type('Leave out', '1\n2\n3\n4\n5\n6\n7\n8\n9'), 'You can list at most 8 entries.'],
  ])('should say beside %s what is wrong with it, and send nothing', async (label, enter, words) => {
    const { sent } = serve({ [paths.messages]: [200, talking()] })
    visit(id)
    await press(`Change: ${label}`)
    enter()
    await press('Save')
    expect(await screen.findByText(words)).toBeVisible()
    expect(sent(paths.brief)).toEqual([])
  })

  it('should not take half a date for none', async () => {
    const { sent } = serve({ [paths.messages]: [200, talking(aBrief({ deadline: '2027-03-01' }))] })
    visit(id)
    await press('Change: Target date')
    type('Target date', '')
    Object.defineProperty(screen.getByLabelText('Target date'), 'validity', { value: { badInput: true } })
    await press('Save')
    expect(await screen.findByText('Please enter the whole date.')).toBeVisible()
    expect(sent(paths.brief)).toEqual([])
  })

  it('should send an assumption that is kept, and nothing that was said already', async () => {
    const { sent } = serve({ [paths.messages]: [200, talking()], [paths.brief]: saved(aBrief()) })
    visit(id)
    await press('Change: Goal')
    await press('Save')
    expect(await screen.findByRole('button', { name: 'Change: Goal' })).toBeVisible()
    await press('Change: Time per week')
    await press('Save')
    await waitFor(() => expect(sent(paths.brief)).toEqual([{ version: 3, minutes_per_week: 120 }]))
  })

  it('should show the new summary where one waits for a yes', async () => {
    const changed = aBrief({ minutes_per_week: 60, version: 4 })
    const { now } = serve({ [paths.messages]: [200, talking(aBrief(), true)] })
    visit(id)
    await press('Change: Time per week')
    type('Hours', '1')
    const summary = message(3, 'Time: 1 hour a week. Proceed?', false)
    now({
      [paths.brief]: saved(changed, true),
      [paths.messages]: [200, { ...talking(changed, true), messages: [...talk, summary] }],
    })
    await press('Save')
    expect(await screen.findByText('Time: 1 hour a week. Proceed?')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
  })

  it('should save two slots one after the other, each over what the one before came to', async () => {
    const { sent, now } = serve({ [paths.messages]: [200, talking()] })
    visit(id)
    await press('Change: Goal')
    type('Goal', 'Win at chess')
    await press('Change: Leave out')
    type('Leave out', 'History')
    const changed = aBrief({ goal: 'Win at chess', version: 4 })
    now({ [paths.brief]: saved(changed), [paths.messages]: [200, talking(changed)] })
    const [first, second] = screen.getAllByRole('button', { name: 'Save' })
    if (first) fireEvent.click(first)
    if (second) fireEvent.click(second)
    await waitFor(() =>
      expect(sent(paths.brief)).toEqual([
        { version: 3, goal: 'Win at chess' },
        { version: 4, skip: ['History'] },
      ]),
    )
  })

  it('should wait while a reply is being written', async () => {
    const { sent } = serve({ [paths.messages]: [200, talking()], [paths.continue]: () => new Promise(() => undefined) })
    visit(id)
    await press('Change: Goal')
    type('Goal', 'Win at chess')
    await say('Not at all')
    const save = await screen.findByRole('button', { name: 'Save' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Goal' }), { key: 'Enter' })
    fireEvent.click(save)
    expect(save.getAttribute('aria-busy')).toBe(null)
    expect(sent(paths.brief)).toEqual([])
  })
})

describe('the brief on a phone', () => {
  it('should be a sheet that a button opens, and keep what was typed when it is closed', async () => {
    const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('matchMedia', () => query)
    serve({ [paths.messages]: [200, talking()] })
    visit(id)
    await press('Your details')
    const sheet = await screen.findByRole('dialog', { name: 'Your details' })
    expect(within(sheet).getByText('Chess')).toBeVisible()
    await press('Change: Goal')
    type('Goal', 'Win at chess')
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await press('Your details')
    expect(await screen.findByRole('textbox', { name: 'Goal' })).toHaveProperty('value', 'Win at chess')
  })
})
