import { request } from 'node:http'
import { listLearningPlans, login, version } from '@app/contract'
import { seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../test/expect-reply.ts'
import { openWorld, type World } from '../test/world.ts'

describe('every answer', () => {
  it.each(['/api/version', '/api/me', '/api/nothing', '/healthz', '/'])('should be protected: %s', async (path) => {
    const { headers } = await (await openWorld()).send('GET', path)
    expect(directives(headers)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    })
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/),
    })
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  it('should insist on HTTPS in production, and may send where it was configured to', async () => {
    const world = await openWorld({ production: true, connectTo: ['https://errors.example'] })
    const { headers } = await world.send('GET', '/api/version')
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
    expect(directives(headers)['connect-src']).toBe("'self' https://errors.example")
  })

  it('should not be for pages of another origin', async () => {
    const world = await openWorld()
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    for (const method of ['OPTIONS', 'POST', 'GET']) {
      const reply = await world.send(method, '/api/login', { headers })
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    expectRefusal(await world.send('OPTIONS', '/api/login', { headers }), 405, 'method-not-allowed')
  })

  it('should not be cached when it is one of the API', async () => {
    const world = await openWorld()
    const { token } = await world.learner()
    for (const path of ['/api/learning-plans', '/api/version', '/api/nothing', '/healthz']) {
      const { headers } = await world.send('GET', path, { token })
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it("should carry a request id: a proxy's if it is sane, else one of our own", async () => {
    const world = await openWorld()
    const idFor = async (given: string) =>
      (await world.send('GET', '/api/version', { headers: { 'X-Request-Id': given } })).headers.get('X-Request-Id')
    expect(await idFor('proxy-0123456789')).toBe('proxy-0123456789')
    for (const given of ['', 'short', 'x'.repeat(65), 'with space in it', '{"level":60}', '<script>alert(1)']) {
      expect(await idFor(given)).toMatch(/^[\da-f-]{36}$/)
    }
  })

  it('should be the same for HEAD as for GET, without the body', async () => {
    const world = await openWorld()
    const { token } = await world.learner()
    for (const path of ['/api/version', '/api/learning-plans', '/api/nothing', '/healthz', '/readyz']) {
      const get = await world.send('GET', path, { token })
      const head = await world.send('HEAD', path, { token })
      expect([head.status, head.body]).toEqual([get.status, ''])
      expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'))
      if (!path.includes('nothing')) expect(head.headers.get('Content-Length')).toBe(get.headers.get('Content-Length'))
    }
  })
})

describe('what is not there', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/API/version',
    '/api/version/',
    '/api/chapters',
    '/payments/nothing',
    '/',
  ])('should be a 404 in JSON: %s', async (path) => {
    const world = await openWorld()
    for (const method of ['GET', 'POST', 'DELETE']) {
      const headers = { Accept: 'text/html' }
      expectRefusal(await world.send(method, path, { headers }), 404, 'not-found')
    }
  })

  it('should not get into the log by its path', async () => {
    const world = await openWorld()
    await world.send('GET', '/reset-password/secret-token?token=secret-token')
    expect(world.logged).toHaveLength(1)
    expect(JSON.stringify(world.logged)).not.toContain('secret-token')
  })
})

describe('a throw', () => {
  const secret = 'SELECT * FROM users WHERE email = ada@example.org'
  const ask = async (error: unknown): Promise<{ world: World; reply: Awaited<ReturnType<World['send']>> }> => {
    const world = await openWorld()
    const { token } = await world.learner()
    const broken = await openWorld({
      readModels: { ...world.readModels, listLearningPlans: () => Promise.reject(error) },
      useCases: { authenticate: world.useCases.authenticate },
    })
    return { world: broken, reply: await broken.call(listLearningPlans, {}, token) }
  }

  it('should be answered with a plain sentence, and logged once with its stack', async () => {
    const { world, reply } = await ask(new Error(secret, { cause: new TypeError('deeper') }))
    const { request_id } = expectRefusal(reply, 500, 'internal-error')
    expect(JSON.stringify([reply.body, [...reply.headers]])).not.toMatch(/SELECT|users|\.ts/)
    const errors = world.logged.filter(({ level }) => level === 50)
    expect(errors).toEqual([expect.objectContaining({ request_id, route: '/api/learning-plans' })])
    expect(JSON.stringify(errors)).toMatch(/http-app\.test\.ts.*TypeError: deeper/)
    expect(world.logged.at(-1)).toMatchObject({ msg: 'request', level: 40, status: 500, request_id })
  })

  it('should log of an error nothing that others hung on it', async () => {
    const { world } = await ask(Object.assign(new Error('duplicate key'), { detail: 'ada@example.org', password: 'x' }))
    expect(JSON.stringify(world.logged)).not.toContain('ada@example.org')
  })

  it('should be survived whatever it is that was thrown', async () => {
    for (const thrown of [undefined, null, 'text', 7, { status: 200 }]) {
      expectRefusal((await ask(thrown)).reply, 500, 'internal-error')
    }
    // an error cannot choose its own answer
    const posing = Object.assign(new Error('x'), { status: 200, expose: true, headers: { 'X-Evil': '1' } })
    expectRefusal((await ask(posing)).reply, 500, 'internal-error')
  })

  it('should be a 503 with a time to come back when the database is down', async () => {
    const { world, reply } = await ask(Object.assign(new Error(secret), { name: 'DatabaseUnavailable' }))
    expectRefusal(reply, 503, 'unavailable')
    expect(reply.headers.get('Retry-After')).toBe('2')
    expect(JSON.stringify(world.logged)).not.toContain('SELECT')
  })
})

