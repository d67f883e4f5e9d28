import type { ReactNode } from 'react';
import { surface } from '#components/sections/tone.ts';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { usePage } from '#site/page.ts';
import { trailTo } from '#site/page-name.ts';
import style from './booking-head.module.css';

/** How the page begins: short, because the times are what somebody came for. */
export function BookingHead({ title, children }: { title: string; children: ReactNode }) {
  const page = usePage();
  const { className, room } = surface('blush');
  return (
    <header className={classNames(style.head, className)} data-room={room}>
      <Breadcrumb label={page.words.shell.breadcrumb} trail={trailTo(page)} />
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
