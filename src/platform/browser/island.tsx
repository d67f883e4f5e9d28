import { createElement, type FunctionComponent, type ReactNode, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { dataProps } from '#platform/page/data-attributes.ts';
import { PageContext, usePage } from '../page/page.ts';
import type { IslandName, IslandProps } from './islands.ts';
import { Slot } from './slot.tsx';

/**
 * When an island's React is loaded.
 * - `intent`: the first pointer, touch, focus or key on it.
 * - `sight`: when it is about to be visible.
 * - `{ address: 'quantity=' }`: immediately if the query or the hash of the URL contains this text.
 * Intent wakes an island in every case.
 */
type Wake = 'intent' | 'sight' | { readonly address: string };

interface Props<Name extends IslandName> {
  readonly name: Name;
  /** Passed in by the page, so that a page has the styles of its own islands, and of no others. */
  readonly of: (props: IslandProps<Name> & { children?: ReactNode }) => ReactNode;
  readonly props: IslandProps<Name>;
  readonly wake?: Wake;
  readonly children?: ReactNode;
}

/** Renders an island at build time. It can be anywhere in a page; it gets its props and nothing else. */
export function Island<Name extends IslandName>({ name, of, props, wake = 'intent', children }: Props<Name>) {
  const page = usePage();
  const id = useId();
  const Component: FunctionComponent<IslandProps<Name> & { children?: ReactNode }> = of;
  // A separate root, so that `useId` returns the same here and in the browser.
  const slot = children && (
    <Slot
      html={renderToStaticMarkup(<PageContext value={page}>{children}</PageContext>, { identifierPrefix: `${id}s` })}
    />
  );
  const html = renderToString(createElement(Component, props, slot), { identifierPrefix: id });
  return (
    <div
      {...dataProps({ island: name })}
      // It handles no click until it is hydrated, so clicks are queued for it.
      {...dataProps({
        asleep: '',
        ids: id,
        props: JSON.stringify(props),
        wake: typeof wake === 'string' ? wake : Object.entries(wake)[0]?.join(':'),
      })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
