import type { Brief, PlanId, PlanVersion } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const PlanVersionRow = defineEntity({
  name: 'PlanVersionRow',
  tableName: 'plan_versions',
  properties: {
    planId: p.uuid().primary().$type<PlanId>(),
    run: p.integer().primary(),
    title: p.text(),
    description: p.text(),
    brief: p.json().$type<Brief>(),
    chapters: p.json().$type<PlanVersion['chapters']>(),
    replacedAt: p.datetime(),
  },
})
