import { partners } from '#content/catalogue/partners.ts';
import { usePage } from '#site/page.ts';
import { Emblems } from './emblems.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly look?: 'floor' | 'line';
  readonly beside?: boolean;
}

/** The ten partners, by what they are. */
export function Partners({ title, lead, look = 'floor', beside = false }: Props) {
  const { language } = usePage();
  return (
    <Section id="partners" title={title} lead={lead} beside={beside}>
      <Emblems family="partner" entries={partners.map(({ id, kind }) => ({ id, name: kind[language] }))} look={look} />
    </Section>
  );
}
