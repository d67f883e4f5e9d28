import { beforeAll, describe, expect, it } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import { hanStyleOf } from './han-style.ts';
import { write } from './parts.ts';
import { readPdf } from './testing-pdf.ts';

const words = { title: 'Test', subject: 'Test', page: '{page}/{pages}' };

async function draw(text: string, others: readonly string[] = []) {
  const facts = { words, language: 'en', country: 'us', reference: 'T-1', date: new Date(0) } as const;
  const file = await drawPdf({ ...facts, content: { text, others } }, (writer) => {
    writer.place(write(text));
    writer.placeText(text);
  });
  const { texts, fonts } = readPdf(file);
  const written = texts.flatMap(({ tag, text }) => (tag === 'P' ? [text] : []));
  return { file, written, fonts: fonts.filter((font) => font.startsWith('noto')) };
}

const samples: readonly (readonly [string, string, string?])[] = [
  ['Arabic', 'محمد بن عبد الله الأحمد'],
  ['Persian with a joiner', 'محمد می‌خواهم', 'محمد میخواهم'],
  ['Arabic with brackets, Latin and numbers', 'شركة (Hormiga) ١٢٣ 2026'],
  ['Hebrew with points', 'שָׁלוֹם כהן'],
  ['Cyrillic', 'Дмитрий Ёлкин «24»'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['simplified Chinese', '张伟，北京'],
  ['traditional Chinese', '陳大文'],
  ['Japanese', '山田太郎（ヤマダ）です。'],
  ['Korean', '김민수 주식회사'],
  ['Hindi', 'प्रिया शर्मा क्षत्रिय'],
  ['Bengali', 'রহিম ক্ষমা'],
  ['Punjabi', 'ਹਰਪ੍ਰੀਤ'],
  ['Gujarati', 'પ્રિયા'],
  ['Odia', 'କୃଷ୍ଣ'],
  ['Tamil', 'முருகன் கொண்டு'],
  ['Telugu', 'రామ కృష్ణ'],
  ['Kannada', 'ಕೃಷ್ಣ'],
  ['Malayalam', 'കൃഷ്ണൻ'],
  ['Sinhala', 'ශ්‍රී ලංකා'],
  ['Thai', 'สมชาย น้ำ'],
  ['Lao', 'ສົມໃຈ ນຳ'],
  ['Khmer', 'សុខ ស្រី'],
  ['Burmese', 'အောင်ဆန်းစုကြည်'],
  ['Tibetan', 'བོད་ཡིག'],
  ['Georgian', 'ნინო'],
  ['Armenian', 'Անի'],
  ['Amharic', 'ሰላም'],
  ['Cherokee', 'ᏣᎳᎩ'],
  ['Inuktitut', 'ᐃᓄᒃ'],
  ['Maldivian', 'ދިވެހި'],
  ['Syriac', 'ܡܪܝܡ'],
  ['Tamazight', 'ⵜⵉⴼⵉⵏⴰⵖ'],
  ['Vietnamese', 'Nguyễn Thị Hương'],
  ['Vietnamese with separate marks', 'Nguyễn'.normalize('NFD'), 'Nguyễn'],
  ['a letter with a mark that it never has', 'x\u030C'],
  ['emoji', '🐜 👩‍👩‍👧‍👦 ❤️ 👍🏽 🇨🇴 1️⃣'],
  ['symbols', '✓ ★ → ☎ ♥ ∀ ℝ ① ㈱'],
  ['three scripts at once', 'Ana محمد 张伟 🐜'],
];

describe('a document', () => {
  let written: readonly string[] = [];
  beforeAll(async () => {
    written = (await draw(samples.map(([, text]) => text).join('\n'))).written;
  });

  it.each(samples)('writes %s, and gives it back to programs that copy or read it', (_, text, read = text) => {
    expect(written[0]).toContain(read);
  });

  it('loads no other font for what the brand’s fonts have', async () => {
    const { written, fonts } = await draw('Ana Núñez, Łódź, Şirketi, Țară & Œuvres – 5 €');
    expect(written[0]).toBe('Ana Núñez, Łódź, Şirketi, Țară & Œuvres – 5 €');
    expect(fonts).toEqual([]);
  });

  it('writes a word with one font, also if the brand’s font has most of its letters', async () => {
    expect((await draw('Nguyễn')).fonts).toEqual(['noto-sans']);
  });

  it('replaces what no font has with its number, beside what one has', async () => {
    expect((await draw('张\uE000伟 \u{13000}')).written[0]).toBe('张[U+E000]伟 [U+13000]');
  });

  it('does not let marks pile up across other lines', async () => {
    const { written } = await draw(`x${'\u0301'.repeat(9)}y`);
    expect(written[0]).toBe(`x${'[U+0301]'.repeat(9)}y`);
  });

  it('is the same file each time it is drawn, also after another with the same letters', async () => {
    const first = await draw('محمد ثابت 张伟');
    await draw('بن ثابت 伟');
    expect((await draw('محمد ثابت 张伟')).file).toEqual(first.file);
  });

  it('breaks a text without spaces into lines, and begins none with a full stop', async () => {
    const { written } = await draw(`${'見積もりをお願いいたします。'.repeat(12)}`);
    expect(written[1]).toBe('見積もりをお願いいたします。'.repeat(12));
  });

  it('sets Han characters in the style of the rest of the document', async () => {
    expect((await draw('直樹', ['ヤマト'])).fonts.join()).toBe('noto-sans-jp');
    expect((await draw('直树')).fonts.join()).toBe('noto-sans-sc');
  });
});

it.each([
  ['张伟', 'simplified'],
  ['張偉', 'traditional'],
  ['渡辺', 'japanese'],
  ['山田 たろう', 'japanese'],
  ['株式会社山田', 'japanese'],
  ['山田 yamada@example.co.jp', 'japanese'],
  ['林 lin@example.com.tw', 'traditional'],
  ['金 김', 'korean'],
] as const)('takes the Han characters of %s for %s', (text, style) => {
  expect(hanStyleOf(text)).toBe(style);
});
