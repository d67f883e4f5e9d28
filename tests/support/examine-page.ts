import { expect, type Page } from '@playwright/test';
import { descriptionLimit, titleLimit } from '../../src/site/head.ts';
import { type Language, localeOf } from '../../src/site/languages.ts';
import { axeInTheme, themeOf } from './axe.ts';

const desktop = { width: 1280, height: 720 };
const smallest = { width: 320, height: 640 };

interface Options {
  readonly language: Language;
  /** Another address of a page that is examined elsewhere: only its head is. */
  readonly headOnly?: boolean;
  /** What stands around the content, too: it takes axe four times as long as most contents. */
  readonly shell?: boolean;
  /** Only how it fits: where the same parts are examined in the other languages. */
  readonly fitOnly?: boolean;
  /** Does it have to bear text at twice its size? */
  readonly doubled?: boolean;
  /** The shape of the same page in another language, which was examined whole. */
  readonly like?: string | undefined;
}

/**
 * Opens a page and looks at it in every way that all pages must bear; in French on the smallest screen first, where its
 * words are the longest. Answers its shape.
 */
export async function examinePage(page: Page, address: string, options: Options): Promise<string | undefined> {
  const { language, headOnly = false, fitOnly = false, shell = false, doubled = true } = options;
  const isFrench = language === 'fr';
  await page.emulateMedia({ colorScheme: themeOf(language) });
  await page.setViewportSize(isFrench ? smallest : desktop);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  expectHead(await page.evaluate(readHead), localeOf(language));
  if (headOnly) return undefined;
  if (isFrench && doubled)
    expect(await page.evaluate(overflowWhenDoubled), 'with text at 200 %').toBeLessThanOrEqual(0);
  if (!shell) await page.evaluate(removeShell);
  // Its menus are behind a button on a small screen.
  else await page.setViewportSize(desktop);
  const shape = await page.evaluate(readShape);
  if (!fitOnly) await axeInTheme(page, 'html', language, shape === options.like);
  await page.setViewportSize(smallest);
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  return shape;
}

/** All that is asked of the head in one question: two hundred pages answer it. */
const readHead = () => ({
  lang: document.documentElement.lang,
  headings: document.querySelectorAll('h1').length,
  title: document.title,
  description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
});

function expectHead({ lang, headings, title, description }: ReturnType<typeof readHead>, locale: string): void {
  expect(lang).toBe(locale);
  expect(headings).toBe(1);
  expect(title.length, title).toBeLessThanOrEqual(titleLimit);
  expect(description.length).toBeGreaterThan(30);
  expect(description.length, description).toBeLessThanOrEqual(descriptionLimit);
}

/** Every element with what names and places it, and where it has words; the words themselves apart. */
const readShape = () =>
  [...document.body.querySelectorAll('*')]
    .map((element) => {
      const named = [...element.attributes]
        .filter(({ name }) =>
          /^(?:aria-.*|role|alt|title|for|type|tabindex|class|href|hidden|open|disabled)$/.test(name),
        )
        .map(({ name, value }) => `${name}${/role|type|class/.test(name) ? value : value !== ''}`);
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      return `${element.tagName} ${named} ${hasWords}`;
    })
    .join('\n');

const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** Before the shell is removed: a regional home names its country in it. */
const overflowWhenDoubled = () => {
  const { style } = document.documentElement;
  style.setProperty('font-size', '200%');
  const over = document.documentElement.scrollWidth - innerWidth;
  style.removeProperty('font-size');
  return over;
};

const removeShell = () => {
  const shell = 'body > :is(header, footer, aside), #contact-dialog, #help-dialog, #meeting-dialog, #cookie-settings';
  for (const element of document.querySelectorAll(shell)) element.remove();
};
