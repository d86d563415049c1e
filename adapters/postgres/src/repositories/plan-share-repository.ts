import type { PlanShareRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { first } from './statements.ts'

export const makePlanShareRepository = ({ toRead, write }: Transaction): PlanShareRepository => ({
  find: (planId) => first(toRead().selectFrom('plan_shares').selectAll().where('planId', '=', planId), (row) => row),
  add: (share) => write((database) => database.insertInto('plan_shares').values(share)),
  remove: (planId) => write((database) => database.deleteFrom('plan_shares').where('planId', '=', planId)),
})
