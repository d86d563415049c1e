import { counted } from './counted.ts'
import type { Mail } from './mail.ts'
import { plainTitle } from './plain-title.ts'
import { greet, oneLine, renderMail } from './render-mail.ts'
import type { TemplateData } from './template-data.ts'

export type PlanReadyTemplateData = TemplateData & {
  /** As a model wrote it. */
  readonly planTitle: string
  readonly chapters: number
}

/** Calls a learner back who did not wait for the plan. The title has a line to itself: any script may stand there. */
export function planReadyMail({ id, to, username, planTitle, chapters, link, appName }: PlanReadyTemplateData): Mail {
  const title = plainTitle(planTitle)
  const parts = renderMail({
    appName: oneLine(appName),
    title: 'Your plan is ready',
    greeting: greet(username),
    opening: `Your learning plan is ready. It has ${counted(chapters, 'chapter')}, and the first one is free.`,
    facts: title === '' ? [] : [{ label: 'Plan', value: title }],
    action: { label: 'See my plan', link },
    closing: ['You’re receiving this because you created this plan.'],
  })
  const subject = title === '' ? 'Your plan is ready' : `Your plan is ready: ${title}`
  return { id, kind: 'plan-ready', to, subject, ...parts }
}
