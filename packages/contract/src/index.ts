export * from './endpoint.ts'
export * from './endpoints.ts'
export * from './modules.ts'
export { LANGUAGE_NAMES } from './shapes.ts'
