import { anOpenChapter, makeRandomIdSource, seedPlan, someQuestion } from '@app/domain/testing'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, it, vi } from 'vitest'
import { openDomainOnPostgres } from './domain-on-postgres.ts'
import { openHttpOn } from './http-on.ts'

it('should mark an attempt at a check, and grade its cards, with the same few statements for any number of questions', async () => {
  const domain = await openDomainOnPostgres(inject('databaseUrl'), {})
  const http = await openHttpOn(domain, { log: pino({ level: 'silent' }) })
  const { user, chapters } = await seedPlan(domain.postgres.unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions: [someQuestion(), someQuestion({ id: 'q2' })] })],
  })
  const post = async (path: string, body: object, token = '') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(http.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const login = await post('/api/login', { email: user.email, password: 'correct horse' })
  const take = () =>
    post(
      `/api/chapters/${chapters[0]?.id}/check`,
      { attempt_id: makeRandomIdSource().newId(), answers: { q1: 'a' } },
      String(login.body.access_token),
    )
  await take()
  const statement = vi.spyOn(pg.Client.prototype, 'query')
  expect(await take()).toMatchObject({ status: 200, body: { right: 1, of: 2 } })
  const said = statement.mock.calls.map(([query]) => JSON.stringify(query))
  statement.mockRestore()
  expect(said).toEqual([
    expect.stringContaining('FROM sessions'),
    expect.stringContaining('FROM chapters'),
    expect.stringMatching(/begin|start transaction/i),
    expect.stringContaining('from \\"users\\"'),
    expect.stringContaining('check_attempts'),
    expect.stringContaining('from \\"cards\\"'),
    expect.stringContaining('insert into \\"reviews\\"'),
    expect.stringMatching(/commit/i),
  ])
  await http.server.close(0)
  await domain.close()
})
