import { writeRows } from '@app/testing/product-rows'
import { makeAdmin } from '../support/admins.ts'
import { seeHeading, seeText } from './freeze.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

const FAILED = '0192f3a0-0000-7000-8000-00000000fa11'

/** A plan that failed, and a month of calls, some without a known price. */
async function enter({ app: { product }, learner, page }: Visit): Promise<void> {
  await makeAdmin(product, learner.id)
  await writeRows(
    product,
    `INSERT INTO conversations (id, user_id, kind, brief, asked, updated_at)
     VALUES ('${FAILED}', '${learner.id}', 'cancelled', '{}', '{}', now()) ON CONFLICT DO NOTHING`,
    `INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, failure, failed_at,
                        created_at)
     VALUES ('${FAILED}', '${learner.id}', '${FAILED}', '{}', 'Baking sourdough bread', '', 'failed', 1,
             'The tutor gave no plan that can be used. Please try again.', now(), now()) ON CONFLICT DO NOTHING`,
    `INSERT INTO model_calls (id, purpose, version, user_id, plan_id, chapter_id, model, started_at, outcome, cost, input_tokens, output_tokens)
     SELECT gen_random_uuid(), (ARRAY['chapter', 'section', 'recap', 'questions'])[1 + day % 4], 1 + day % 2, '${learner.id}', '${FAILED}', gen_random_uuid(), 'some-model',
            now() - day * interval '1 day', CASE day WHEN 0 THEN 'model-timeout' ELSE 'answered' END,
            CASE day WHEN 3 THEN NULL ELSE day * 20000 END, day * 1000, day * 100
     FROM generate_series(0, 29) AS day`,
    `INSERT INTO model_calls (id, purpose, user_id, plan_id, model, started_at, outcome, cost, request_id, faults)
     VALUES (gen_random_uuid(), 'plan', '${learner.id}', '${FAILED}', 'some-model', now(), 'bad-answer', 900,
             '5b1f8a52-2a07-4c57-9a53-0d7a9c1d2e3f', '{titles-alike,wrong-language}')`,
  )
  await page.goto('/admin/health')
  await seeHeading(page, 'Admin Portal - Costs and health')
}

const portal: readonly ScreenState[] = [
  {
    name: 'admin-health',
    reach: async (visit) => {
      await enter(visit)
      await seeText(visit.page, 'The learner reads: The tutor gave no plan that can be used. Please try again.')
      await seeHeading(visit.page, 'Highest-cost chapters')
    },
  },
]

export const adminHealthStates: ScreenStateGroup = { name: 'costs and health', signedIn: true, states: portal }
