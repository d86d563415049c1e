import { texts } from 'virtual:texts/learning/markdown-file'
import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { describeCause, messageOf } from '../../../api/problem.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { StrokeIcon } from '../../../ui/stroke-icon.tsx'

export type MarkdownFile = { readonly name: string; readonly text: string }

type DownloadMarkdownProps = {
  /** The title of what is downloaded: where there are several such buttons, their names must differ. */
  readonly of: string
  readonly make: (writing: typeof import('./writing/write.ts')) => Promise<MarkdownFile>
  readonly className?: string | undefined
}

/** A link among buttons: plainly something to press, but there is always something better to do next. */
export function DownloadMarkdown({ of, make, className }: DownloadMarkdownProps) {
  const file = useMutation({
    mutationFn: async () => {
      // what writes it is fetched with the first file: most readers never want one
      const { name, text } = await make(await import('./writing/write.ts'))
      saveFile(name, 'text/markdown', text)
      return name
    },
  })

  const { mutate, isPending, error, data: saved } = file
  const cause = describeCause(error)

  return (
    <div className={clsx('print:hidden', className)}>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-4"
        busy={isPending}
        // the second press of a double click would save the file twice
        onClick={({ detail }) => detail < 2 && mutate()}
      >
        <StrokeIcon path="M12 4v11m-5-4.5 5 5 5-5M5 20h14" size={18} className="flex-none" />
        <span className="link">
          {texts.download}
          <span className="sr-only">{fill(texts.of, { title: <bdi>{of}</bdi> })}</span>
        </span>
      </Button>
      <div role="status">
        {saved && !isPending && (
          <p className="text-note text-muted">
            {fill(texts.saved, { file: <bdi className="wrap-anywhere text-ink">{saved}</bdi> })}
          </p>
        )}
      </div>
      {error !== null && (
        <Alert className="mt-2">
          <p>{messageOf(error, texts.failed)}</p>
          {cause && <p>{cause}</p>}
        </Alert>
      )}
    </div>
  )
}
