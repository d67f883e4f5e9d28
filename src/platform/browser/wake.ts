import { takeEarlyPresses } from './early-presses.ts';
import type { Islands, IslandTables } from './islands.ts';
import { hold, replay, replaying } from './replay.ts';

/** An island's React, or an enhancement, is loaded when the visitor needs it and not before. */
const host = '[data-island],[data-enhance]';
const intents = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click', 'submit', 'input', 'change'] as const;

/** Clicks that wait for a lost connection are handed back to the plain HTML as often as this. */
const patience = 8000;
/** Room to load what is needed before a timed change, on a slow phone. */
const lead = 2000;

const states = new WeakMap<Element, 'waking' | 'awake'>();
const islands: Islands = { wake, isAsleep: (element) => !states.has(element) };

let tables: IslandTables;

export function startIslands(root: Document, known: IslandTables): void {
  tables = known;
  for (const type of intents) root.addEventListener(type, onIntent, true);
  for (const event of takeEarlyPresses()) onIntent(event);
  // An async module may run while the page is still arriving.
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
  // A tick shows at once, and React is told of it.
  if (event.type !== 'click' || !event.target.closest('label,input')) hold(element, event);
  void wake(element);
}

function schedule(element: HTMLElement): void {
  const [when, time] = (element.dataset['wake'] ?? '').split(':');
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
  // An island has no box of its own.
  observer.observe((element.dataset['island'] && element.firstElementChild) || element);
}

async function wake(element: HTMLElement): Promise<void> {
  if (states.has(element)) return;
  states.set(element, 'waking');
  const timer = setInterval(() => replay(element), patience);
  try {
    await (element.dataset['island'] ? hydrateIsland(element) : enhance(element));
    states.set(element, 'awake');
  } catch (error) {
    // The HTML goes on working as it is, and the next intent tries again.
    states.delete(element);
    console.warn(error);
  }
  clearInterval(timer);
  replay(element);
}

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island: name = '' } = element.dataset;
  const [react, island] = await Promise.all([
    import('./hydrate.tsx'),
    tables.islands().then((table) => table[name]?.()),
  ]);
  if (island) await react.hydrate(element, island.default);
}

async function enhance(element: HTMLElement): Promise<void> {
  const { enhance: name = '' } = element.dataset;
  const loaded = await (name === 'header' ? tables.header() : tables.enhancers().then((table) => table[name]?.()));
  loaded?.default(element, islands);
}
