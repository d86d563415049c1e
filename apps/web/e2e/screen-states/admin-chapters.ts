import { randomUUID } from 'node:crypto'
import { writeRows } from '@app/testing/product-rows'
import { makeAdmin } from '../support/admins.ts'
import { aCheck } from './check.ts'
import { brokenAnswer, neverAnswered, seeHeading, seeText } from './freeze.ts'
import { lesson } from './lesson.ts'
import { givePlans, giveVersions, lockAgain, type Owner } from './rows.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

const HEADING = 'Admin Portal - Chapters'

const reported = (question: object, changes: object): object => ({
  ...question,
  reported: 'My book says that it is four seconds.',
  reportedAt: '2026-11-21T09:30:00.000Z',
  ...changes,
})

/** A plan with a chapter for each thing that goes wrong; answers the first and the failed one. */
export async function giveTroubled(visit: Owner): Promise<{ readonly open: string; readonly failed: string }> {
  const { product } = visit.app
  await makeAdmin(product, visit.learner.id)
  const [first, second, third, ...others] = aCheck()
  if (!first || !second || !third) throw new Error('a check has five questions')
  const former = [reported({ ...first, id: randomUUID() }, { keyHeld: true })]
  const questions = [
    reported(first, { isVoid: true }),
    reported(second, { keyHeld: true }),
    reported(third, {}),
    ...others,
  ]
  const outline = {
    summary: 'Get from one chord to the next in time, and keep the beat meanwhile.',
    objectives: ['Change between G and D without looking at your hand', 'Keep a steady beat for two minutes'],
    minutes: 90,
    prerequisites: [],
  }
  const [plan] = await givePlans(visit, {
    goal: 'I want to play guitar by a campfire',
    title: 'Guitar for campfire singing',
    description: 'Five chords, two strums, ten songs.',
    chapters: [
      { title: 'Chords that share fingers', state: 'open', content: lesson, outline, questions },
      { title: 'Strumming with a steady beat', state: 'failed', outline },
      { title: 'Ten songs with three chords', state: 'locked', outline },
    ],
  })
  const [open = '', failed = '', behind = ''] = plan?.chapters ?? []
  await lockAgain(visit, behind)
  await giveVersions(visit, open, {})
  const call = (task: string, minutes: number, ended: string) =>
    `(gen_random_uuid(), ${task}, '${visit.learner.id}', '${plan?.id}', '${failed}', 'some-model',
      timestamptz '2026-11-21T09:00:00Z' + ${minutes} * interval '1 minute', ${ended}, '${randomUUID()}')`
  await writeRows(
    product,
    `UPDATE chapters SET reported_at = '2026-11-21T09:30:00Z', attempt = 2 WHERE id = '${open}'`,
    `UPDATE chapter_versions SET questions = $json$${JSON.stringify(former)}$json$ WHERE chapter_id = '${open}'`,
    `UPDATE chapters SET failed_at = '2026-11-21T09:10:00Z' WHERE id IN ('${failed}', '${behind}')`,
    `INSERT INTO model_calls (id, purpose, version, user_id, plan_id, chapter_id, model, started_at, outcome, faults,
                              input_tokens, output_tokens, milliseconds, cost, request_id)
     VALUES ${call("'section', 1", 1, "'answered', '{}', 1204, 810, 8400, 4200")},
            ${call("'section', 1", 2, "'bad-answer', '{too-short,objectives-not-taught}', 1204, 310, 4100, 1900")},
            ${call("'recap', 1", 3, "'model-timeout', '{}', NULL, NULL, 120000, 2500")}`,
    `INSERT INTO chapter_parts (chapter_id, name, task, made, model, at)
     VALUES ('${failed}', 'section-1', '""', '{"heading": "A beat that stays", "body": "Tap your foot **first**."}',
             'some-model', '2026-11-21T09:01:30Z')`,
  )
  return { open, failed }
}

const enter = async (visit: Visit) => {
  await giveTroubled(visit)
  await visit.page.goto('/admin/chapters')
  await seeHeading(visit.page, HEADING)
}

const portal: readonly ScreenState[] = [
  {
    name: 'admin-chapters',
    reach: async (visit) => {
      await enter(visit)
      await seeText(visit.page, 'Locked again, because the chapter before it failed.')
      await seeText(visit.page, 'Explained differently (2 versions).')
      await seeText(visit.page, '1 question reported and voided.')
    },
  },
  {
    name: 'admin-chapters-loading',
    reach: async (visit) => {
      await neverAnswered(visit.page, '**/api/admin/chapters?*')
      await enter(visit)
      await seeText(visit.page, 'Loading the chapters...')
    },
  },
  {
    name: 'admin-chapters-error',
    reach: async (visit) => {
      await brokenAnswer(visit.page, '**/api/admin/chapters?*')
      await enter(visit)
      await seeText(visit.page, 'We couldn’t load the chapters.')
    },
  },
  {
    name: 'admin-chapters-no-match',
    reach: async (visit) => {
      await makeAdmin(visit.app.product, visit.learner.id)
      await visit.page.goto(`/admin/chapters?learner=${randomUUID()}&trouble=reported`)
      await seeText(visit.page, 'No matches.')
      await visit.page.getByRole('button', { name: 'Open', exact: true }).click()
      await seeText(visit.page, 'Please paste a chapter’s address or ID.')
    },
  },
  {
    name: 'admin-chapter',
    reach: async (visit) => {
      const { open } = await giveTroubled(visit)
      await visit.page.goto(`/admin/chapters/${open}`)
      await seeText(visit.page, 'Voided: the answer was wrong, so it no longer counts.')
      await seeHeading(visit.page, 'Reports of other versions')
      await seeHeading(visit.page, 'The fork that moves by one string')
    },
  },
  {
    name: 'admin-chapter-failed',
    reach: async (visit) => {
      const { failed } = await giveTroubled(visit)
      await visit.page.goto(`/admin/chapters/${failed}`)
      await seeText(visit.page, 'objectives-not-taught')
      await visit.page.getByText('section-1').click()
      await seeText(visit.page, /Tap your foot/)
    },
  },
  {
    name: 'admin-chapter-absent',
    reach: async (visit) => {
      await makeAdmin(visit.app.product, visit.learner.id)
      await visit.page.goto(`/admin/chapters/${randomUUID()}`)
      await seeHeading(visit.page, 'No chapter has this ID.')
    },
  },
]

export const adminChapterStates: ScreenStateGroup = { name: 'chapters for admins', signedIn: true, states: portal }
