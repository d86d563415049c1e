import { deleteAccount, exportAccount, type ReplyOf } from '@app/contract'
import { HOUR, MINUTE, type PersonalData } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit } from '../pipeline/limits.ts'
import { refuse } from '../pipeline/refusal.ts'
import { route } from '../pipeline/route.ts'
import { adminActionBody } from './audit-log.ts'
import { contentBody } from './chapters.ts'
import { inDollars } from './credits.ts'

export const ownDataRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => ({
  exportAccount: route(exportAccount, [limit('learner', 10, HOUR)], async ({ auth }) => {
    const data = await readModels.personalData(auth.user.id)
    if (!data) throw new Error(`The user ${auth.user.id} is signed in, and has no account.`)
    return { status: 200, body: exportBody(data) }
  }),

  deleteAccount: route(
    deleteAccount,
    [limit('learner', 10, 15 * MINUTE, { clearedOnSuccess: true })],
    async ({ input, auth }) => {
      const result = await useCases.deleteAccount({ userId: auth.user.id, currentPassword: input.password })
      if (!result.ok) return refuse(result.error, deleteAccount)
      const message = 'Your account will be deleted. Until then you can keep it by signing in.'
      return { status: 202, body: { message, removal_at: result.value.deletionAt.toISOString() } }
    },
  ),
})

type Body = ReplyOf<typeof exportAccount>

export const exportBody = (data: PersonalData): Body => ({
  account: {
    id: data.account.id,
    username: data.account.username,
    email: data.account.email,
    role: data.account.role,
    created_at: time(data.account.createdAt),
    verified_at: time(data.account.verifiedAt),
    last_login_at: time(data.account.lastLoginAt),
  },
  sessions: data.sessions.map(({ device, createdAt, lastSeenAt }) => ({
    device,
    created_at: time(createdAt),
    last_seen_at: time(lastSeenAt),
  })),
  credits: {
    balance: data.credits.balance,
    entries: data.credits.entries.map(({ kind, amount, chapterId, note, at }) => ({
      kind,
      amount,
      chapter_id: chapterId,
      note,
      at: time(at),
    })),
  },
  purchases: data.purchases.map((purchase) => ({
    reference: purchase.reference,
    provider: purchase.provider,
    package_name: purchase.packageName,
    credits: purchase.credits,
    price: inDollars(purchase.price.cents),
    state: purchase.state,
    opened_at: time(purchase.openedAt),
    paid_at: time(purchase.paidAt),
    receipt_url: purchase.receiptUrl,
    refunded: inDollars(purchase.returnedCents),
  })),
  conversations: data.conversations.map(({ id, brief, messages }) => ({
    id,
    ...brief,
    messages: messages.map(({ speaker, text, at }) => ({ speaker, text, at: time(at) })),
  })),
  plans: data.plans.map(planBody),
  acts: data.acts.map(({ act, reason, at }) => ({ act: adminActionBody(act), reason, at: time(at) })),
  model_calls: data.modelCalls.map(({ purpose, model, outcome, milliseconds, ...call }) => ({
    purpose,
    model,
    started_at: time(call.startedAt),
    outcome,
    milliseconds,
    input_tokens: call.inputTokens,
    output_tokens: call.outputTokens,
  })),
})

const planBody = (plan: PersonalData['plans'][number]): Body['plans'][number] => ({
  id: plan.id,
  title: plan.title,
  description: plan.description,
  generation_status: plan.generationStatus,
  created_at: time(plan.createdAt),
  versions: plan.versions.map(({ title, description, chapters, replacedAt }) => ({
    title,
    description,
    chapters: chapters.map((chapter) => ({ title: chapter.title, summary: chapter.summary })),
    replaced_at: time(replacedAt),
  })),
  chapters: plan.chapters.map(({ number, title, price, ...chapter }) => ({
    number,
    title,
    price,
    content_status: chapter.contentStatus,
    unlocked_at: time(chapter.unlockedAt),
    completed_at: time(chapter.completedAt),
    last_read_at: time(chapter.readAt),
    ticked_objectives: [...chapter.ticked],
    content: chapter.content && contentBody(chapter.content),
  })),
})

function time(date: Date): string
function time(date: Date | null): string | null
function time(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}
