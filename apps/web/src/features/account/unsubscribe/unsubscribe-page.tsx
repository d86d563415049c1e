import { texts } from 'virtual:texts/account/unsubscribe'
import { texts as routing } from 'virtual:texts/routing'
import { unsubscribe } from '@app/contract'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { isNotFound, messageOf } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { arriveAt, Page } from '../../../ui/page.tsx'

const title = routing.titles.unsubscribe

/** Where the link of a reminder leads. It waits for a press: programs that look at mails open their links, too. */
export function UnsubscribePage() {
  // the router leads nowhere near this page without it
  const { token = '' } = useParams()
  const { mutate, isPending, isSuccess, error } = useApiMutation(unsubscribe)
  // the button that was pressed is gone
  useEffect(() => {
    if (isSuccess) arriveAt(`${title}. ${texts.done}`)
  }, [isSuccess])
  return (
    <Page title={title} lead={isSuccess ? texts.done : texts.lead} isNarrow>
      {/* its address is a secret of the one who got it */}
      <meta name="robots" content="noindex" />
      {error && <Alert className="mb-6">{messageOf(error, texts.failed)}</Alert>}
      <div className="flex flex-wrap gap-3">
        {!isSuccess && !isNotFound(error) && (
          <Button variant="next" busy={isPending} onClick={() => mutate({ token })}>
            {texts.stop}
          </Button>
        )}
        {(isSuccess || error) && <LinkButton to={paths.account}>{texts.account}</LinkButton>}
      </div>
    </Page>
  )
}
