import { texts } from 'virtual:texts/admin/configuration'
import { adminConfiguration, type ReplyOf } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { Badge } from '../../../ui/badge.tsx'
import { AdminPage, Code, type Column, Fact, FactList, Loaded, Records, Section } from '../page-parts.tsx'

type Configuration = ReplyOf<typeof adminConfiguration>
type Setting = Configuration['settings'][number]

export const ConfigurationPage = () => (
  <AdminPage section={texts.title} lead={texts.lead}>
    <Loaded query={useQuery({ ...q(adminConfiguration, {}), staleTime: 0 })} texts={texts} className="min-h-dvh">
      {(configuration) => <Shown {...configuration} />}
    </Loaded>
  </AdminPage>
)

const Shown = (shown: Configuration) => (
  <>
    <Section title={texts.overview}>
      <FactList>
        <Fact name={texts.version}>{shown.version}</Fact>
        <Fact name={texts.role}>{texts.roles[shown.role]}</Fact>
        <Fact name={texts.tutor}>
          {texts.tutors[shown.tutor.provider]}
          {shown.tutor.model !== null && (
            <>
              {' '}
              <Code>{shown.tutor.model}</Code>
            </>
          )}
        </Fact>
        <Fact name={texts.payments}>{texts.paymentModes[shown.payments]}</Fact>
        <Fact name={texts.mail}>{texts.mails[shown.mail]}</Fact>
        <Fact name={texts.sources}>{shown.sources.length === 0 ? texts.noSources : shown.sources.join(', ')}</Fact>
        <Fact name={texts.languages}>{shown.languages.join(', ')}</Fact>
      </FactList>
    </Section>
    <Section title={texts.retention} note={texts.retentionNote}>
      <FactList>
        {shown.retention.map(({ what, days }) => (
          <Fact key={what} name={texts.retained[what]}>
            {texts.days({ count: days })}
          </Fact>
        ))}
      </FactList>
    </Section>
    {groups.map((group) => (
      <Section key={group} title={texts.groups[group]}>
        <Records
          label={texts.groups[group]}
          rows={shown.settings.filter((setting) => setting.group === group)}
          keyOf={({ name }) => name}
          head={{ name: texts.variable, of: ({ name }) => <Code>{name}</Code> }}
          columns={columns}
        />
      </Section>
    ))}
  </>
)

// keys forget the names
const groups = Object.keys(texts.groups) as Setting['group'][]

const columns: readonly Column<Setting>[] = [
  { name: texts.value, of: (setting) => <Value {...setting} /> },
  { name: texts.from, of: (setting) => (setting.is_default ? texts.byDefault : <Badge>{texts.set}</Badge>) },
]

const Value = ({ is_secret: isSecret, is_default: isDefault, value }: Setting) => {
  if (isSecret) return isDefault ? texts.notSet : texts.hidden
  return value === null ? texts.notSet : <span className="wrap-anywhere">{value}</span>
}
