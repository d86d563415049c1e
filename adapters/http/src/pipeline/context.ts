import type Koa from 'koa'

export type State = {
  requestId: string
  /** Names and values in turn: what every answer carries. */
  commonHeaders: readonly string[]
  /** Worked out when it is asked for: most requests are answered without it. */
  clientAddress: () => string
  /** For the log; null until the user is authenticated. */
  userId: string | null
  /** For the log: the code of a refusal; null for a success. */
  refusal: string | null
  /** The pattern that answered, such as `/api/chapters/:id`: a real path could carry anything into the log. */
  route: string
}

export type HttpContext = Koa.ParameterizedContext<State>
export type HttpMiddleware = Koa.Middleware<State>
