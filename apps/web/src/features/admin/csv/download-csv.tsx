import { texts } from 'virtual:texts/admin'
import { recordListExport } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { number } from '../../../texts/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/feedback/alert.tsx'
import { clearAudit, describeAdminError } from '../api.ts'
import type { CsvList } from './lists.ts'

type DownloadCsvProps = Pick<CsvList, 'name'> & {
  /** Comes with the press: no page needs it before. */
  readonly load: (lists: typeof import('./lists.ts')) => CsvList
}

/** Saves a list, as it is narrowed, as a file. That stands in the audit log before anything is read. */
export function DownloadCsv({ name, load }: DownloadCsvProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, data } = useApiMutation(recordListExport, {
    run: async () => {
      const list = load(await import('./lists.ts'))
      await call(recordListExport, { list: name })
      clearAudit(queryClient)
      const { csv, cutAfter } = await list.read()
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csv)
      return cutAfter
    },
  })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="sm" busy={isPending} busyLabel={texts.preparingCsv} onClick={() => mutate({ list: name })}>
        {texts.downloadCsv}
      </Button>
      <p role="status" className="text-note text-muted empty:hidden">
        {data !== undefined && !isPending && (data === null ? texts.csvReady : texts.csvCut({ rows: number(data) }))}
      </p>
      {error !== null && <ErrorLine>{describeAdminError(error)}</ErrorLine>}
    </div>
  )
}
