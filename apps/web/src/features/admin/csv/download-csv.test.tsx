import { adminUsers } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { watchSavedFiles } from '../../../api/testing/saved-files.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import { DownloadCsv } from './download-csv.tsx'
// read before any test waits for the chunk it is in
import './lists.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('DownloadCsv', () => {
  it('should record the export, then save each page of the narrowed list', async () => {
    const saved = watchSavedFiles()
    const asked: string[] = []
    const full = Array.from({ length: 200 }, (_, index) => aUser({ id: anId(index + 1), username: `user ${index}` }))
    fakeServer({
      [RECORD]: () => [asked.push('recorded') && 204, undefined],
      [FIRST]: () => [asked.push('first') && 200, full],
      [`${FIRST}&cursor=${anId(200)}`]: reply(adminUsers, [aUser({ id: anId(201), username: '=HYPERLINK("x")' })]),
    })
    open()
    expect(await screen.findByText('The file is ready.')).toBeVisible()
    expect(asked).toEqual(['recorded', 'first'])
    expect(saved[0]?.name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? []
    expect(lines).toHaveLength(202)
    expect(lines[0]).toMatch(/id,username,email,role/)
    expect(lines[201]).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('should save nothing where the export cannot be recorded', async () => {
    const saved = watchSavedFiles()
    const server = fakeServer({ [RECORD]: refusal(403, 'not-an-admin', 'No.') })
    open()
    expect((await screen.findByRole('alert')).textContent).toBe('No.')
    await waitFor(() => expect(server.count(FIRST)).toBe(0))
    expect(saved).toEqual([])
  })
})

// Helpers

const RECORD = 'POST /api/admin/list-exports'
const FIRST = 'GET /api/admin/users?role=admin&limit=200'

function open() {
  renderSignedIn(<DownloadCsv name="users" load={({ usersCsv }) => usersCsv({ role: 'admin' })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
}
