import { setUserRole } from '@app/contract'
import { Select } from '../../../ui/forms/select.tsx'
import type { Role } from '../api.ts'
import { AdminForm, ReasonField, reasonOf, type UserFormProps, useAdminForm } from './admin-form.tsx'
import { roleName } from './user-parts.tsx'

export const roleOptions = [
  { value: 'standard', label: 'Standard' },
  { value: 'admin', label: 'Admin' },
]

export function RoleForm({ user, onCancel, onDone }: UserFormProps) {
  const form = useAdminForm({
    endpoint: setUserRole,
    initial: { role: user.role as string, reason: '' },
    validate: ({ role }) => (role === user.role ? { role: `This is the role that ${user.username} has already.` } : {}),
    input: ({ role, reason }) =>
      // the list offers no other roles
      ({ id: user.id, role: role as Role, ...reasonOf(reason) }),
    success: 'User role updated!',
    onDone,
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
