import { whatsappChat } from '#content/brand.ts';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { packageHours } from '#content/catalogue/development.ts';
import { trial } from '#content/catalogue/offers.ts';
import { type ProductSlug, productOf } from '#content/catalogue/products.ts';
import { type Words, wordsFor, wordsIn } from '#content/words.ts';
import { pageName } from '#platform/page/page-name.ts';
import { href } from '#site/address.ts';
import { dashboardHref } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import type { HelpAction, HelpAnswer } from '../help-answer.ts';
import { topicWords } from '../topic-words.ts';
import type { AnswerStyle } from './answer-style.ts';
import { factsFor } from './facts.ts';
import type { AnswerSubject } from './known-answers.ts';
import { writePrice } from './prices.ts';
import { type ActionId, targets } from './topics.ts';

/** The answer in words, with its facts, and what the visitor can do next. */
export function writeAnswer(subject: AnswerSubject, style: AnswerStyle, number?: number): HelpAnswer {
  const { language, variant } = style;
  const words = wordsFor(language, variant);
  return subject.kind === 'topic' ? onTopic(subject, words, style, number) : fromPage(subject, words, style);
}

function onTopic(
  { id, topic, product }: Extract<AnswerSubject, { kind: 'topic' }>,
  words: Words,
  style: AnswerStyle,
  number: number | undefined,
): HelpAnswer {
  const { language } = style;
  const { title, text } = topicWords(words)[topic.id];
  const counted = topic.number && { what: topic.number, count: number ?? 1 };
  const facts = factsFor(style, { product, counted });
  const page = product ? productOf(product).page : topic.page;
  return {
    id,
    title: format(title, language, facts),
    text: format(text, language, facts).trim(),
    ...linkTo(page, words, language),
    actions: topic.actions.map((action) => actionOf(action, language, product)),
    lang: language,
  };
}

function fromPage(
  { id, page, anchor, price, read }: Extract<AnswerSubject, { kind: 'page' }>,
  words: Words,
  style: AnswerStyle,
): HelpAnswer {
  const { language } = style;
  const { title, text } = read(words) ?? { title: '', text: '' };
  const facts = {
    ...factsFor(style, {}),
    ...placeholdersOf(page),
    price: price ? writePrice(price.prices, style) : '',
  };
  const priced = price ? `${text} ${words.helpAnswers.servicePrices[price.kind]}` : text;
  return {
    id,
    title: format(title, language, facts),
    text: format(priced, language, facts),
    ...linkTo(page, words, language, anchor),
    actions: (['quote', 'write'] as const).map((action) => actionOf(action, language)),
    lang: language,
  };
}

/** The placeholders in the texts of pages, where they differ from those of the answers. */
function placeholdersOf(page: RoutePath) {
  return {
    hours: packageHours,
    days: trial.days,
    free: bulkEmail.freeEmails,
    rate: bulkEmail.emailsPerMinute,
    maximum: page === '/products/sms' ? bulkSms.campaignMaximum : bulkEmail.dailyMaximum,
  };
}

function linkTo(page: RoutePath, words: Words, language: Language, anchor?: string) {
  return { href: href(page, language, anchor), page: pageName(routeOf(page), words) };
}

export function actionOf(id: ActionId, language: Language, product: ProductSlug = 'suppmail'): HelpAction {
  const { helpAnswers, shell } = wordsIn(language);
  const { name, page } = productOf(product);
  const label = format(helpAnswers.actions[id], language, { product: name });
  if (id === 'whatsapp') return { label, href: whatsappChat(shell.help.whatsappText) };
  const { to, anchor, view } = id === 'product' ? { to: page } : targets[id];
  return { label, href: view ? dashboardHref(language, { view }) : href(to, language, anchor) };
}
