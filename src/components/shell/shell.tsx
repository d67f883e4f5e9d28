import type { ReactNode } from 'react';
import { announcerId } from '#site/announcer.ts';
import { usePage } from '#site/page.ts';
import { CookieSettings } from './consent/cookie-settings.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { Dock } from './dock/dock.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
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
