import { changePassword } from '@app/contract'
import type { ChangePassword } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const changePasswordRoute = (deps: { readonly changePassword: ChangePassword }): Route =>
  route(changePassword, async ({ input, reader }) => {
    const result = await deps.changePassword({
      userId: reader.user.id,
      device: reader.device,
      currentPassword: input.current_password,
      newPassword: input.new_password,
      confirmNewPassword: input.confirm_new_password,
    })
    if (!result.ok) return refuse(result.error, changePassword)
    const body = { message: 'Password changed successfully!', access_token: result.value.accessToken }
    return { status: 200, body }
  })
