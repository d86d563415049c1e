import { register } from '@app/contract'
import type { RegisterUser } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { publicRoute, type Route } from '../pipeline/route.ts'

const message = 'Your account has been created. Please check your email for the verification link.'

export const registerUserRoute = (deps: { readonly registerUser: RegisterUser }): Route =>
  publicRoute(register, async ({ input }) => {
    const result = await deps.registerUser(input)
    if (!result.ok) return refuse(result.error, register)
    return { status: 201, body: { message } }
  })
