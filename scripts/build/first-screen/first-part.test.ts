import { describe, expect, it } from 'vitest';
import { endOfFirstPart } from './first-part.mjs';

const long = '<p>word</p>'.repeat(3_000);
const partOf = (html: string) => html.slice(0, endOfFirstPart(html));

describe('the part of a page that its first screen shows', () => {
  it('ends with the section of the headline', () => {
    const first =
      '<header><h2>x</h2></header><main><section><div><h1>A</h1></div><img src="a>b.png"/><p>b</p></section>';
    expect(partOf(`${first}<section><h2>c</h2></section></main>`)).toBe(first);
  });

  it('goes into an element that contains the whole page', () => {
    const first = '<main><div class="page"><p>trail</p><div><section><h1>A</h1></section></div>';
    expect(partOf(`${first}<section>${long}</section></div></main>`)).toBe(first);
  });

  it('ignores what is before the headline, and another headline', () => {
    const first = '<main><nav><p>one</p></nav><section><h1>A</h1></section>';
    expect(partOf(`${first}<section><h1>B</h1></section></main>`)).toBe(first);
  });

  it('is unknown without a headline', () => {
    expect(endOfFirstPart('<main><section></section></main>')).toBeUndefined();
  });
});
