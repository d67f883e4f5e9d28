import { brand } from '#content/brand.ts';
import { executiveMessage } from '#content/catalogue/executive-message.ts';
import { team } from '#content/catalogue/team.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Portrait } from '#ui/art/portrait.tsx';
import { withFacts } from '../company-facts.ts';
import style from './chief-executive.module.css';

/** What the chief executive has to say, with a face as large as the words. */
export function ChiefExecutive() {
  const { words, language } = usePage();
  const { usa } = words.home;
  const executive = team.find(({ id }) => id === 'executive');
  if (!executive) throw new Error('team.json has no entry "executive"');
  return (
    <section id="ceo" className={style.letter} aria-labelledby="ceo-title" data-room="light">
      <div className={style.face}>
        <Portrait seed={executive.id} />
      </div>
      <div className={style.words}>
        <h2 id="ceo-title">{usa.ceo}</h2>
        {executiveMessage.paragraphs[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={style.sign}>
          <strong>{format(usa.ceoSign, language, { role: executive.role[language], brand: brand.name })}</strong>
          <br />
          {withFacts(usa.ceoYears, language)}
        </p>
      </div>
    </section>
  );
}
