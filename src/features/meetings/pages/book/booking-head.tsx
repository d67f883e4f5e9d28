import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { PageTrail } from '#ui/links/page-trail.tsx';
import { surface } from '#ui/sections/tone.ts';
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
