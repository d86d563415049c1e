import type { PlanChange } from '@app/contract'
import { describeMinutes } from '../../../../texts/durations.ts'

const KINDS = {
  add: (_from: number, to: number) => `Add as chapter ${to}`,
  remove: (from: number) => `Remove chapter ${from}`,
  move: (from: number, to: number) => `Move chapter ${from} to place ${to}`,
  reword: (_from: number, to: number) => `Reword chapter ${to}`,
} satisfies Record<PlanChange['kind'], (from: number, to: number) => string>

/** Everything that is said while a plan is changed in words. */
export const reviseWords = {
  open: 'Describe changes',
  request: 'What should be different?',
  hint: 'For example: “Drop the one about history”, “Put the exercises first” or “Make it shorter”. You’ll see the changes before anything happens.',
  ask: 'Suggest changes',
  loading: 'Loading the changes...',
  loadFailed: 'We couldn’t load the changes you asked for.',

  pending: 'Working out your changes',
  pendingNote:
    'This takes a few seconds. You can leave this page: you’ll find them here when you come back. If you edit the plan meanwhile, you’ll have to ask again.',
  cancel: 'Cancel',
  asked: 'You asked: ',

  ready: (count: number) => (count === 1 ? '1 change to look over' : `${count} changes to look over`),
  readyNote: 'Nothing changes until you accept.',
  kind: ({ kind, before, after }: PlanChange) => KINDS[kind](before?.number ?? 0, after?.number ?? 0),
  times: 'Change times',
  asLong: 'The plan takes as long as before.',
  time: (before: number, after: number) =>
    `${describeMinutes(after)} instead of ${describeMinutes(before).replace('about ', '')}`,
  notDone: 'Couldn’t do:',
  before: 'Before',
  after: 'After',
  noSummary: 'No summary',
  accept: 'Accept changes',
  keep: 'Keep my plan',
  saidAccepted: (count: number) => (count === 1 ? 'Made 1 change.' : `Made ${count} changes.`),
  saidKept: 'Your plan stays as it is.',

  failed: 'Your plan stays as it is',
  stale: 'Your plan has changed since',
  staleNote: 'So these changes don’t fit any more. Ask again, and we’ll work them out for the plan as it is now.',
  askAgain: 'Ask again',
}
