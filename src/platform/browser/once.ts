/** An answer that is still not there after this long may never come, and the form can be sent again. */
const patience = 8000;

/**
 * A form that is sent once however often its button is pressed. The button only looks busy: a disabled one would keep
 * its name and value to itself, and lose the focus.
 */
export default function enhanceOnce(form: HTMLElement): void {
  let busy: HTMLElement | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    clearTimeout(timer);
    busy?.removeAttribute('aria-busy');
    busy = undefined;
  };
  form.addEventListener('submit', (event) => {
    if (busy !== undefined) return event.preventDefault();
    busy = event.submitter;
    busy?.setAttribute('aria-busy', 'true');
    timer = setTimeout(letGo, patience);
  });
  // Back from the answer, on the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && letGo());
}
