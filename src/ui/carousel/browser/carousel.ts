import { followHolds } from '../holds.ts';
import { pausingShape, playingShape } from '../pause-shapes.ts';
import { followTrack, scrollToSlide } from '../track.ts';
import { armTurn, firstDelay, isTurning, type Step, startTurning, step, type Turning } from '../turning.ts';

/** Turns a carousel by a timer and by its controls, and stops it while somebody is busy with it. */
export default function enhanceCarousel(section: HTMLElement): void {
  const track = section.querySelector<HTMLElement>('[data-track]');
  const marks = [...section.querySelectorAll<HTMLAnchorElement>('ol a')];
  if (!track) return;
  const every = Number(section.dataset['every']);
  let state = startTurning(marks.length);
  let disarm = armTurn(state, firstDelay(every, performance.now()), turn);

  function turn(): void {
    take({ type: 'turn' });
  }
  function take(action: Step): void {
    const next = step(state, action);
    if (next === state) return;
    const isOther = next.index !== state.index;
    state = next;
    disarm();
    disarm = armTurn(state, every, turn);
    show(section, marks, state);
    if (track && isOther) scrollToSlide(track, state.index);
  }

  for (const [index, mark] of marks.entries()) {
    mark.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      take({ type: 'show', index });
    });
  }
  section.querySelector('[data-pauses]')?.addEventListener('click', () => {
    take({ type: isPaused(state) ? 'release' : 'hold', hold: 'visitor' });
  });
  show(section, marks, state);
  followHolds(section, (hold, isOn) => take({ type: isOn ? 'hold' : 'release', hold }));
  // Asleep it may have been swiped already; what is in view then stays in view.
  followTrack(track, (index) => take({ type: 'show', index }));
}

const isPaused = ({ holds }: Turning) => holds.includes('visitor');

function show(section: HTMLElement, marks: readonly HTMLElement[], state: Turning): void {
  const { pause = '', play = '' } = section.dataset;
  for (const [index, mark] of marks.entries()) {
    if (index === state.index) mark.setAttribute('aria-current', 'true');
    else mark.removeAttribute('aria-current');
  }
  // Nobody tabs into, or is read, a slide that is out of sight.
  for (const [index, slide] of section.querySelectorAll<HTMLElement>('[data-slide]').entries()) {
    slide.inert = index !== state.index;
  }
  const button = section.querySelector('[data-pauses]');
  button?.setAttribute('aria-label', isPaused(state) ? play : pause);
  button?.querySelector('path')?.setAttribute('d', isPaused(state) ? playingShape : pausingShape);
  const liveRegion = section.querySelector('[aria-live]');
  if (liveRegion) liveRegion.textContent = isTurning(state) ? '' : (marks[state.index]?.textContent ?? '');
}
