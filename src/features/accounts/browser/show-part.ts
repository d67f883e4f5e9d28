import { dataOf } from '#platform/page/data-attributes.ts';
/** The stored `userInfo`: any field may be missing or not be a string. */
export type Person = Readonly<Record<string, unknown>>;

/**
 * Fills `<signed-in data-shows="usuario_nombre">`. It is part of the script that blocks the rendering of every page, so
 * that signed-in visitors see their name in the first paint; keep it small.
 */
export function showPart(part: HTMLElement, person: Person): void {
  const { shows = '' } = dataOf(part);
  if (shows === 'usuario_foto') {
    const image = new Image();
    image.alt = '';
    // The icon behind the picture is then visible.
    image.onerror = image.remove;
    image.src = String(person[shows] || '');
    part.replaceChildren(image);
  } else part.textContent = String(person[shows] || String(person['usuario_correo']).split('@')[0]);
}