describe('the request log', () => {
  it('should report who asked for what and how it went', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const { headers } = await world.call(listLearningPlans, {}, token)
    expect(world.logged.at(-1)).toMatchObject({
      level: 30,
      msg: 'request',
      request_id: headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/learning-plans',
      status: 200,
      ms: expect.any(Number),
      user_id: user.id,
    })
    expectSuccess(version, await world.call(version, {}))
    expect(world.logged.at(-1)).not.toHaveProperty('user_id')
  })

  it('should report who signed in, and why a user was not let in', async () => {
    const world = await openWorld()
    const user = await seedUser(world.unitOfWork)
    await world.call(login, { email: user.email, password: 'correct horse' })
    expect(world.logged.at(-1)).toMatchObject({ route: '/api/login', status: 200, user_id: user.id })
    await world.call(login, { email: user.email, password: 'wrong horse' })
    expect(world.logged.at(-1)).toMatchObject({ route: '/api/login', status: 401, code: 'invalid-credentials' })
    expect(JSON.stringify(world.logged)).not.toMatch(/horse|@/)
  })
})

describe('health', () => {
  it('should be reported to any caller, and kept out of the log', async () => {
    const world = await openWorld()
    expect(await world.send('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    const ready = await world.send('GET', '/readyz')
    expect(ready).toMatchObject({ status: 200, body: { ready: true, checks: { database: 'ok' } } })
    expect(world.logged.filter(({ level }) => Number(level) > 20)).toEqual([])

    const down = await openWorld({ isReady: async () => ({ ready: false, checks: { database: 'down' } }) })
    const reply = await down.send('GET', '/readyz')
    expect(reply).toMatchObject({ status: 503, body: { ready: false, checks: { database: 'down' } } })
    expect(await down.send('GET', '/healthz')).toMatchObject({ status: 200 })
  })
})

describe('pages for developers', () => {
  it('should be served under /dev with a policy of their own, and only where there are any', async () => {
    const asked: string[] = []
    const pages = async ({ path }: { readonly path: string }) => {
      asked.push(path)
      const page = { status: 200, type: 'text/html; charset=utf-8', body: '<p>Mail</p>', csp: "default-src 'none'" }
      return path === '/dev/mail' ? { ...page, headers: { 'X-Frame-Options': 'SAMEORIGIN' } } : null
    }
    const world = await openWorld({ pages })
    const reply = await world.send('GET', '/dev/mail?x=1')
    expect(reply).toMatchObject({ status: 200, body: '<p>Mail</p>' })
    expect(reply.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    expect(reply.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    for (const path of ['/dev/none', '/devil']) expectRefusal(await world.send('GET', path), 404, 'not-found')
    expectRefusal(await world.send('POST', '/dev/mail'), 404, 'not-found')
    expect(asked).toEqual(['/dev/mail', '/dev/none'])
    expectRefusal(await (await openWorld()).send('GET', '/dev/mail'), 404, 'not-found')
  })
})

describe('odd requests', () => {
  it.each(['//api/version', '/api/%', '/%E0%A4%A', '/api/chapters/%00', '/?%', '*', 'http://evil.example/api/nothing'])(
    'should be survived: %s',
    async (path) => {
      const world = await openWorld()
      expect(await rawStatus(world.url, path)).toBe(path.includes('chapters') ? 401 : 404)
    },
  )
})

// Helpers

const directives = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    (headers.get('Content-Security-Policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )

/** `fetch` would tidy the path up first. */
const rawStatus = (url: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { path, headers: { Accept: 'application/json' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
    asking.once('error', reject).end()
  })
