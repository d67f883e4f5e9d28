import { ignoreErrors } from '#platform/browser/ignore-errors.ts';

/** The button says how to come back while the element fills the screen. `onChange` runs when its size has changed. */
export function offerFullScreen(element: HTMLElement, onChange: () => void): void {
  const button = element.querySelector<HTMLElement>('[data-full-screen]');
  const label = button?.querySelector('span > span');
  if (!button || !label || !document.fullscreenEnabled) return;
  const words = { enter: label.textContent, leave: button.dataset['fullScreen'] ?? '' };
  element.dataset['canFill'] = '';
  button.addEventListener('click', () => {
    // A browser may refuse; then everything stays as it is.
    ignoreErrors(document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen());
  });
  document.addEventListener('fullscreenchange', () => {
    label.textContent = document.fullscreenElement === element ? words.leave : words.enter;
    onChange();
  });
}
