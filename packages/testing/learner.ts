import type { Product } from './product.ts'

type Body = Readonly<Record<string, unknown>>

/** Calls the product as a browser does; throws on anything but a success. */
export async function call<T = Body>(
  url: string,
  method: string,
  path: string,
  body?: Body,
  token?: string,
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      // a connection that is kept may be closed by the server in the moment in which it is used again
      connection: 'close',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return (text ? JSON.parse(text) : null) as T
}

export type PlanView = {
  readonly id: string
  readonly generation_status: string
  readonly chapters: readonly {
    readonly id: string
    readonly isUnlocked: boolean
    readonly content_status: string
    readonly price: number
  }[]
}

export type Learner = {
  readonly token: string
  readonly plans: () => Promise<readonly PlanView[]>
  /** From a goal to a plan that was asked for; answers its id. */
  readonly askForPlan: (goal: string) => Promise<string>
  /** From a goal to the summary; answers the conversation's path. */
  readonly agreeOn: (goal: string) => Promise<string>
  /** Says yes to the conversation at this path; answers the plan's id. */
  readonly sayYes: (path: string) => Promise<string>
  readonly unlockNext: (planId: string) => Promise<unknown>
}

/** A learner who has registered, followed the mailed link and signed in. */
export async function signedInLearner(product: Product, name: string): Promise<Learner> {
  const { url } = product
  const who = { username: name, email: `${name}@example.org`, password: 'correct horse' }
  await call(url, 'POST', '/api/register', who)
  const link = new URL(await product.mailedLink(who.email))
  await call(url, 'POST', '/api/verify-email', { token: link.searchParams.get('token') })
  const { access_token: token } = await call<{ access_token: string }>(url, 'POST', '/api/login', who)

  const agreeOn: Learner['agreeOn'] = async (goal) => {
    const started = await call(url, 'POST', '/api/conversation/initiate', { initial_goal: goal }, token)
    const path = `/api/conversation/${started.conversation_id}`
    let yes = started.awaiting_confirmation
    // the demo tutor reads short answers only
    for (const message of ['Beginner', '2 hours a week', 'For fun']) {
      if (yes) break
      const reply = await call(url, 'POST', `${path}/continue`, { message }, token)
      yes = reply.awaiting_confirmation
    }
    return path
  }
  const sayYes: Learner['sayYes'] = async (path) => {
    type Asked = { readonly learning_plan_id: string }
    const plan = await call<Asked>(url, 'POST', `${path}/confirm_and_generate`, undefined, token)
    return plan.learning_plan_id
  }

  return {
    token,
    agreeOn,
    sayYes,
    plans: () => call<readonly PlanView[]>(url, 'GET', '/api/learning-plans', undefined, token),
    askForPlan: async (goal) => sayYes(await agreeOn(goal)),
    unlockNext: (planId) => call(url, 'POST', `/api/learning-plans/${planId}/unlock-next-chapter`, undefined, token),
  }
}
