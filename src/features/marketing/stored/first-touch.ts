import { fieldsOf, storedJson } from '#platform/browser/stored/stored.ts';

export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

const names = [...campaignNames, 'referrer'] as const;

export type FirstTouch = Readonly<Partial<Record<(typeof names)[number], string>>>;

const longest = 500;

/** What brought the visitor here the first time: the campaign that the address named, and the page before. */
export const firstTouch = storedJson<FirstTouch>('firstTouch', (value) => {
  const fields = fieldsOf(value);
  const known = names.flatMap((name) => {
    const text = fields[name];
    return typeof text === 'string' && text ? [[name, text.slice(0, longest)] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
});
