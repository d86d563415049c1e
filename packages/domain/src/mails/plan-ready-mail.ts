import { counted } from './formats.ts'
import type { Mail, TemplateData } from './mail.ts'
import { plainTitle, renderMail } from './render-mail.ts'

type PlanReadyTemplateData = TemplateData & {
  /** As a model wrote it. */
  readonly planTitle: string
  readonly chapters: number
}

/** Calls a learner back who did not wait for the plan. The title has a line to itself: any script may stand there. */
export function planReadyMail({ planTitle, chapters, ...data }: PlanReadyTemplateData): Mail {
  const title = plainTitle(planTitle)
  return renderMail('plan-ready', data, () => ({
    subject: title === '' ? 'Your plan is ready' : `Your plan is ready: ${title}`,
    title: 'Your plan is ready',
    opening: `Your learning plan is ready. It has ${counted(chapters, 'chapter')}, and the first one is free.`,
    facts: title === '' ? [] : [{ label: 'Plan', value: title }],
    action: 'See my plan',
    closing: ['You’re receiving this because you created this plan.'],
  }))
}
