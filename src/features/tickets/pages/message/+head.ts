import type { HeadOf } from '#platform/page/head.ts';
import { messageIn } from './message-in.ts';

export const head: HeadOf = (page) => {
  const { supportMessage: words } = page.words;
  const titles = { new: words.title, sent: words.sentTab, wrong: words.wrongTab, unread: words.unreadTitle };
  const answer = messageIn(page);
  return { title: answer ? titles[answer.kind] : words.title, description: words.description };
};
