import { ignoreErrors } from '#platform/browser/promises.ts';
import { dataOf, withData, withDataValue } from '#platform/page/data-attributes.ts';

/** How long scrolling must have stopped before the visible slide counts as the current one. */
const settleTime = 120;

/** Adds to slides that can be scrolled: Back and Next, keys, the badge, the URL of the slide, the full screen. */
export default function enhancePitch(deck: HTMLElement): void {
  const track = deck.querySelector<HTMLElement>(withData('track'));
  const slides = [...deck.querySelectorAll<HTMLElement>(withData('slide'))];
  const topics = [...deck.querySelectorAll<HTMLAnchorElement>(`${withData('topics')} a`)];
  if (!track) return;
  const last = slides.length - 1;
  let current = 0;

  const indexOf = (hash: string) => slides.findIndex(({ id }) => `#${id}` === hash);
  const inSight = () => Math.round(track.scrollLeft / track.clientWidth);

  const mark = (index: number) => {
    const slide = slides[index];
    if (!slide || index === current) return;
    current = index;
    topics.forEach((topic, at) => {
      if (at === index) topic.setAttribute('aria-current', 'true');
      else topic.removeAttribute('aria-current');
    });
    keepInSight(topics[index]);
    write(deck, withData('badge'), dataOf(slide).slide);
    write(deck, withData('status'), dataOf(slide).announce);
    setStep(deck, 'back', slides[index - 1]);
    setStep(deck, 'next', slides[index + 1]);
    if (indexOf(location.hash) !== index) history.replaceState(history.state, '', `#${slide.id}`);
  };
  const show = (index: number) => {
    const slide = slides[Math.min(Math.max(index, 0), last)];
    if (!slide) return;
    track.scrollTo({ left: slide.offsetLeft });
    // On a phone a slide is taller than the window, and the next one starts at its top.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (track.getBoundingClientRect().top < covered) track.scrollIntoView({ block: 'start' });
    mark(slides.indexOf(slide));
  };

  deck.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(indexOf(link.hash));
  });
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    // Around the deck, the focus is on the whole page: nowhere, or on <main> when the cookie banner has passed it on.
    const isHere = target instanceof Node && (deck.contains(target) || target.contains(deck));
    const index = isHere ? slideByKey(event, current, last, document.fullscreenElement === deck) : undefined;
    if (index === undefined) return;
    event.preventDefault();
    show(index);
  });

  let settling: ReturnType<typeof setTimeout> | undefined;
  track.addEventListener('scroll', () => {
    clearTimeout(settling);
    settling = setTimeout(() => mark(inSight()), settleTime);
  });
  addEventListener('hashchange', () => {
    const index = indexOf(location.hash);
    if (index >= 0) show(index);
  });
  offerFullScreen(deck, () => track.scrollTo({ left: slides[current]?.offsetLeft ?? 0, behavior: 'instant' }));

  // The browser has scrolled to the slide of the URL, unless the style sheet loaded after that.
  const named = indexOf(location.hash);
  if (named >= 0) track.scrollTo({ left: slides[named]?.offsetLeft ?? 0, behavior: 'instant' });
  mark(named >= 0 ? named : inSight());
}

function write(deck: HTMLElement, selector: string, text: string | undefined): void {
  const place = deck.querySelector(selector);
  if (place) place.textContent = text ?? '';
}

/** A button that leads nowhere is hidden, and passes the focus to the other one. */
function setStep(deck: HTMLElement, name: 'back' | 'next', target: HTMLElement | undefined): void {
  const step = deck.querySelector<HTMLAnchorElement>(withDataValue('go', name));
  if (!step) return;
  if (target) step.href = `#${target.id}`;
  const hadFocus = step === document.activeElement;
  step.hidden = !target;
  if (!hadFocus || target) return;
  const other = deck.querySelector<HTMLAnchorElement>(withDataValue('go', name === 'back' ? 'next' : 'back'));
  if (other) other.hidden = false;
  other?.focus();
}

/** The topics scroll sideways on a phone; the page must not move for them. */
function keepInSight(topic: HTMLElement | undefined): void {
  const list = topic?.closest('ol');
  if (topic && list) list.scrollTo({ left: topic.offsetLeft - (list.clientWidth - topic.offsetWidth) / 2 });
}

/**
 * The slide that a key leads to, if any. A presenter's remote sends Page Up and Page Down; they scroll the page except
 * in full screen.
 */
function slideByKey(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  current: number,
  last: number,
  isFullScreen: boolean,
): number | undefined {
  if (ctrlKey || metaKey || shiftKey || altKey) return undefined;
  if (key === 'ArrowRight' || (isFullScreen && key === 'PageDown')) return current + 1;
  if (key === 'ArrowLeft' || (isFullScreen && key === 'PageUp')) return current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The button says how to leave while the element fills the screen. `onChange` runs when its size has changed. */
function offerFullScreen(element: HTMLElement, onChange: () => void): void {
  const button = element.querySelector<HTMLElement>(withData('full-screen'));
  const label = button?.querySelector('span > span');
  if (!button || !label || !document.fullscreenEnabled) return;
  const words = { enter: label.textContent, leave: dataOf(button).fullScreen ?? '' };
  dataOf(element).canFill = '';
  button.addEventListener('click', () => {
    // A browser may refuse; then nothing changes.
    ignoreErrors(document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen());
  });
  document.addEventListener('fullscreenchange', () => {
    label.textContent = document.fullscreenElement === element ? words.leave : words.enter;
    onChange();
  });
}
