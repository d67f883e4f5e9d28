import type { Words } from '#content/words.ts';

type Topics = Words['helpTopics'];

const join = (topics: Topics) => ({
  ...topics.account,
  ...topics.buying,
  ...topics.company,
  ...topics.contact,
  ...topics.messages,
  ...topics.privacy,
  ...topics.products,
  ...topics.services,
  ...topics.site,
});

const joined = new WeakMap<Topics, ReturnType<typeof join>>();

/** The words of every topic: its title, its answer and the ways to ask. */
export function topicWords({ helpTopics }: Pick<Words, 'helpTopics'>): ReturnType<typeof join> {
  const topics = joined.get(helpTopics) ?? join(helpTopics);
  joined.set(helpTopics, topics);
  return topics;
}
