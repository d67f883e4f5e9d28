import { twelveHours } from '#site/time.ts';

const tagsAndCode = /(<(script|style|textarea)\b[\s\S]*?<\/\2>|<[^>]*>)/;
const time = /(?<![\d:.])([01]?\d|2[0-3]):[0-5]\d(?![\d:])/g;

/**
 * An English page for a visitor from the USA: `$10` instead of `US$10`, and times of twelve hours. What scripts add
 * follows `isAmericanPage`.
 */
export function inAmericanEnglish(html: string): string {
  const write = (text: string) => text.replaceAll('US$', '$').replace(time, twelveHours);
  // Text, then a tag, then the name that was matched in it, and so on. What visitors typed stays as it is.
  return html
    .split(tagsAndCode)
    .map((part, index) => (index % 3 === 0 ? write(part) : index % 3 === 1 ? part : ''))
    .join('');
}
