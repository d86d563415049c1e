/** The domain's `contentStatus` for a row of the table that goes by `name`. */
export const statusOf = (name: string): string => `
  CASE WHEN ${name}.kind = 'open' THEN 'COMPLETE' WHEN ${name}.step = 'generating' THEN 'GENERATING'
       WHEN ${name}.failure IS NULL THEN 'PENDING' ELSE 'FAILED' END`
