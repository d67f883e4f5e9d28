/** A response that has not come after this long may never come, and the form can be sent again. */
const patience = 8000;

/**
 * Sends a form once, however often its button is pressed. The button only looks busy: a disabled one would not send its
 * name and value, and would lose the focus.
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
  // The visitor came back from the response, to the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && letGo());
}
