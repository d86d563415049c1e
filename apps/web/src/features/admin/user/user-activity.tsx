import type { auditLog, ReplyOf } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { List } from '../../../ui/list.tsx'
import { ActivityRow } from '../activity/activity-row.tsx'
import { auditQuery } from '../api.ts'
import { Loading, None } from '../health/records.tsx'
import { PagedList } from '../paged-list.tsx'
import { texts as all } from './texts.ts'

const texts = all.activity

export function UserActivity({ userId }: { readonly userId: string }) {
  return (
    <PagedList
      query={useInfiniteQuery(auditQuery({ user: userId, actor: null, act: null, from: null, to: null }))}
      rowsOf={entriesOf}
      loading={<Loading label={texts.loading} />}
      failed={texts.failed}
      empty={<None>{texts.none}</None>}
      end={() => texts.end}
    >
      {(rows) => (
        <List ordered aria-label={texts.label} className="-mt-4">
          {rows.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </PagedList>
  )
}

const entriesOf = ({ entries }: ReplyOf<typeof auditLog>) => entries
