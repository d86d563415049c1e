import http from 'node:http'
import { spawn } from 'node:child_process'
import { pino } from 'pino'
import Koa from 'koa'
import { Router } from '@koa/router'
import { clientAddress } from '../src/kit/client-address.ts'
import { problems } from '../src/kit/problems.ts'
import { requestId } from '../src/kit/request-id.ts'
import { requestLog } from '../src/kit/request-log.ts'
import { securityHeaders } from '../src/kit/security-headers.ts'
import { serve } from '../src/kit/serve.ts'
import { makeRoutes } from '../src/routes.ts'
import { makeOpenStreams } from '../src/kit/open-streams.ts'
const parts = process.argv[2]!.split('+')
const cards = Array.from({length:5},()=>({id:crypto.randomUUID(),title:'Sourdough from scratch',description:'Bake a loaf that you are proud of.',generationStatus:'COMPLETE',generationError:null,progress:10,createdAt:new Date(),chapters:Array.from({length:10},(_, i)=>({id:crypto.randomUUID(),title:'Chapter '+i,isUnlocked:false,price:10,isCompleted:false,contentStatus:'PENDING'}))}))
const reader = { user: { id: crypto.randomUUID(), role: 'standard' }, sessionId: 's' }
const identifyReader = async (t: string) => t === 'good' ? reader : null
const screens = { dashboard: async () => cards }
const log = pino({}, pino.destination({ dest: '/dev/null', sync: false }))
const routes = makeRoutes({ useCases: { identifyReader } as any, screens: screens as any, appInfo: {name:'x'} as any, version: '1' })
const app = new Koa<any>()
const s = serve(routes.learningPlans, { identifyReader: identifyReader as any, streams: makeOpenStreams(), log })
for (const p of parts) {
  if (p === 'id') app.use(requestId)
  if (p === 'addr') app.use(clientAddress([]))
  if (p === 'log') app.use(requestLog(log))
  if (p === 'helmet') app.use(securityHeaders({ production: true, connectTo: [] }))
  if (p === 'prob') app.use(problems(log))
  if (p === 'router') { const router = new Router<any>({ sensitive: true, strict: true }); for (const r of Object.values(routes)) router.register([r.endpoint.path], [r.endpoint.method], serve(r, { identifyReader: identifyReader as any, streams: makeOpenStreams(), log })); app.use(router.routes()) }
  if (p === 'serve') app.use((ctx: any) => { ctx.params = {}; return s(ctx) })
}
let listener: any = app.callback()
const fallback = JSON.stringify({a:'x'.repeat(9000)})
if (parts[0] === 'fixed') { app.middleware = []; app.use(async (ctx) => { ctx.set('Content-Type','application/json'); ctx.body = fallback }); listener = app.callback() }
if (parts[0] === 'bare') listener = async (req: any, res: any) => {
  const r = await identifyReader((req.headers.authorization ?? '').slice(7)); if (!r) { res.writeHead(401); res.end(); return }
  const body = JSON.stringify((await screens.dashboard()).map((c: any) => ({ id: c.id, title: c.title, description: c.description, generation_status: c.generationStatus, generation_error: c.generationError, progress: c.progress, status: c.progress === 100 ? 'complete':'in_progress', created_at: c.createdAt.toISOString(), chapters: c.chapters.map((l: any) => ({ id: l.id, title: l.title, isUnlocked: l.isUnlocked, price: l.price, is_completed_by_current_user: l.isCompleted, content_status: l.contentStatus })) })))
  res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }); res.end(body)
}
const server = http.createServer(listener).listen(0, () => {
  const port = (server.address() as any).port
  const run = (ms: number) => new Promise<any>((ok) => { const c = spawn(process.execPath, ['/tmp/b/load.mjs', String(port), String(ms), 'good'], { stdio: ['ignore','pipe','inherit'] }); let o=''; c.stdout!.on('data', d => o += d); c.on('exit', () => ok(JSON.parse(o))) })
  ;(async () => { await run(1500); const rs: number[] = []; for (let i = 0; i < 6; i++) { const c0 = process.cpuUsage(); const r = await run(1000); const c = process.cpuUsage(c0); rs.push((c.user+c.system)/r.n) } console.log(process.argv[2]!.padEnd(42), 'min', Math.min(...rs).toFixed(1), 'median', rs.sort((a,b)=>a-b)[3]!.toFixed(1), 'µs cpu/req'); process.exit() })()
})
