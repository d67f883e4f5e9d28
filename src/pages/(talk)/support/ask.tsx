import { Section } from '#components/sections/section.tsx';
import { HelpChat } from '#components/shell/help-chat.tsx';
import { askAnchor } from '#site/help/help-answer.ts';
import { usePage } from '#site/page.ts';

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
