import { AdminPage } from '../admin-page.tsx'
import { HealthAndCosts } from './health-and-costs.tsx'

/** Features never import each other, so the page gets the portal around it from here. */
export const AdminHealth = () => (
  <AdminPage section="Costs and health" lead="Generation health and cost.">
    <HealthAndCosts />
  </AdminPage>
)
