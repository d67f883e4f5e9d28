import type { Words } from '#content/words.ts';

/** The words of every topic: its title, its answer and the ways to ask. */
export function topicWords({ helpTopics: topics }: Pick<Words, 'helpTopics'>) {
  return {
    ...topics.account,
    ...topics.buying,
    ...topics.company,
    ...topics.contact,
    ...topics.messages,
    ...topics.privacy,
    ...topics.products,
    ...topics.services,
    ...topics.site,
  };
}
