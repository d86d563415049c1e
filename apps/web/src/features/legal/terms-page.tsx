import { texts } from 'virtual:texts/legal/terms'
import { LegalPage } from './legal-page.tsx'

export const TermsPage = () => <LegalPage {...texts} />
