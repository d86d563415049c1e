import { endpoints } from '@app/contract'
import { aVerifiedUser, seedUser } from '@app/domain/testing'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'
import { openHttpOn } from './http-on.ts'

/** Several sums side by side, and the page of a chapter, which records that it is read. */
const NO_LISTS = ['/api/admin/health', '/api/admin/costs', '/api/admin/chapters/:id']
const LISTS = Object.values(endpoints)
  .filter(({ method, access, path }) => method === 'GET' && access === 'admin' && !NO_LISTS.includes(path))
  .map(({ path }) => path)

const admin = aVerifiedUser({ role: 'admin' })
let domain: DomainOnPostgres
let http: Awaited<ReturnType<typeof openHttpOn>>
let token: string
beforeAll(async () => {
  domain = await openDomainOnPostgres(inject('databaseUrl'), {})
  http = await openHttpOn(domain, { log: pino({ level: 'silent' }) })
  await seedUser(domain.postgres.unitOfWork, 50, admin)
  const response = await fetch(`${http.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: 'correct horse' }),
  })
  token = ((await response.json()) as { readonly access_token: string }).access_token
})
afterAll(async () => {
  await http.server.close(0)
  await domain.close()
})

describe('lists of the admin portal, and the page of a user', () => {
  it.each(LISTS)('should take at most four statements, the session and the right among them: %s', async (path) => {
    const look = () =>
      fetch(http.url + path.replace(':id', admin.id), { headers: { authorization: `Bearer ${token}` } })
    // the first one may open a connection
    await look()
    const statement = vi.spyOn(pg.Client.prototype, 'query')
    const { status } = await look()
    const said = statement.mock.calls.map(([query]) => JSON.stringify(query))
    statement.mockRestore()
    expect(status).toBe(200)
    expect(said.length, said.join('\n')).toBeLessThanOrEqual(4)
    expect(said[0]).toContain('FROM sessions')
  })
})
