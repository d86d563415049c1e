import type { Mail, TemplateData } from './mail.ts'
import type { OperatorAlert } from './operator-alert.ts'
import { renderMail } from './render-mail.ts'

/** Says to an operator what is wrong, what it means for learners, and what to do about it. */
export const operatorAlertMail = ({ alert, ...data }: TemplateData & { readonly alert: OperatorAlert }): Mail =>
  renderMail('operator-alert', data, ({ operatorAlert }, app) => operatorAlert(app, alert))
