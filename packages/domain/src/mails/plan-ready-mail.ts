import type { Mail, TemplateData } from './mail.ts'
import { plainTitle, renderMail } from './render-mail.ts'

type PlanReadyTemplateData = TemplateData & {
  /** As a model wrote it. */
  readonly planTitle: string
  readonly chapters: number
}

/** Calls a learner back who did not wait for the plan. The title has a line to itself: any script may stand there. */
export const planReadyMail = ({ planTitle, chapters, ...data }: PlanReadyTemplateData): Mail =>
  renderMail('plan-ready', data, ({ planReady }) => planReady({ title: plainTitle(planTitle), chapters }))
