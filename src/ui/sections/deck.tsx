import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { RoutePath } from '#site/routes.ts';
import { columns } from '#ui/layout.ts';
import box from '../box-link.module.css';
import { classNames } from '../class-names.ts';
import { ArrowIcon } from '../icons.tsx';
import { panelLook, semibold, target } from '../look.ts';
import style from './deck.module.css';
import { Section, type Tone } from './section.tsx';

interface DeckCard {
  readonly to: RoutePath;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly picture: ReactNode;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: Tone;
  readonly cards: readonly DeckCard[];
}

/** Four cards with a picture each. The whole card leads to its page. */
export function Deck({ id, title, lead, tone = 'paper', cards }: Props) {
  const { language } = usePage();
  return (
    <Section id={id} title={title} lead={lead} tone={tone}>
      <ul className={columns(4, { small: 2, full: 4 }, style.deck)}>
        {cards.map((card) => (
          <li key={card.to}>
            <article className={classNames(panelLook, style.card)}>
              <div className={style.picture}>{card.picture}</div>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
              <a href={href(card.to, language)} className={classNames(target, semibold, box.boxLink)}>
                {card.button}
                <span className="visually-hidden"> {card.title}</span>
                <ArrowIcon />
              </a>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
