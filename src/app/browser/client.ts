import { startConsent } from '#features/consent/browser/start-consent.ts';
import { startChoices } from '#features/preferences/browser/choices.ts';
import { startLanguage } from '#features/preferences/browser/language/start-language.ts';
import { takeEarlyPresses } from '#platform/browser/early-presses.ts';
import type { Islands, IslandTables } from '#platform/browser/islands.ts';
import { dataAttribute, dataOf, withData } from '#platform/page/data-attributes.ts';
import { contactDialogId } from '#site/dialogs.ts';
import { openDialog, startDialogs } from './dialogs.ts';

/** Events that arrive before an island is awake are queued, so that what a visitor did is not lost. */
const held = new WeakMap<Element, Event[]>();

const navigationKeys = /^(Arrow|Home|End|Page|Escape)/;

/** A replayed click makes a browser submit a form, and that must not be queued a second time. */
let replaying = false;

function hold(element: Element, event: Event): void {
  // An enhancement handles a click itself, immediately, unless it says otherwise.
  if (isAct(event) && !element.hasAttribute(dataAttribute('asleep'))) return;
  if (event instanceof MouseEvent && event.type === 'click' && isForBrowser(event)) return;
  if (event instanceof KeyboardEvent && !navigationKeys.test(event.key)) return;
  // What was typed is in the page, and React gets it when it is loaded.
  if (event.type === 'input') return;
  const events = held.get(element) ?? [];
  held.set(element, events);
  if (isAct(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    setBusy(event, true);
    // One press is one action: a second click or submit while the first one waits is dropped.
    if (events.some(isAct)) return;
  } else {
    // Of hovering, selecting and the like only the latest counts.
    const earlier = events.findIndex(({ type, target }) => type === event.type && target === event.target);
    if (earlier >= 0) events.splice(earlier, 1);
  }
  events.push(event);
}

/** Replays the events, in order: to React if it is loaded, else to the browser. */
function replay(element: Element): void {
  const events = held.get(element) ?? [];
  held.delete(element);
  replaying = true;
  for (const event of events) {
    const { target } = event;
    setBusy(event, false);
    if (target instanceof Element && target.isConnected) giveBack(event, target);
  }
  replaying = false;
}

/** The button shows immediately that it was pressed, however long React takes. */
function setBusy({ target }: Event, isBusy: boolean): void {
  const button = target instanceof Element && target.closest('[type=submit]');
  if (!button) return;
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/** A copy of a click still follows its link or presses its button, wherever inside of it the click was. */
function giveBack(event: Event, target: Element): void {
  if (event instanceof SubmitEvent) {
    if (!(target instanceof HTMLFormElement)) return;
    // Safari has no `requestSubmit` before version 16.
    if (target.requestSubmit) target.requestSubmit(event.submitter);
    else target.submit();
  } else if (event.type !== 'pointerover' || target.matches(':hover')) {
    target.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
  }
}

function isAct({ type }: Event): boolean {
  return type === 'click' || type === 'submit';
}

/** The browser handles open in a new tab, download and the like. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

/**
 * The one global of this site, for scripts and products that need to open the contact dialog:
 *
 * window.hormiga?.contact.open()
 *
 * Returns whether the dialog is open now.
 */
interface HormigaGlobal {
  readonly contact: { readonly open: () => boolean };
}

declare global {
  interface Window {
    hormiga?: HormigaGlobal;
  }
}

function exposeContact(): void {
  window.hormiga = { contact: { open: () => openDialog(contactDialogId) } };
}

/** An island's React, or an enhancement, is loaded when the visitor needs it and not before. */
const host = `${withData('island')},${withData('enhance')}`;
const intents = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click', 'submit', 'input', 'change'] as const;

/** How often clicks that wait for a lost connection are handed back to the plain HTML. */
const patience = 8000;
/** Time to load what is needed before a timed change, on a slow phone. */
const lead = 2000;

const states = new WeakMap<Element, 'waking' | 'awake'>();
const islands: Islands = { wake, isAsleep: (element) => !states.has(element) };

let tables: IslandTables;

function startIslands(root: Document, known: IslandTables): void {
  tables = known;
  for (const type of intents) root.addEventListener(type, onIntent, true);
  for (const event of takeEarlyPresses()) onIntent(event);
  // An async module may run while the page is still loading.
  if (root.readyState === 'loading') root.addEventListener('DOMContentLoaded', () => scheduleAll(root));
  else scheduleAll(root);
}

function scheduleAll(root: Document): void {
  for (const element of root.querySelectorAll<HTMLElement>(host)) schedule(element);
}

function onIntent(event: Event): void {
  if (!event.isTrusted || replaying || !(event.target instanceof Element)) return;
  const element = event.target.closest<HTMLElement>(host);
  if (!element || states.get(element) === 'awake') return;
  // A tick shows immediately, and React gets it later.
  if (event.type !== 'click' || !event.target.closest('label,input')) hold(element, event);
  void wake(element);
}

function schedule(element: HTMLElement): void {
  const [when, time] = (dataOf(element).wake ?? '').split(':');
  if (when === 'framed' && parent !== window) void wake(element);
  if (when === 'sight') onSight(element);
  if (when === 'address' && time && (location.search + location.hash).includes(time)) void wake(element);
  if (when === 'before') setTimeout(() => wake(element), Number(time) - lead);
}

function onSight(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void wake(element);
    },
    { rootMargin: '200px' },
  );
  // An island has no box in the layout.
  observer.observe((dataOf(element).island && element.firstElementChild) || element);
}

async function wake(element: HTMLElement): Promise<void> {
  if (states.has(element)) return;
  states.set(element, 'waking');
  const timer = setInterval(() => replay(element), patience);
  try {
    await (dataOf(element).island ? hydrateIsland(element) : enhance(element));
    states.set(element, 'awake');
  } catch (error) {
    // The plain HTML still works, and the next intent tries again.
    states.delete(element);
    console.warn(error);
  }
  clearInterval(timer);
  replay(element);
}

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island: name = '' } = dataOf(element);
  const [react, island] = await Promise.all([
    import('#platform/browser/hydrate.tsx'),
    tables.islands().then((table) => table[name]?.()),
  ]);
  if (island) await react.hydrate(element, island.default);
}

async function enhance(element: HTMLElement): Promise<void> {
  const { enhance: name = '' } = dataOf(element);
  const loaded = await (name === 'header' ? tables.header() : tables.enhancers().then((table) => table[name]?.()));
  loaded?.default(element, islands);
}

startIslands(document, {
  islands: () => import('./loaders.ts').then((tables) => tables.islands),
  enhancers: () => import('./loaders.ts').then((tables) => tables.enhancers),
  header: () => import('./header.ts'),
});
startDialogs();
startChoices();
startConsent(() => import('./optional.ts').then((module) => module.optional));
startLanguage();
exposeContact();
