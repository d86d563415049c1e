import { chapter } from '@app/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiProblem } from '../../api/problem.ts'
import { q } from '../../api/query.ts'
import { readToken } from '../../api/session-token.ts'

export const chapterQuery = (id: string) =>
  queryOptions({
    ...q(chapter, { id }),
    queryFn: ({ signal }) => {
      // taken away in this very tab, which no event notifies of
      if (readToken() === null) throw new ApiProblem({ status: 401, code: 'token-missing', message: '' })
      return call(chapter, { id }, signal)
    },
  })
