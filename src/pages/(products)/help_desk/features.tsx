import { usePage } from '#platform/page/page.ts';
import { Drawing } from '#ui/art/drawing.tsx';
import { features as drawings } from '#ui/art/help-desk/features.ts';
import { Card, CardGrid } from '#ui/card.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './features.module.css';

const names = ['workflow', 'groups', 'messengers', 'satisfaction', 'api', 'widget'] as const;

export function Features() {
  const { features } = usePage().words.helpDesk;
  return (
    <Section id="features" title={features.title} lead={features.lead}>
      <div className={style.kinds}>
        <div>
          <h3>{features.kindsTitle}</h3>
          <p className={style.text}>{features.kindsText}</p>
        </div>
        <ul className={style.letters} data-room="light">
          {features.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </div>
      <CardGrid>
        {names.map((name) => (
          <Card key={name} mark={<Drawing of={drawings[name]} size={72} />} {...features.items[name]} />
        ))}
      </CardGrid>
    </Section>
  );
}
