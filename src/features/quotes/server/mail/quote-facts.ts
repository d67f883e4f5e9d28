import { wordsIn } from '#content/words.ts';
import { bogotaTime } from '#site/bogota-time.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import type { Quote } from '../../quote.ts';

/** What a quote comes to and how long it holds, in words. */
export function quoteFacts({ reference, name, total, currency, validUntil }: Quote, language: Language) {
  return {
    reference,
    name,
    total: formatMoney({ minor: total, currency }, language, 'code'),
    until: bogotaTime(validUntil, language).date,
  };
}

/** How the lines come to the total, where it is more than their sum. */
export function sumLines({ taxes, subtotal, total, currency }: Quote, language: Language): string[] {
  const { fact, labels } = wordsIn(language).quoteMail.team;
  const line = (label: string, minor: number) =>
    format(fact, language, { label, value: formatMoney({ minor, currency }, language, 'code') });
  if (taxes.length === 0) return [];
  return [
    line(labels.subtotal, subtotal),
    ...taxes.map(({ name, minor }) => line(name, minor)),
    line(labels.total, total),
  ];
}

/** A line for each thing that was chosen. */
export function chosenLines({ lines, currency }: Quote, language: Language): string[] {
  const { visitor } = wordsIn(language).quoteMail;
  return lines.map(({ name, amount, total: minor }) => {
    const total = minor === undefined ? visitor.byAgreement : formatMoney({ minor, currency }, language, 'code');
    return format(amount ? visitor.itemAmount : visitor.item, language, { name, amount, total });
  });
}
