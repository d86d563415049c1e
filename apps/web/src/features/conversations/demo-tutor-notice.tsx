import { useQuery } from '@tanstack/react-query'
import { appInfoQuery } from '../../api/app-info.ts'
import { Notice } from '../../ui/feedback/alert.tsx'

/** Says honestly that the tutor is a demo, in the server's words, which also say how to switch. */
export function DemoTutorNotice() {
  const { data } = useQuery(appInfoQuery)
  if (!data?.tutor.is_demo || data.tutor.notice === null) return null
  return <Notice title="Demo tutor">{data.tutor.notice}</Notice>
}
