import { twelveHours } from '#site/time.ts';

const tag = /(<[^<>]*>)/;
const startOfCode = /^<(script|style|textarea)\b/;
const time = /(?<![\d:.])([01]?\d|2[0-3]):[0-5]\d(?![\d:])/g;

/**
 * An English page for a visitor from the USA: `$10` instead of `US$10`, and times of twelve hours. Only in texts: what
 * visitors typed stays as it is. What scripts add follows `isAmericanPage`.
 */
export function inAmericanEnglish(html: string): string {
  let code = '';
  return html
    .split(tag)
    .map((part, index) => {
      const isTag = index % 2 === 1;
      if (isTag && code) code = part.startsWith(`</${code}`) ? '' : code;
      else if (isTag) code = startOfCode.exec(part)?.[1] ?? '';
      return isTag || code ? part : part.replaceAll('US$', '$').replace(time, twelveHours);
    })
    .join('');
}
