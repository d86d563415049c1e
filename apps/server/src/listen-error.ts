type Place = { readonly port: number; readonly host: string; readonly variable: 'PORT' | 'METRICS_PORT' }

/** One sentence that says what to do about it. */
export function listenError(error: unknown, { port, host, variable }: Place): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that uses it, or set ${variable} to another port.`
  }
  if (code === 'EACCES') {
    return `This user isn’t allowed to listen on port ${port}. Set ${variable} to a number above 1023.`
  }
  return `Can’t listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`
}
