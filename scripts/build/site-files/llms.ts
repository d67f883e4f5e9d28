import { brand } from '#content/brand.ts';
import { menuIn } from '#content/menu.ts';
import { wordsIn } from '#content/words.ts';
import { canonicalHref } from '#site/address.ts';
import { isIndexed, isRoutePath, routeOf } from '#site/routes.ts';

/** The site in one page of Markdown, for language models and for anyone in a hurry. See llmstxt.org. */
export function llms(): string {
  const words = wordsIn('en');
  const groups = menuIn(words).map(({ name, items }) => {
    const lines = items.flatMap(({ title, description, link }) => {
      if (!isRoutePath(link) || !isIndexed(routeOf(link))) return [];
      return `- [${title}](${brand.siteUrl}${canonicalHref(link, 'en')}): ${description}`;
    });
    return lines.length > 0 ? `## ${name}\n\n${lines.join('\n')}` : '';
  });
  const languages = 'Every page is in English, Spanish and French: its address ends in /en, /es or /fr.';
  return [`# ${brand.name}`, `> ${words.start.description}`, languages, ...groups.filter(Boolean), ''].join('\n\n');
}
