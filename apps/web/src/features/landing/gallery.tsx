import { texts } from 'virtual:texts/landing'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { examplePlanPath } from '../../routing/paths.ts'
import { rememberReturnTo } from '../../routing/return-to.ts'
import { EXAMPLE_HOURS, type ExamplePlan } from '../../texts/examples/example-plans.ts'
import { LabelOf } from '../../ui/button.tsx'
import { FoldMark } from '../../ui/fold-mark.tsx'
import { DemoNote, WayIn } from './way-in.tsx'

const { gallery } = texts

const plans = Object.entries(gallery.plans) as [ExamplePlan, (typeof gallery.plans)[ExamplePlan]][]

/** Plans as the product makes them, for visitors who wonder whether their own goal fits. */
export const Gallery = () => (
  <section aria-labelledby="gallery-title" className="wrap py-16 sm:py-24">
    <h2 id="gallery-title" className="text-title">
      {gallery.heading}
    </h2>
    <p className="mt-2 max-w-[60ch] text-muted">{gallery.lead}</p>
    <DemoNote />
    <ul className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {plans.map(([name, { title, for: reader, chapters }]) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <h3 className="text-lead">{title}</h3>
          <p className="mt-1 text-muted">{reader}</p>
          <p className="mt-2 text-note text-muted">
            {gallery.facts({ chapters: chapters.length, hours: EXAMPLE_HOURS[name] })}
          </p>
          <details className="group/fold mt-1">
            <summary className="link flex min-h-11 w-fit cursor-pointer items-center gap-2">
              <LabelOf label={gallery.chapters} of={title} />
              <FoldMark className="group-open/fold:rotate-180" />
            </summary>
            <ol className="mt-1 list-decimal pl-6 marker:text-muted">
              {chapters.map((chapter) => (
                <li key={chapter} className="py-0.5">
                  {chapter}
                </li>
              ))}
            </ol>
          </details>
          <StartExample name={name} title={title} />
        </li>
      ))}
    </ul>
    <WayIn label={gallery.start} className="mt-10" />
  </section>
)

/** Who is signed in gets it at once; a visitor signs up first, and is then offered to go on. */
function StartExample({ name, title }: { readonly name: string; readonly title: string }) {
  const label = <LabelOf label={gallery.startThis} of={title} />
  const look = 'link flex min-h-11 w-fit items-center font-medium'
  const at = examplePlanPath(name)
  return (
    <>
      <PageLink to={paths.register} onClick={() => rememberReturnTo(at)} className={`${look} for-visitors`}>
        {label}
      </PageLink>
      <PageLink to={at} state={{ pressed: name }} className={`${look} for-learners`}>
        {label}
      </PageLink>
    </>
  )
}
