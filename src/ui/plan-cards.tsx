import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { muted, stack } from '#ui/layout.ts';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.tsx';
import { atTop, headline, panelLook } from './look.ts';
import style from './plan-cards.module.css';

interface PlanCard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The figure the plan is chosen by: users, messages. */
  readonly size: string;
  readonly price: ReactNode;
  readonly features: readonly string[];
  readonly action: ReactNode;
  readonly recommended?: boolean | undefined;
  /**
   * The id of an empty element below the row, for messages of an action: in the card they would leave gaps in the
   * others.
   */
  readonly belowId?: string;
}

interface Props {
  readonly plans: readonly PlanCard[];
  /** The badge of the recommended one. */
  readonly recommends: string;
  /** Others are loading: these stay visible, and their buttons are disabled meanwhile. */
  readonly isWaiting?: boolean;
}

/** Plans side by side. The recommended one says so in words and is highlighted. */
export function PlanCards({ plans, recommends, isWaiting = false }: Props) {
  return (
    <ul
      className={stack(5, style.plans)}
      {...dataProps({ count: plans.length })}
      aria-busy={isWaiting || undefined}
      inert={isWaiting}
    >
      {plans.map(({ id, name, description, size, price, features, action, recommended, belowId }) => [
        <li key={id} className={classNames(panelLook, style.plan, recommended && style.best)}>
          <h3>{name}</h3>
          {recommended && (
            <div className={style.badge}>
              <Badge tone="highlight">{recommends}</Badge>
            </div>
          )}
          <p className={muted}>{description}</p>
          <p className={style.size}>{size}</p>
          <p className={style.price}>{price}</p>
          <ul className={stack(2, atTop, style.features)}>
            {features.map((feature) => (
              <li key={feature}>
                <CheckIcon />
                {feature}
              </li>
            ))}
          </ul>
          <div className={stack(3, atTop, style.action)}>{action}</div>
        </li>,
        belowId && <li key={`${id}-below`} id={belowId} className={style.below} />,
      ])}
    </ul>
  );
}

PlanCards.Amount = function Amount({ figure, unit }: { figure: ReactNode; unit?: ReactNode }) {
  return (
    <>
      <strong className={classNames(headline, style.figure)}>{figure}</strong>{' '}
      {unit && <span className={style.unit}>{unit}</span>}
    </>
  );
};
