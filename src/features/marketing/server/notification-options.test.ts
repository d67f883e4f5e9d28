import { describe, expect, it } from 'vitest';
import { readNotification } from './command.ts';

const now = new Date('2026-11-15T12:00:00Z');
const spanish = ['--language', 'es', '--text', 'Hola'];

const read = (...args: string[]) => readNotification(args, now);

function problems(...args: string[]): string[] {
  try {
    read(...args);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
}

describe('the options of a notification', () => {
  it('have defaults for everything except language and text', () => {
    expect(read(...spanish)).toEqual({
      titulo: null,
      contenido: 'Hola',
      idioma: 'ES',
      urlTarget: null,
      labelButton: null,
      tipo: 5,
      from: now,
      until: null,
    });
  });

  it('accept every field, in both option styles', () => {
    const texts = ['--language=fr', '--text', ' Un\\n\\ndeux\r\ntrois ', '--title=Sept jours', '--button', 'Essayer'];
    const places = ['--target', '/services/fr?id=7', '--type', '6'];
    const times = ['--from', '2026-11-20', '--until', '2026-12-01T08:30:00+01:00'];
    expect(read(...texts, ...places, ...times)).toEqual({
      titulo: 'Sept jours',
      contenido: 'Un\n\ndeux\ntrois',
      idioma: 'FR',
      urlTarget: '/services/fr?id=7',
      labelButton: 'Essayer',
      tipo: 6,
      from: new Date('2026-11-20T05:00:00Z'),
      until: new Date('2026-12-01T07:30:00Z'),
    });
  });

  it('are each reported if they are invalid or missing', () => {
    const wrong = ['--language', 'en', '--target', 'tryit', '--from', 'soon', '--until', '2026-02-30', '--type', '0'];
    const lines = problems(...wrong, '--button', 'x'.repeat(41));
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '--text',
      '--title',
      '--target',
      '--button',
      '--from',
      '--until',
      '--type',
    ]);
    expect(lines[0]).toBe('--text must be what the popup says, between quotes. It is missing.');
    expect(lines[4]).toMatch(/must be a day such as 2026-11-20.*It is "soon"\.$/);
  });

  it.each([
    [['--language', 'de', '--text', 'x'], /^--language must be one of en, es, fr(, \w\w)*\. It is "de"\.$/],
    [['--language', 'en', '--text', 'x'], /^--title must be given.*Spanish\. It is missing\.$/],
    [['--language', 'es', '--text', '--title', 'x'], /^--text must be.*It has no value\.$/],
    [['--language', 'es', '--text'], /^--text must be.*It has no value\.$/],
    [['--language', 'es', '--text', ' \\n '], /^--text must be a text of 1 to 2000/],
    [['--language', 'es', '--text', 'a\u0000b'], /^--text must be a text/],
    [['--language', 'es', '--text', 'x'.repeat(2001)], /^--text must be a text of 1 to 2000/],
    [['--language', 'es', '--text', 'two', 'words'], /^"words" belongs to no option\./],
    [[...spanish, '--text', 'again'], /^--text can be given once\.$/],
    [[...spanish, '--type', '7e3'], /^--type must be a whole number/],
    [[...spanish, '--colour', 'red'], /^--colour is not an option of this command\. There are --language, --text,/],
    [[...spanish, '--title', 'a\nb'], /^--title must be a text/],
    [[...spanish, '--target', '/no-such-page'], /^--target must be a page that exists/],
    [[...spanish, '--target', '//evil.example'], /^--target must be a path of this site/],
    [[...spanish, '--target', 'http://plain.example'], /^--target must be a path of this site.*https/],
    [[...spanish, '--target', 'https://'], /^--target must be a page that exists/],
    [[...spanish, '--from', '2026-11-20T08:00'], /^--from must be a day .*, or a moment/],
    [[...spanish, '--until', '2026-11-15'], /^--until must be later than --from, or than now/],
    [[...spanish, '--from', '2026-11-20', '--until', '2026-11-20'], /^--until must be later than --from/],
    [[...spanish, '--type', '32768'], /^--type must be a whole number from 1 to 32767/],
  ])('report %j in one clear line', (args, line) => {
    expect(problems(...args)).toEqual([expect.stringMatching(line)]);
  });

  it.each(['/tryit', '/tryit/es', '/service_developing#Price', 'https://partner.example/x?y=1'])(
    'accept a link to %s',
    (target) => {
      expect(read(...spanish, '--target', target).urlTarget).toBe(target);
    },
  );
});
