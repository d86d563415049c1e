export { type HttpApp, makeHttpApp } from './http-app.ts'
export type { HttpDeps, UseCases } from './http-deps.ts'
export { type HttpServer, makeHttpServer } from './http-server.ts'
