/** The role of a node, in PDF's vocabulary. */
const tags = ['H1', 'H2', 'P', 'Div', 'Figure', 'Link', 'Table', 'TR', 'TH', 'TD'] as const;
export type Tag = (typeof tags)[number];

/** Spread it into a `View` or a `Text`; react-pdf passes on props that it does not know. */
export function tagged(tag: Tag): { readonly tag: Tag } {
  return { tag };
}

/** A picture, and its text alternative. */
export function pictured(alt: string): { readonly tag: Tag; readonly alt: string } {
  return { tag: 'Figure', alt };
}

/** What `pictured` set. */
export function altOf(props: object | undefined): string | undefined {
  return props && 'alt' in props && typeof props.alt === 'string' ? props.alt : undefined;
}

/** What `tagged` set. */
export function tagOf(props: object | undefined): Tag | undefined {
  const name = props && 'tag' in props ? props.tag : undefined;
  return tags.find((tag) => tag === name);
}
