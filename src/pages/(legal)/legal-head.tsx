import type { ReactNode } from 'react';
import { PrintButton } from '#components/sections/print-button.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { legal } from '#content/catalogue/legal.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { pageName, trailTo } from '#site/page-name.ts';
import { routeOf } from '#site/routes.ts';
import style from './legal-head.module.css';
import { type LegalKind, legalPaths } from './legal-kinds.ts';

interface Props {
  readonly kind: LegalKind;
  readonly title: string;
  readonly lead: string;
  readonly picture: ReactNode;
}

/** Lower than other heads: who comes here wants to read. */
export function LegalHead({ kind, title, lead, picture }: Props) {
  const page = usePage();
  const { words, language } = page;
  const { inForceSince, lastRevised } = legal[kind];
  const tabs = Object.values(legalPaths).map((path) => ({
    href: href(path, language),
    label: pageName(routeOf(path), words),
  }));
  return (
    <section className={style.head}>
      <div className={style.words}>
        <Breadcrumb label={words.shell.breadcrumb} trail={trailTo(page)} />
        <h1>{title}</h1>
        <p className={style.lead}>{lead}</p>
        <div className={style.dates}>
          <p>{format(words.legal.inForce, language, { day: inForceSince })}</p>
          <p>{format(words.legal.revised, language, { day: lastRevised })}</p>
          <PrintButton look="quiet">{words.legal.print}</PrintButton>
        </div>
        <div className={style.tabs}>
          <Tabs label={words.legal.tabs} tabs={tabs} current={href(legalPaths[kind], language)} />
        </div>
      </div>
      <div className={style.picture} data-share-picture="" data-no-print="">
        {picture}
      </div>
    </section>
  );
}
