// Who may import whom. Each row names a part of the tree and everything that it may import; the rest is forbidden.

const tests = '(\\.test\\.tsx?$|/(test|testing|e2e|build)/|\\.config\\.ts$|/build\\.mjs$)'
const domain = '^packages/domain/src'
const rules = `${domain}/(shared|audit|users|credits|plans|chapters|check|reviews|help|placement|conversations|brief|time|tutoring|resources|mails)/`
const contract = '^packages/contract/src/'
const kit = '^packages/language-model-kit/src/'
/** How formulas are read in Markdown, by the server and by the page. */
const math = '^packages/markdown-math/src/'
/** What tests of several packages share. */
const shared = '^packages/testing/'
const packages = '(^|/)node_modules/'
/** For the list of what is allowed: what Node itself brings. */
const builtIn = Symbol('built in')

const to = (allowed) => ({
  // What does not exist has a rule of its own.
  couldNotResolve: false,
  pathNot: allowed.filter((entry) => entry !== builtIn),
  ...(allowed.includes(builtIn) && { dependencyTypesNot: ['core'] }),
})

/** Whoever lives at `from` may import `allowed`, and nothing else. */
const only = (name, from, allowed) => ({
  name: `only-${name}`,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: to(allowed),
})

/** The same for the tests, the test data and the configuration that lie in `from`. */
const testsOnly = (name, from, allowed) => ({
  name: `only-${name}-tests`,
  severity: 'error',
  from: { path: `${from}.*${tests}` },
  to: to([...allowed, packages, builtIn]),
})

/** Which feature of the web app may import which others. The list has no cycle: leave it without one. */
const featureEdges = {
  account: ['payments', 'language'],
  admin: ['learning'],
  conversations: ['learning'],
  landing: [],
  learning: ['payments'],
  legal: [],
  payments: [],
  'sign-in': ['language'],
  language: [],
}

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('domain-rules', rules, [rules]),
    only('domain-ports', `${domain}/ports/`, [rules, `${domain}/ports/`]),
    only('domain-use-cases', `${domain}/use-cases/`, [rules, `${domain}/(ports|use-cases)/`]),
    only('domain', `${domain}/`, [`${domain}/`]),
    testsOnly('domain', '^packages/domain', ['^packages/domain/']),

    only('contract', contract, [contract, `${packages}zod/`]),
    testsOnly('contract', '^packages/contract', ['^packages/contract/']),

    only('markdown-math', math, [math, packages]),

    only('language-model-kit', kit, [kit, `${domain}/`, `${packages}jsonrepair/`]),

    only('evaluation', '^packages/(evaluation)/', [
      '^packages/(evaluation|domain)/',
      '^adapters/(offline-tutor|openai|ollama|markdown|franc)/src/',
      '^adapters/safety/(src|train)/',
      kit,
      shared,
      packages,
      builtIn,
    ]),

    only('http', '^adapters/http/src/', ['^adapters/http/src/', `${domain}/`, contract, packages, builtIn]),
    testsOnly('http', '^adapters/http', ['^adapters/http/', '^packages/domain/', contract, kit]),
    only('adapter', '^adapters/(?!http/|openai/|ollama/)([^/]+)/src/', [
      '^adapters/$1/src/',
      `${domain}/`,
      math,
      packages,
      builtIn,
    ]),
    only('model-adapter', '^adapters/(openai|ollama)/src/', [
      '^adapters/$1/src/',
      `${domain}/`,
      kit,
      packages,
      builtIn,
    ]),
    only('source', '^adapters/resources/src/sources/', ['^adapters/resources/src/[^/]+$', `${domain}/`]),
    only('safety-training', '^adapters/safety/train/', ['^adapters/safety/(src|train)/', builtIn]),
    testsOnly('adapter', '^adapters/(?!http/)([^/]+)', [
      '^adapters/($1|markdown/src)/',
      '^packages/domain/',
      kit,
      shared,
    ]),
    testsOnly('language-model-kit', '^packages/language-model-kit', [kit, '^packages/domain/']),
    testsOnly('testing', shared, [shared, '^packages/domain/', '^(adapters/[^/]+|apps/server)/src/']),

    only('web-ui', '^apps/web/src/ui/', [
      '^apps/web/src/(ui|styles|texts|browser)/',
      math,
      '^node_modules/(?!react-router)',
    ]),
    only('web', '^apps/web/src/', ['^apps/web/src/', contract, math, packages]),
    testsOnly('web', '^apps/web', ['^apps/web/', contract, math, '^adapters/markdown/src/', '^scripts/', shared]),
    never(
      'no-feature-below',
      'Features build on these, not the other way round.',
      { path: '^apps/web/src/(api|ui|texts)/', pathNot: tests },
      { path: '^apps/web/src/features/' },
    ),
    ...Object.entries(featureEdges).map(([feature, others]) =>
      never(
        `only-feature-${feature}`,
        'Features know each other along listed edges only.',
        { path: `^apps/web/src/features/${feature}/`, pathNot: tests },
        { path: '^apps/web/src/features/', pathNot: `^apps/web/src/features/(${[feature, ...others].join('|')})/` },
      ),
    ),
    only('server', '^apps/server/src/', [
      '^apps/server/src/',
      '^adapters/[^/]+/src/',
      `${domain}/`,
      contract,
      packages,
      builtIn,
    ]),
    never(
      'inversify-in-server',
      'The container is a matter of the composition root.',
      { pathNot: '^apps/server/' },
      { path: `${packages}(inversify|@inversifyjs|reflect-metadata)/` },
    ),

    never(
      'no-cycles',
      'Split what two files share into a third. A page loaded on demand may link back to the list of pages.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    never(
      'declared',
      'npm hoists every package to the root: without this rule it would work, until it is moved.',
      { pathNot: tests },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    never(
      'declared-in-tests',
      'The tools of the tests are declared once, at the root.',
      { path: tests },
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: `${packages}(vitest|@vitest|fast-check|@playwright|@axe-core)/`,
      },
    ),
    never(
      'no-development-only',
      'It would be missing in production.',
      { path: '^(packages|adapters|apps)/[^/]+/src/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    never('resolvable', 'It does not exist.', {}, { couldNotResolve: true }),
  ],
  options: {
    // TypeScript 7 has no compiler API to parse with.
    parser: 'swc',
    tsPreCompilationDeps: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|adapters|apps)/[^/]+/dist/|^virtual:texts/' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['app-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
}
