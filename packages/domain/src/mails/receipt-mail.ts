import type { Receipt } from '../credits/purchase.ts'
import { clip } from '../shared/text.ts'
import type { Mail, TemplateData } from './mail.ts'
import { oneLine, renderMail } from './render-mail.ts'

export type ReceiptTemplateData = TemplateData & Receipt

const MAX_REFERENCE_LENGTH = 100

/** Says what was bought, and for how much. No invoice in the sense of any law. */
export const receiptMail = (data: ReceiptTemplateData): Mail =>
  renderMail('receipt', data, ({ receipt }, app) => {
    const packageName = oneLine(data.packageName)
    const reference = clip(oneLine(data.reference), MAX_REFERENCE_LENGTH)
    return receipt(app, { ...data, packageName, reference })
  })
