import type { ReactNode } from 'react';
import { usePage } from '#site/page.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/icons.tsx';
import style from './plan-cards.module.css';

export interface PlanCard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The figure the plan is chosen by: users, messages. */
  readonly size: string;
  readonly price: ReactNode;
  readonly features: readonly string[];
  readonly action: ReactNode;
  readonly recommended?: boolean | undefined;
}

/** Plans beside each other. The recommended one says so in words and stands out from the floor. */
export function PlanCards({ plans }: { readonly plans: readonly PlanCard[] }) {
  const { words } = usePage();
  return (
    <ul className={style.plans} data-count={plans.length}>
      {plans.map(({ id, name, description, size, price, features, action, recommended }) => (
        <li key={id} className={classNames(style.plan, recommended && style.best)}>
          <div className={style.top}>
            <h3>{name}</h3>
            {recommended && <Badge tone="highlight">{words.sections.recommended}</Badge>}
          </div>
          <p className={style.description}>{description}</p>
          <p className={style.size}>{size}</p>
          <p className={style.price}>{price}</p>
          <ul className={style.features}>
            {features.map((feature) => (
              <li key={feature}>
                <CheckIcon />
                {feature}
              </li>
            ))}
          </ul>
          <div className={style.action}>{action}</div>
        </li>
      ))}
    </ul>
  );
}

PlanCards.Amount = function Amount({ figure, unit }: { figure: ReactNode; unit?: ReactNode }) {
  return (
    <>
      <strong className={style.figure}>{figure}</strong> {unit && <span className={style.unit}>{unit}</span>}
    </>
  );
};
