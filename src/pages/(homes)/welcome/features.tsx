import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import type { RoutePath } from '#site/routes.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Composition } from '#ui/art/composition.tsx';
import { MarkTile } from '#ui/art/mark.tsx';
import { stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './features.module.css';

/**
 * Three cards. Both versions of the first one are in the page, and `<html data-context>`, which the server sets from
 * the visitor's cookie, shows one of them.
 */
export function Features() {
  const { welcome } = usePage().words;
  const { cards } = welcome;
  return (
    <Section id="features" title={welcome.features}>
      <ul className={stack(5, style.features)}>
        <li className={style.microservices}>
          <Feature
            to="/service_developing"
            {...cards.microservices}
            picture={
              <Composition
                rows={[
                  'leaf:vb road:xb leaf1:fb road:xb bend3:xb blank:b',
                  'road1:xb blank:b road1:xb blank:b road1:xb blank:b',
                  'circle:mb road:xb leaf:sb road:xb leaf1:vb ring:fb',
                ]}
              >
                <Ant x={150} y={234} pose="stride" limbs="night" />
              </Composition>
            }
          />
        </li>
        <li className={style.fleet}>
          <Feature to="/products/transpur" {...cards.fleet} picture={<Fleet />} />
        </li>
        <li>
          <Feature
            to="/products/wabot"
            {...cards.chatbots}
            picture={
              <Composition rows={['dots:is blank:s fan1:is', 'blank:s blank:s blank:s']}>
                <MarkTile of="wabot" x={60} y={20} size={180} />
              </Composition>
            }
          />
        </li>
        <li>
          <Feature
            to="/products/suppmail"
            {...cards.pqrs}
            picture={
              <Composition rows={['quarter1:mv blank:v blank:v', 'blank:v blank:v quarter:bv']}>
                <MarkTile of="suppmail" x={60} y={20} size={180} />
              </Composition>
            }
          />
        </li>
      </ul>
    </Section>
  );
}

function Fleet() {
  return (
    <Composition
      rows={[
        'blank:f blank:f blank:f blank:f circle:mf blank:f',
        'blank:f blank:f blank:f blank:f blank:f blank:f',
        'blank:f blank:f blank:f blank:f blank:f blank:f',
        'road:mx road:mx road:mx road:mx road:mx road:mx',
      ]}
    >
      <MarkTile of="transpur" x={20} y={112} size={270} />
      <MarkTile of="transpur" x={340} y={164} size={200} />
    </Composition>
  );
}

interface Props {
  readonly to: RoutePath;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly picture: ReactNode;
}

function Feature({ to, title, text, button, picture }: Props) {
  return (
    <article className={style.card}>
      <div className={style.picture}>{picture}</div>
      <div className={style.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        <ButtonLink to={to} look="secondary">
          {button}
        </ButtonLink>
      </div>
    </article>
  );
}
