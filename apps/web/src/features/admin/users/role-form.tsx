import { type AdminUser, setUserRole } from '@app/contract'
import { Select } from '../../../ui/forms/select.tsx'
import type { Role } from '../api.ts'
import type { Outcome } from './admin-action.ts'
import { AdminForm, ReasonField, reasonOf } from './admin-form.tsx'
import { useAdminForm } from './use-admin-form.ts'
import { roleName } from './user-parts.tsx'

export const roleOptions = [
  { value: 'standard', label: 'Standard' },
  { value: 'admin', label: 'Admin' },
]

type RoleFormProps = {
  readonly user: AdminUser
  readonly onCancel: () => void
  readonly onDone: (outcome: Outcome) => void
}

const success = 'User role updated!'

export function RoleForm({ user, onCancel, onDone }: RoleFormProps) {
  const form = useAdminForm({
    endpoint: setUserRole,
    start: { role: user.role as string, reason: '' },
    check: ({ role }) => (role === user.role ? { role: `This is the role that ${user.username} has already.` } : {}),
    input: ({ role, reason }) =>
      // the list offers no other roles
      ({ id: user.id, role: role as Role, ...reasonOf(reason) }),
    success,
    onDone: (changed) => onDone({ words: success, user: changed }),
  })
  return (
    <AdminForm form={form} label="Change Role" onCancel={onCancel}>
      <p className="text-muted">
        Now: {roleName(user.role)}. Admins see and change every account. Whoever gets another role is signed out
        everywhere, and signs in again.
      </p>
      <Select label="Role" options={roleOptions} {...form.field('role')} />
      <ReasonField {...form.field('reason')} />
    </AdminForm>
  )
}
