import type { Account } from './account.ts'
import { expand } from './expand.ts'
import { listOf, type Params, unknownParam } from './form.ts'
import type { StripeObject } from './objects.ts'
import { isRefusal, missing, type Refusal, refuse, unknownParameter } from './refusal.ts'
import { checkSession } from './session-check.ts'

type Call = { readonly method: string; readonly path: string; readonly params: Params; readonly nowSeconds: number }

/** The part of Stripe's API that a shop with hosted Checkout uses. */
export function callApi(account: Account, call: Call): object | Refusal {
  const { method, path, params } = call
  const [, version, ...parts] = path.split('/')
  const resource = parts.slice(0, parts[0] === 'checkout' ? 2 : 1).join('/')
  const id = parts[parts[0] === 'checkout' ? 2 : 1]
  const collection = collectionsOf(account)[resource]
  if (version !== 'v1' || !collection || parts.length > (parts[0] === 'checkout' ? 3 : 2)) return noSuchUrl(call)
  if (method === 'GET' && id) return retrieve(account, collection, id, params)
  if (method === 'GET') return list(account, collection, path, params)
  return method === 'POST' && resource === 'checkout/sessions' && !id ? open(account, call) : noSuchUrl(call)
}

type Collection = {
  readonly name: string
  readonly things: readonly StripeObject[]
  /** Fields that a list can be asked by. */
  readonly by: readonly string[]
}

/** In the order in which they came to be. */
const collectionsOf = (account: Account): Readonly<Record<string, Collection>> => ({
  'checkout/sessions': { name: 'checkout.session', things: [...account.sessions.values()], by: ['payment_intent'] },
  payment_intents: { name: 'payment_intent', things: [...account.intents.values()], by: [] },
  charges: { name: 'charge', things: [...account.charges.values()], by: ['payment_intent'] },
  refunds: { name: 'refund', things: [...account.refunds.values()], by: ['payment_intent', 'charge'] },
  disputes: { name: 'dispute', things: [...account.disputes.values()], by: ['payment_intent', 'charge'] },
  events: { name: 'event', things: account.events, by: ['type'] },
  webhook_endpoints: { name: 'webhook_endpoint', things: account.webhooks, by: [] },
})

const noSuchUrl = ({ method, path }: Call) => refuse(`Unrecognized request URL (${method}: ${path}).`, { status: 404 })

function open(account: Account, { params, nowSeconds }: Call): object | Refusal {
  const order = checkSession(params, nowSeconds)
  return isRefusal(order) ? order : withExpanded(account, account.addSession(params, order), params)
}

function retrieve(account: Account, { name, things }: Collection, id: string, params: Params): object | Refusal {
  const unknown = unknownParam(params, ['expand[#]'])
  if (unknown !== undefined) return unknownParameter(unknown)
  const thing = things.find((one) => one.id === id)
  return thing ? withExpanded(account, thing, params) : missing(name, id)
}

function withExpanded(account: Account, body: object, params: Params): object {
  const paths = listOf(params, 'expand')
  if (paths.length === 0) return body
  const all = Object.values(collectionsOf(account)).flatMap(({ things }) => things)
  return expand(body, paths, (id) => all.find((one) => one.id === id))
}

const PAGING = ['limit', 'starting_after', 'created[gte]', 'expand[#]']
const MAX_TYPES = 20

function list(account: Account, collection: Collection, url: string, params: Params): object | Refusal {
  const { name, by } = collection
  const unknown = unknownParam(params, [...PAGING, ...by, ...(name === 'event' ? ['types[#]'] : [])])
  if (unknown !== undefined) return unknownParameter(unknown)
  const limit = Number(params.get('limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return refuse('Invalid limit', { param: 'limit' })
  const types = listOf(params, 'types')
  if (types.length > MAX_TYPES) return refuse('Too many types', { param: 'types' })

  const since = Number(params.get('created[gte]') ?? 0)
  const wanted = collection.things
    .filter((thing) => thing.created >= since && by.every((field) => isAsAsked(thing, field, params.get(field))))
    .filter((thing) => types.length === 0 || types.includes(String(Reflect.get(thing, 'type'))))
    .toReversed()
  const after = params.get('starting_after')
  const from = after === undefined ? 0 : wanted.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && from === 0) return missing(name, after, 'starting_after')
  const data = wanted.slice(from, from + limit)
  const page = { object: 'list', url, has_more: from + limit < wanted.length, data }
  return withExpanded(account, page, params)
}

const isAsAsked = (thing: StripeObject, field: string, value: string | undefined): boolean =>
  value === undefined || Reflect.get(thing, field) === value
