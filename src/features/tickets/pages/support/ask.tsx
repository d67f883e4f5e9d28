import { askAnchor } from '#features/help/help-answer.ts';
import { HelpChat } from '#features/help/views/help-chat.tsx';
import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';

/** The help widget's questions as a part of the page: without JavaScript they are answered here. */
export function Ask() {
  const { words, live } = usePage();
  const { title, lead } = words.helpWidget.ask;
  return (
    <Section id={askAnchor} title={title} lead={lead} tone="ice" beside>
      <HelpChat id="ask" asked={live?.path === '/support' ? live.help : undefined} />
    </Section>
  );
}
