import type { ReactNode } from 'react';
import { surface } from '#components/sections/tone.ts';
import { PageTrail } from '#components/shell/page-trail.tsx';
import { classNames } from '#components/ui/class-names.ts';
import style from './booking-head.module.css';

/** How the page begins: short, because the times are what somebody came for. */
export function BookingHead({ title, children }: { title: string; children: ReactNode }) {
  const { className, room } = surface('blush');
  return (
    <header className={classNames(style.head, className)} data-room={room}>
      <PageTrail />
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
