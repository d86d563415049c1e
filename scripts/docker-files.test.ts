import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { VARIABLES } from '../apps/server/src/config/variables.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

/** Docker itself runs neither here nor in every place where this is built: linters, and what must not get lost. */
describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile')

  it('should have no fault that a linter finds', () => {
    expect(validate(dockerfile)).toEqual([])
    // so that an empty answer means something
    expect(validate('FROM node\nCOPYY . .')).not.toEqual([])
  })

  it('should run as an unprivileged user, from images of a named version, and say whether it is healthy', () => {
    const [, run = ''] = dockerfile.split(/^(?=FROM \S+$)/m)
    expect(run).toMatch(/^USER node$/m)
    expect(run).toMatch(/^HEALTHCHECK /m)
    expect(run).not.toMatch(/npm (ci|install|run)/)
    for (const [, image = ''] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+/)
  })

  it('should start Node itself, which gets the signals then', () => {
    expect(dockerfile).toMatch(
      /^CMD \["node", "--conditions=app-source", "--max-semi-space-size=8", "apps\/server\/src\/main\.ts"\]$/m,
    )
  })

  it('should hold no tests and no tools of developers', () => {
    expect(dockerfile).toMatch(/npm ci --omit=dev .*--workspace=apps\/server/)
    expect(dockerfile).not.toMatch(/^COPY --from=build (?!\/app\/apps\/web\/dist )/m)
    const left = read('.dockerignore').split('\n')
    for (const path of ['**/*.test.ts', 'adapters/*/test', 'apps/server/test', 'packages/testing/**/*.ts'])
      expect(left).toContain(path)
  })

  it("should be built without what lies on the builder's disk", () => {
    const left = read('.dockerignore').split('\n')
    for (const path of ['.git', '.env', '**/node_modules', 'data', '**/dist']) expect(left).toContain(path)
  })
})

describe('docker-compose.yml', () => {
  const compose = read('docker-compose.yml')
  const services = new Map(
    compose
      .slice(compose.indexOf('\nservices:\n') + 11, compose.indexOf('\nvolumes:\n'))
      .split(/^ {2}(?=[\w-]+:$)/m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf(':')), text]),
  )
  const shared = compose.slice(compose.indexOf('x-app:'), compose.indexOf('x-environment:'))

  it('should have no fault that a linter finds', () => {
    const order = {
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'top-level-properties-order': 0,
    } as const
    const quotes = { 'require-quotes-in-ports': [1, { quoteType: 'double' }] } satisfies Rules
    const linter = new DCLinter({ rules: { ...order, ...quotes }, quiet: false, debug: false, exclude: [] })
    expect(
      linter
        .lintFiles(
          ['docker-compose.yml', 'docker-compose.gpu.yml', 'docker-compose.secrets.yml'].map((name) =>
            join(ROOT, name),
          ),
          false,
        )
        .flatMap(({ messages }: { messages: readonly unknown[] }) => messages),
    ).toEqual([])
  })

  it('should have the app, its database and the profiles', () => {
    expect([...services.keys()].toSorted()).toEqual(['app', 'mailpit', 'ollama', 'ollama-pull', 'postgres', 'worker'])
    expect(services.get('worker')).toContain('profiles: [workers]')
    expect(services.get('mailpit')).toContain('profiles: [mail]')
    expect(services.get('ollama')).toContain('profiles: [ollama]')
  })

  it('should let no container write to its root, keep a right, or gain one', () => {
    for (const [name, text] of services) {
      const whole = text.includes('<<: *app') ? shared + text : text
      expect(whole, name).toContain('read_only: true')
      expect(whole, name).toContain('cap_drop: [ALL]')
      expect(whole, name).toContain('security_opt: ["no-new-privileges:true"]')
      expect(whole, name).not.toMatch(/privileged:|image: \S+:latest|image: [^:\s]+$/m)
    }
    expect(services.get('postgres')).toContain('user: postgres')
  })

  it('should open ports to this machine only', () => {
    const ports = [...compose.matchAll(/^ +- "([^"]*:\d+)"$/gm)].map(([, port]) => port)
    expect(ports.length).toBeGreaterThan(0)
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  it('should have no secret of its own', () => {
    // the app itself refuses to start without an APP_SECRET or a file of it
    expect(compose).toMatch(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/)
    expect(compose).toContain(`APP_SECRET: ${'$'}{APP_SECRET:-}`)
    expect(compose).not.toMatch(/(SECRET|PASSWORD|KEY): [^$\s]/)
  })

  it('should hand every setting of the app on from the environment', () => {
    const environment = compose.slice(compose.indexOf('x-environment:'), compose.indexOf('\nservices:\n'))
    const handed = [...(environment + services.get('app')).matchAll(/^ +([A-Z_]+): /gm)].map(([, name]) => name)
    // the image says where it listens and keeps its files; the others are for tests
    const isForTests = (name: string) => /_API_BASE$|^RESOURCE_ALLOW_HOSTS$/.test(name)
    const settled = ['PORT', 'HOST', 'DATA_DIR', ...Object.keys(VARIABLES).filter(isForTests)]
    expect([...handed, ...settled].toSorted()).toEqual(Object.keys(VARIABLES).toSorted())
  })

  it('should make a new image of a new version, pull the local model, and reach what runs on the machine itself', () => {
    expect(shared).toContain('pull_policy: build')
    expect(shared).toContain(`waymark:${JSON.parse(read('package.json')).version}`)
    expect(shared).toContain('host.docker.internal:host-gateway')
    expect(services.get('ollama-pull')).toContain(
      `"pull", "${'$'}{OLLAMA_MODEL:-${VARIABLES.OLLAMA_MODEL.default.replaceAll('`', '')}}"`,
    )
  })

  it('should take secrets from files instead, under names that the app knows', () => {
    const files = [...read('docker-compose.secrets.yml').matchAll(/^ +(\w+)_FILE: \/run\/secrets\/([\w-]+)$/gm)]
    expect(files).not.toEqual([])
    for (const [, name = '', secret] of files) {
      expect(VARIABLES[name as keyof typeof VARIABLES]).toHaveProperty('secret')
      expect(read('docker-compose.secrets.yml')).toContain(`file: ./secrets/${secret}`)
    }
  })

  it('should know every role of the app, and give it a database role that is no superuser', () => {
    expect(services.get('app')).toContain(`ROLE: ${'$'}{ROLE:-all}`)
    expect(services.get('worker')).toContain('ROLE: worker')
    expect(services.get('postgres')).toContain('./scripts/init-postgres.sh:/docker-entrypoint-initdb.d/')
    expect(read('scripts/init-postgres.sh')).toMatch(/CREATE ROLE waymark LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE/)
  })
})

type Rules = ConstructorParameters<typeof DCLinter>[0]['rules']
