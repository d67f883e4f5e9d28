import type { ReactNode } from 'react';
import { CookieBanner, CookieSettings } from '#features/consent/views/cookie-banner.tsx';
import { askAnchor, helpDialogId } from '#features/help/help-answer.ts';
import { HelpDialog } from '#features/help/views/help-dialog.tsx';
import { MeetingDialog } from '#features/meetings/views/meeting-dialog.tsx';
import AccessibilityToolbar from '#features/preferences/browser/accessibility-toolbar.tsx';
import { ContactDialog } from '#features/tickets/views/contact-dialog.tsx';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { announcerId, toastsId } from '#site/dialogs.ts';
import { line } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { Toast, ToastStack } from '#ui/toast.tsx';
import { Footer } from './footer/footer.tsx';
import { ToolFooter } from './footer/tool-footer.tsx';
import { Header } from './header/header.tsx';
import { ToolHeader } from './header/tool-header.tsx';
import style from './shell.module.css';

/** The frame around every page. The team's pages have one without what is for visitors. */
export function Shell({ children }: { children: ReactNode }) {
  const { words, route } = usePage();
  const isTool = route.path === '/staff';
  return (
    <>
      {/* The team's pages have a menu of their own before their content. */}
      <a href={isTool ? '#view' : '#content'} className={style.skip}>
        {words.shell.skip}
      </a>
      {isTool ? <ToolHeader /> : <Header />}
      <main id="content" tabIndex={-1} className={style.content}>
        {children}
      </main>
      {isTool ? (
        <ToolFooter />
      ) : (
        <>
          <Footer />
          <Dock />
          <HelpDialog />
          <ContactDialog />
          <MeetingDialog />
        </>
      )}
      <CookieSettings />
      <Toasts />
      <p id={announcerId} role="status" className="visually-hidden" />
    </>
  );
}

/**
 * Where toasts appear, with one of each tone ready to be copied: `platform/browser/interruptions/notify.ts` does that.
 */
function Toasts() {
  const { words } = usePage();
  return (
    <ToastStack id={toastsId}>
      <template {...dataProps({ tone: 'success' })}>
        <Toast tone="success" dismissLabel={words.shell.closePanel}>
          <span {...dataProps({ fill: 'text' })} />
        </Toast>
      </template>
      <template {...dataProps({ tone: 'error' })}>
        <Toast tone="error" title={words.shell.error} dismissLabel={words.shell.closePanel}>
          <span {...dataProps({ fill: 'text' })} />
        </Toast>
      </template>
    </ToastStack>
  );
}

/** What floats at the bottom of the window: accessibility on one side, help on the other, cookies below. */
function Dock() {
  const { words } = usePage();
  return (
    <aside className={style.dock} aria-label={words.shell.dock}>
      <CookieBanner />
      <div className={line(2, style.buttons)}>
        <div className={style.accessibility}>
          <Island
            name="accessibility-toolbar"
            of={AccessibilityToolbar}
            props={{ labels: words.shell.accessibility }}
          />
        </div>
        <SiteLink
          to="/support"
          anchor={askAnchor}
          className={style.help}
          {...dataProps({ opens: helpDialogId })}
          aria-label={words.shell.help.open}
        >
          <span aria-hidden="true">?</span>
        </SiteLink>
      </div>
    </aside>
  );
}
