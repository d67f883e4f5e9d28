import { useEffect, useId, useRef, useState } from 'react';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { isChangedBy } from '#platform/browser/stored/stored.ts';
import {
  type AccessibilitySettings,
  type AccessibilitySwitch,
  accessibilitySettings,
  applySettings,
  noSettings,
  toggle,
} from '../stored.ts';
import style from './accessibility-toolbar.module.css';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'accessibility-toolbar': typeof AccessibilityToolbar;
  }
}

const switches = ['inverted', 'highlight', 'greyscale', 'largeFont'] as const satisfies AccessibilitySwitch[];

interface Props {
  readonly labels: Record<AccessibilitySwitch | 'open' | 'title' | 'close', string>;
}

/** Four switches that change how every page looks. `first-paint.ts` applies them on the next page. */
export default function AccessibilityToolbar({ labels }: Props) {
  const [open, setOpen] = useState(false);
  const [settings, setSettings] = useSettings();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
    <div className={style.toolbar} onKeyDown={({ key }) => key === 'Escape' && open && close()}>
      <button
        ref={opener}
        type="button"
        className={style.opener}
        aria-label={labels.open}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Figure />
      </button>
      <section id={panel} className={style.panel} hidden={!open} aria-label={labels.title}>
        {open && (
          <>
            <div className={style.heading}>
              <h2>{labels.title}</h2>
              <button type="button" className={style.close} aria-label={labels.close} onClick={close}>
                ×
              </button>
            </div>
            <ul>
              {switches.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    role="switch"
                    aria-checked={settings[name]}
                    className={style.switch}
                    onClick={() => setSettings(toggle(settings, name))}
                  >
                    {labels[name]}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

function useSettings(): [AccessibilitySettings, (settings: AccessibilitySettings) => void] {
  const [settings, setSettings] = useState(noSettings);
  useEffect(() => {
    const read = () => setSettings(recall(accessibilitySettings) ?? noSettings);
    const onOtherTab = (change: StorageEvent) => isChangedBy(change, accessibilitySettings) && read();
    // The page was restored from the back/forward cache: apply what has been chosen since.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && read();
    read();
    addEventListener('storage', onOtherTab);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', onOtherTab);
      removeEventListener('pageshow', onShow);
    };
  }, []);
  const change = (next: AccessibilitySettings) => {
    setSettings(next);
    applySettings(document.documentElement, next);
    remember(accessibilitySettings, next);
  };
  return [settings, change];
}

/** A person with open arms, drawn from circles and lines. */
function Figure() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="26"
      height="26"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="12" cy="4.2" r="2.2" fill="currentColor" stroke="none" />
      <path d="M4 8.6c5 1.6 11 1.6 16 0M12 9.8v5M12 14.8l-3.6 6M12 14.8l3.6 6" />
    </svg>
  );
}
