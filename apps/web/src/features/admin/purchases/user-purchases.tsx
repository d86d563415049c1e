import type { adminPurchases, ReplyOf } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loading, None, Records } from '../health/records.tsx'
import { PagedList } from '../paged-list.tsx'
import { ALL_PURCHASES, purchasesQuery } from './api.ts'
import { packageColumn, purchaseColumns } from './purchase-columns.tsx'
import { texts } from './texts.ts'

/** Of one user, on their page. */
export function UserPurchases({ userId, none }: { readonly userId: string; readonly none: string }) {
  return (
    <PagedList
      query={useInfiniteQuery(purchasesQuery({ ...ALL_PURCHASES, user: userId }))}
      rowsOf={purchasesOf}
      loading={<Loading label={texts.loading} />}
      failed={texts.failed}
      empty={<None>{none}</None>}
      end={() => texts.end}
    >
      {(rows) => (
        <Records
          isCompact
          label={texts.list}
          rows={rows}
          keyOf={({ id }) => id}
          head={packageColumn}
          columns={purchaseColumns}
        />
      )}
    </PagedList>
  )
}

export const purchasesOf = ({ purchases }: ReplyOf<typeof adminPurchases>) => purchases
