import type { ChapterContent, ChapterId, PlanId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const ChapterRow = defineEntity({
  name: 'ChapterRow',
  tableName: 'chapters',
  properties: {
    id: p.uuid().primary().$type<ChapterId>(),
    planId: p.uuid().$type<PlanId>(),
    number: p.integer(),
    title: p.text(),
    summary: p.text(),
    price: p.integer(),
    kind: p.enum(['locked', 'preparing', 'open'] as const),
    attempt: p.integer(),
    failure: p.text().nullable(),
    failedAt: p.datetime().nullable(),
    step: p.enum(['pending', 'generating'] as const).nullable(),
    holdKey: p.text().nullable(),
    holdAmount: p.integer().nullable(),
    unlockedAt: p.datetime().nullable(),
    content: p.json().$type<ChapterContent>().nullable(),
    generatedAt: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    readAt: p.datetime().nullable(),
    ticked: p.array(),
  },
})
