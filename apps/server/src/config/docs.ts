import { VARIABLES, type VariableName } from './variables.ts'

const names = Object.keys(VARIABLES) as VariableName[]

/** `docs/configuration.md`: every variable. */
export function configTable(): string {
  const rows = names.map((name) => {
    const { default: fallback, meaning } = VARIABLES[name]
    return `| ${label(name)} | ${fallback || '–'} | ${meaning} |`
  })
  return `${INTRODUCTION}\n\n${['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n')}\n`
}

const INTRODUCTION = `# Configuration

<!-- Written by \`npm run docs\` from apps/server/src/config/variables.ts. Changes by hand are lost at its next run. -->

Set environment variables, or put them into a file \`.env\` in the project's folder, beside \`.env.example\`. The environment wins. If something is
wrong, all errors are listed at once and the exit code is 78. \`npm run cli -- config\` shows what is in force. A variable that ends in \`_FILE\` names a
file with the value, such as a Docker secret.`

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
