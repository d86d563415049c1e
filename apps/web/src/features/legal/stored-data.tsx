import { texts } from 'virtual:texts/legal/stored'

/** What docs/security.md tells the operator, as its owner should hear it. */
export const StoredData = () => (
  <dl className="flex flex-col gap-4">
    {texts.items.map(({ what, detail, howLong }) => (
      <div key={what} className="border-t border-line pt-4">
        <dt className="font-semibold">{what}</dt>
        <dd>{detail}</dd>
        <dd className="mt-1 text-muted">{texts.kept({ howLong })}</dd>
      </div>
    ))}
  </dl>
)
