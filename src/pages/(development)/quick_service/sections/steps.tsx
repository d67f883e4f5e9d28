import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useService } from '../use-service.ts';
import style from './steps.module.css';

/** Stairs, where every step stands a little higher than the one before, or rows with large figures. */
export function Steps() {
  const { language } = usePage();
  const { slug, own, shared } = useService();
  const kind = lookOf[slug].steps;
  return (
    <Section id="steps" title={shared.steps} beside={kind === 'rows'}>
      <ol className={style[kind]}>
        {own.steps.map(({ name, text }, index) => (
          <li key={name}>
            <p className={style.number}>{format(shared.step, language, { step: index + 1 })}</p>
            <h3>{name}</h3>
            <p className={style.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
