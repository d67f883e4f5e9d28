/** What a part of a document is, in the words of PDF. */
const tags = ['H1', 'H2', 'P', 'Div', 'Figure', 'Link', 'Table', 'TR', 'TH', 'TD'] as const;
export type Tag = (typeof tags)[number];

/** To be spread into a `View` or a `Text`; react-pdf hands on what it does not know. */
export function tagged(tag: Tag): { readonly tag: Tag } {
  return { tag };
}

/** A picture, and what is read out in its place. */
export function pictured(alt: string): { readonly tag: Tag; readonly alt: string } {
  return { tag: 'Figure', alt };
}

/** What `pictured` put there. */
export function altOf(props: object | undefined): string | undefined {
  return props && 'alt' in props && typeof props.alt === 'string' ? props.alt : undefined;
}

/** What `tagged` put there. */
export function tagOf(props: object | undefined): Tag | undefined {
  const name = props && 'tag' in props ? props.tag : undefined;
  return tags.find((tag) => tag === name);
}
