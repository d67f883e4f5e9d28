/** `userInfo` as it stands in the storage: any of it may be missing, or be something else than text. */
export type Person = Readonly<Record<string, unknown>>;

/**
 * Fills `<signed-in data-shows="usuario_nombre">`. Part of the script that every page waits for, so that whoever is
 * signed in finds their name in the first picture of a page; hence so small.
 */
export function showPart(part: HTMLElement, person: Person): void {
  const { shows = '' } = part.dataset;
  if (shows === 'usuario_foto') {
    const image = new Image();
    image.alt = '';
    // The icon under it is what is seen then.
    image.onerror = image.remove;
    image.src = String(person[shows] || '');
    part.replaceChildren(image);
  } else part.textContent = String(person[shows] || String(person['usuario_correo']).split('@')[0]);
}
