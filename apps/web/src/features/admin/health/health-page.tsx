import { AdminPage } from '../admin-page.tsx'
import { Costs } from './costs.tsx'
import { Failures } from './failures.tsx'
import { Health } from './health.tsx'

export const HealthPage = () => (
  <AdminPage section="Costs and health" lead="Generation health and cost.">
    <Health />
    <Failures />
    <Costs />
  </AdminPage>
)
