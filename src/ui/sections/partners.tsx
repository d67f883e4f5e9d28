import { partners } from '#content/catalogue/partners.ts';
import { usePage } from '#platform/page/page.ts';
import { Emblems } from './emblems.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly look?: 'floor' | 'line';
}

/** The ten partners, by what they are. */
export function Partners({ title, lead, look = 'floor' }: Props) {
  const { language } = usePage();
  return (
    <Section id="partners" title={title} lead={lead}>
      <Emblems family="partner" entries={partners.map(({ id, kind }) => ({ id, name: kind[language] }))} look={look} />
    </Section>
  );
}
