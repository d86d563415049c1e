import { after, DAY, type Within } from '@app/domain'

export type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Days of UTC, both included, as times of which the last is not. */
export const timesOf = ({ from, to }: Days): Within => ({
  from: from === undefined ? null : new Date(from),
  to: to === undefined ? null : after(new Date(to), DAY),
})
