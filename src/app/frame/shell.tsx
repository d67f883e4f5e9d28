import type { ReactNode } from 'react';
import { CookieSettings } from '#features/consent/views/cookie-settings.tsx';
import { HelpDialog } from '#features/help/views/help-dialog.tsx';
import { MeetingDialog } from '#features/meetings/views/meeting-dialog.tsx';
import { ContactDialog } from '#features/tickets/views/contact-dialog.tsx';
import { usePage } from '#platform/page/page.ts';
import { announcerId } from '#site/announcer.ts';
import { Dock } from './dock/dock.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import style from './shell.module.css';
import { Toasts } from './toasts.tsx';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { words } = usePage();
  return (
    <>
      <a href="#content" className={style.skip}>
        {words.shell.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={style.content}>
        {children}
      </main>
      <Footer />
      <Dock />
      <HelpDialog />
      <ContactDialog />
      <MeetingDialog />
      <CookieSettings />
      <Toasts />
      <p id={announcerId} role="status" className="visually-hidden" />
    </>
  );
}
