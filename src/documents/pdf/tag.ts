/** What a part of a document is, in the words of PDF. */
const tags = ['H1', 'P', 'Div', 'Table', 'TR', 'TH', 'TD'] as const;
export type Tag = (typeof tags)[number];

/** Those that hold no text themselves, but other parts. */
const groups: ReadonlySet<Tag> = new Set(['Div', 'Table', 'TR']);

export const isGroup = (tag: Tag) => groups.has(tag);

/** To be spread into a `View` or a `Text`; react-pdf hands on what it does not know. */
export function tagged(tag: Tag): { readonly tag: Tag } {
  return { tag };
}

/** What `tagged` put there. */
export function tagOf(props: object | undefined): Tag | undefined {
  const name = props && 'tag' in props ? props.tag : undefined;
  return tags.find((tag) => tag === name);
}
