import { memo } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';

/**
 * What an island wraps but does not own: the HTML of its children, rendered at build time and left untouched when the
 * island hydrates. Their code and text are never sent to the browser twice.
 */
export const Slot = memo(
  ({ html }: { html: string }) => (
    // The HTML was made by React at build time, or is read back from the page it was served in.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it never holds a visitor's input
    <div {...dataProps({ slot: '' })} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ),
  () => true,
);
