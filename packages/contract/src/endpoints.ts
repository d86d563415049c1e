import type { Endpoint } from './endpoint.ts'
import * as modules from './modules.ts'

type Modules = typeof modules
type Endpoints = {
  readonly [Name in keyof Modules as Modules[Name] extends Endpoint ? Name : never]: Modules[Name]
}

const isEndpoint = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'access' in one && 'refusals' in one

/* @__NO_SIDE_EFFECTS__ */
const endpointsOf = (all: object): object =>
  Object.fromEntries(Object.entries(all).filter(([, one]) => isEndpoint(one)))

/** Every endpoint, by the name under which its module exports it: routes, OpenAPI and tests iterate over this table. */
export const endpoints = endpointsOf(modules) as Endpoints
