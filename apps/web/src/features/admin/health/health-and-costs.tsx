import { Costs } from './costs.tsx'
import { Failures } from './failures.tsx'
import { Health } from './health.tsx'

export const HealthAndCosts = () => (
  <>
    <Health />
    <Failures />
    <Costs />
  </>
)
