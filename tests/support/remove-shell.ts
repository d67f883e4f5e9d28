/** In the page: leaves the content alone. What stands around it takes axe four times as long as most contents. */
export function removeShell(): void {
  const shell = 'body > :is(header, footer, aside), #contact-dialog, #help-dialog, #meeting-dialog, #cookie-settings';
  for (const element of document.querySelectorAll(shell)) element.remove();
}
