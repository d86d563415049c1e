import { texts } from 'virtual:texts/legal/privacy'
import { LegalPage } from './legal-page.tsx'
import { StoredData } from './stored-data.tsx'

export const PrivacyPage = () => <LegalPage {...texts} below={{ 'what-we-keep': <StoredData /> }} />
