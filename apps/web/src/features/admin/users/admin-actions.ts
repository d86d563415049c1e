import { texts as own } from 'virtual:texts/admin/user'
import { texts } from 'virtual:texts/admin/users'
import {
  type AdminUser,
  addCredits,
  addUser,
  closeUserAccount,
  type InputOf,
  resendUserVerification,
  setUserPassword,
  setUserRole,
  setUserStatus,
  verifyUserEmail,
  withdrawCredits,
} from '@app/contract'
import type { ComponentProps } from 'react'
import { describeCredits } from '../../../texts/credits.ts'
import { shortDate } from '../../../texts/dates.ts'
import type { TextInput } from '../../../ui/forms/field.tsx'
import type { UserEndpoint } from '../api.ts'
import { optionsOf } from '../filtered-list.tsx'
import { checkPassword } from './new-password-field.tsx'

/** Whom it is done to. `withdrawable`: credits that can be taken back at most. */
type Subject = { readonly user: AdminUser; readonly withdrawable: number }

type FieldName = 'username' | 'email' | 'password' | 'new_password' | 'role' | 'amount' | 'reason'
export type Values = Readonly<Record<FieldName, string>>

export type ActionField = {
  readonly name: FieldName
  readonly label: string
  /** How it is written. */
  readonly input?: Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>
  readonly initial?: (subject: Subject) => string
  /** What the server would refuse as well, before it is asked. */
  readonly check?: (value: string, subject: Subject) => string | undefined
  readonly options?: ReturnType<typeof optionsOf>
}

/** What a lead may name. */
export type LeadValues = { readonly user: string; readonly email: string }

type Action<E extends UserEndpoint = UserEndpoint> = {
  readonly title: (values: { readonly name: string }) => string
  /** What it does. */
  readonly lead?: string | ((values: LeadValues, subject: Subject) => string)
  readonly fields: readonly ActionField[]
  readonly button: string
  readonly success: string
  readonly endpoint: E
  /** The engine adds whom it is done to, why, and which request it is. */
  readonly input?: (values: Values) => Omit<InputOf<E>, 'id' | 'reason' | 'request_id'>
}

/** Here what is sent is checked against its endpoint; the table only knows that there is one. */
const action = <E extends UserEndpoint>(one: Action<E>) => one as unknown as Action

const checkAmount = (amount: string, most: number, tooMany: string): string | undefined => {
  if (!/^\s*\d+\s*$/.test(amount) || Number(amount) === 0) return texts.credits.invalid
  return Number(amount) > most ? tooMany : undefined
}

const MAX_CREDITS_AT_ONCE = 100_000

export const isAddable = (amount: string): boolean => checkAmount(amount, MAX_CREDITS_AT_ONCE, '') === undefined

/** Catches a slip of the finger. */
const looksLikeEmail = /^\S+@\S+\.\S+$|^\S+@localhost$/

const checkEmail = (email: string): string | undefined =>
  email === '' ? texts.add.emailMissing : looksLikeEmail.test(email) ? undefined : texts.add.emailInvalid

const role: ActionField = {
  name: 'role',
  label: texts.filters.role,
  options: optionsOf(texts.roles),
  initial: ({ user }) => user.role,
}
const amount: ActionField = { name: 'amount', label: texts.credits.amount, input: { inputMode: 'numeric' } }
const reason: ActionField = { name: 'reason', label: own.reason.optional }

/** What an admin can do to an account, or begin one. Each asks in the same dialog. */
export const adminActions = {
  'add-user': action({
    ...texts.add,
    title: () => texts.add.button,
    fields: [
      {
        name: 'username',
        label: texts.add.username,
        input: { autoCapitalize: 'none', spellCheck: false },
        check: (name) => (name.trim() === '' ? texts.add.usernameMissing : undefined),
      },
      {
        name: 'email',
        label: texts.add.email,
        input: { type: 'email', inputMode: 'email' },
        check: (email) => checkEmail(email.trim()),
      },
      { name: 'password', label: texts.add.password, check: checkPassword },
      { ...role, initial: () => 'standard' },
      reason,
    ],
    endpoint: addUser,
    // the list offers no other roles
    input: ({ username, email, password, role }) => ({ username, email, password, role: role as AdminUser['role'] }),
  }),
  'change-role': action({
    ...texts.role,
    lead: (_, { user }) => texts.role.now({ role: texts.roles[user.role] }),
    fields: [
      {
        ...role,
        check: (chosen, { user }) => (chosen === user.role ? texts.role.unchanged({ name: user.username }) : undefined),
      },
      reason,
    ],
    endpoint: setUserRole,
    input: ({ role }) => ({ role: role as AdminUser['role'] }),
  }),
  'reset-password': action({
    ...texts.password,
    fields: [{ name: 'new_password', label: texts.password.label, check: checkPassword }, reason],
    endpoint: setUserPassword,
    input: ({ new_password }) => ({ new_password }),
  }),
  'add-credits': action({
    ...texts.credits,
    fields: [
      {
        ...amount,
        check: (given) => checkAmount(given, MAX_CREDITS_AT_ONCE, texts.credits.tooMany),
      },
      reason,
    ],
    endpoint: addCredits,
    input: ({ amount }) => ({ amount: Number(amount) }),
  }),
  'withdraw-credits': action({
    ...own.withdraw,
    lead: (_, { withdrawable }) => own.withdraw.lead({ credits: describeCredits(withdrawable) }),
    fields: [
      {
        ...amount,
        check: (taken, { withdrawable: most }) =>
          checkAmount(taken, most, own.withdraw.tooMany({ credits: describeCredits(most) })),
      },
      {
        name: 'reason',
        label: own.reason.required,
        check: (given) => (given.trim() === '' ? own.reason.missing : undefined),
      },
    ],
    endpoint: withdrawCredits,
    input: ({ amount }) => ({ amount: Number(amount) }),
  }),
  deactivate: action({
    ...own.deactivate,
    lead: (values, { user: { removal_at } }) =>
      `${own.deactivate.lead(values)} ${removal_at === null ? own.deactivate.stays : own.deactivate.staysUntil({ day: shortDate(removal_at) })}`,
    fields: [reason],
    success: texts.statusUpdated,
    endpoint: setUserStatus,
    input: () => ({ is_active: false }),
  }),
  'verify-email': action({ ...own.verify, ...texts.verify, fields: [reason], endpoint: verifyUserEmail }),
  'resend-verification': action({ ...own.resend, ...texts.resend, fields: [reason], endpoint: resendUserVerification }),
  'close-account': action({ ...own.close, ...texts.close, fields: [reason], endpoint: closeUserAccount }),
}
