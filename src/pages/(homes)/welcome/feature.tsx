import type { ReactNode } from 'react';
import type { RoutePath } from '#site/routes.ts';
import { ButtonLink } from '#ui/links/button-link.tsx';
import style from './features.module.css';

interface Props {
  readonly to: RoutePath;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly picture: ReactNode;
}

export function Feature({ to, title, text, button, picture }: Props) {
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
