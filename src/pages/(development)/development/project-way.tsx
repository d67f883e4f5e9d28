import { usePage } from '#platform/page/page.ts';
import type { RoutePath } from '#site/routes.ts';
import { Composition, Layers } from '#ui/art/composition.tsx';
import type { MarkDrawing } from '#ui/art/marks/layers.ts';
import { box, disc } from '#ui/art/path.ts';
import { stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './project-way.module.css';

/** Each stop: the page it leads to, and the drawing beside the road, in two cells of 100. */
const stops: readonly { readonly to: RoutePath; readonly layers: MarkDrawing['layers'] }[] = [
  {
    to: '/service_requirements',
    layers: [
      ['day', 'M70 22h60v56H96l-16 16V78H70z'],
      ['night', box(82, 36, 36, 6) + box(82, 50, 24, 6)],
    ],
  },
  {
    to: '/service_design',
    layers: [
      ['vermilion', 'M78 84l8-30 34-34 22 22-34 34z'],
      ['day', 'M78 84l5-18 13 13z'],
    ],
  },
  {
    to: '/service_developing',
    layers: [
      ['sky', box(66, 54, 32, 32) + box(102, 54, 32, 32)],
      ['vermilion', box(84, 18, 32, 32)],
    ],
  },
  {
    to: '/service_testing',
    layers: [
      ['night', `M116 64l24 24-8 8-24-24z${disc(96, 46, 32)}`],
      ['ice', disc(96, 46, 21)],
    ],
  },
  {
    to: '/service_support',
    layers: [
      ['forest', disc(100, 50, 36)],
      ['day', 'M80 50l8-8 9 9 20-22 8 8-28 30z'],
    ],
  },
];

/** One road from the idea to the support; every stop leads to its page. */
export function ProjectWay() {
  const { wayTitle, wayLead, way } = usePage().words.development;
  return (
    <Section id="way" title={wayTitle} lead={wayLead} tone="ice">
      <ol className={stack(0, style.way)}>
        {stops.map(({ to, layers }, index) => (
          <li key={to}>
            <div className={style.picture}>
              <Composition rows={['road:xm road:xm']}>
                <Layers of={[['mustard', disc(100, 50, 46)], ...layers]} />
              </Composition>
            </div>
            <div>
              <h3>
                <SiteLink to={to} className={style.link}>
                  {way[index]?.name}
                </SiteLink>
              </h3>
              <p>{way[index]?.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
