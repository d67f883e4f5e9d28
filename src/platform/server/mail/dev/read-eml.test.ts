import { expect, it } from 'vitest';
import { readEml } from './read-eml.ts';

const eml = (...lines: string[]) => lines.join('\r\n');

it('a mail without a content type is text', () => {
  expect(readEml(eml('Subject: Hello', '', 'One', '', 'Two'))).toMatchObject({
    text: 'One\r\n\r\nTwo',
    html: '',
    attachments: [],
  });
});

it.each([
  ['=?UTF-8?Q?Espa=C3=B1a_y?= =?UTF-8?Q?_Chile?=', 'España y Chile'],
  ['=?utf-8?b?RXNwYcOxYQ==?=', 'España'],
  ['a long\r\n subject', 'a long subject'],
])('decodes the subject %j as %s', (written, subject) => {
  expect(readEml(eml(`SUBJECT: ${written}`, '', '')).head.get('subject')).toBe(subject);
});

it('a mail with only files has no text', () => {
  const { text, html, attachments } = readEml(
    eml(
      ...['Content-Type: multipart/mixed; boundary="x"', '', '--x'],
      ...['Content-Type: text/plain', 'Content-Disposition: attachment; filename="a.txt"', ''],
      ...['Hola', '--x--', ''],
    ),
  );
  expect([text, html]).toEqual(['', '']);
  expect(attachments).toEqual([{ name: 'a.txt', type: 'text/plain', content: Buffer.from('Hola') }]);
});
