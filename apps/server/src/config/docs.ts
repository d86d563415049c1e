import { VARIABLES, type VariableName } from './variables.ts'

const names = Object.keys(VARIABLES) as VariableName[]

/** The README's table of every variable. */
export function configTable(): string {
  const rows = names.map((name) => {
    const { default: fallback, meaning } = VARIABLES[name]
    return `| ${label(name)} | ${fallback || '–'} | ${meaning} |`
  })
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}

/** `.env.example`: every variable, none set. */
export function envExample(): string {
  const entries = names.map((name) => {
    const { default: fallback, meaning } = VARIABLES[name]
    return `# ${meaning}${fallback ? ` (default: ${fallback.replaceAll('`', '')})` : ''}\n#${name}=`
  })
  const heading =
    '# Copy this file to .env and set what you need. The environment wins over it. Nothing is required to try it out.'
  return `${[heading, ...entries].join('\n\n')}\n`
}

const label = (name: VariableName): string =>
  'secret' in VARIABLES[name] ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``
