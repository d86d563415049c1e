import { type Plugin, parseAst } from 'vite'

/**
 * Leaves out of the contract what no browser reads: the sentences of the API document, and the statuses of refusals, which only a stream
 * looks up.
 */
export const withLeanContract = (): Plugin => ({
  name: 'with-lean-contract',
  transform: {
    filter: { id: /packages\/contract\/src\/(?!endpoint\.)/, code: /= endpoint\(/ },
    handler(code) {
      const short = withoutDescriptions(code)
      if (short === code) this.error('endpoints are made in another way: look again at build/lean-contract.ts')
      return { code: short, map: null }
    },
  },
})

/** A module without what its calls of `endpoint` say for others. */
export function withoutDescriptions(code: string): string {
  const left = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const made = declared?.type === 'VariableDeclaration' ? declared.declarations.map(({ init }) => init) : []
    return made.flatMap((call) => {
      if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'endpoint')
        return []
      const description = call.arguments.at(-1)
      const properties = description?.type === 'ObjectExpression' ? description.properties : []
      const named = properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier'
          ? [{ name: one.key.name, start: one.start, end: one.end }]
          : [],
      )
      const streams = named.some(({ name }) => name === 'streams')
      return named.filter(({ name }) => name === 'summary' || (name === 'refusals' && !streams))
    })
  })
  return left.reduceRight(
    (short, { start, end }) => short.slice(0, start) + short.slice(end).replace(/^\s*,/, ''),
    code,
  )
}
