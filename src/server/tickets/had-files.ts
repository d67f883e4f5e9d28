/** A browser sends an empty file where none was chosen. */
export function hadFiles({ attachments }: Readonly<Record<string, unknown>>): boolean {
  return [attachments].flat().some((file) => file instanceof File && file.size > 0);
}
