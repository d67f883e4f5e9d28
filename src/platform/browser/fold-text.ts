/** Letters and digits only, so that accents, case, full stops and spaces make no difference to a search. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
