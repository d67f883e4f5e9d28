import { describe, expect, it } from 'vitest';
import { parseHtml } from '#platform/testing-html.ts';
import { Composition } from './composition.tsx';
import { readTile, shapes } from './path.ts';
import { attributesOfPicture, draw } from './testing-draw.ts';
import { Tile } from './tile.tsx';

const four = [
  'circle:fp quarter1:si dots:is quarter:bv',
  'leaf:mf ring:pk triangle:vb arch:nk',
  'quarter2:km circle:bv quarter:if stripes:si',
  'flower:vb leaf1:sn ring:km steps:fi',
];

describe('Composition', () => {
  it('draws sixteen tiles in less than 2.5 kB', () => {
    expect(draw(<Composition rows={four} />).length).toBeLessThan(2500);
  });

  it('fills its box, or shows all of itself', () => {
    expect(attributesOfPicture(<Composition rows={four} />)).toMatchObject({ preserveAspectRatio: 'xMidYMid slice' });
    expect(attributesOfPicture(<Composition rows={four} keep="whole" />)).not.toHaveProperty('preserveAspectRatio');
  });

  it('is decoration without a title and an image with one', () => {
    expect(attributesOfPicture(<Composition rows={four} />)).toMatchObject({ 'aria-hidden': 'true' });
    const named = attributesOfPicture(<Composition rows={four} title="A floor" />);
    expect(named).toMatchObject({ role: 'img', 'aria-label': 'A floor' });
  });

  it('joins neighbours of one colour and leaves an open cell open', () => {
    const $ = parseHtml(draw(<Composition rows={['blank:p ring:vp -', 'blank:i - blank:i']} />));
    expect($('path[d="M0 0h200v100H0z"]')).toHaveLength(1);
  });

  it('refuses rows of different lengths', () => {
    expect(() => draw(<Composition rows={['blank:p blank:p', 'blank:p']} />)).toThrow('another length');
  });
});

describe('the notation of a tile', () => {
  it('names shape, rotation, front and back', () => {
    expect(readTile('quarter1:vb')).toEqual({ shape: 'quarter', turn: 1, front: 'vermilion', back: 'blush' });
    expect(readTile('circle:f')).toEqual({ shape: 'circle', turn: 0, front: 'forest' });
    expect(readTile('blank:p')).toEqual({ shape: 'blank', turn: 0, front: 'paper', back: 'paper' });
  });

  it.each(['quart:vb', 'quarter4:vb', 'quarter:vz', 'quarter', 'quarter:', 'toString:vb'])('refuses %s', (text) => {
    expect(() => readTile(text)).toThrow(text);
  });
});

it.each(Object.keys(shapes) as (keyof typeof shapes)[])('draws a %s alone, in four rotations', (shape) => {
  const turns = ([0, 1, 2, 3] as const).map((turn) => (
    <Tile key={turn} shape={shape} turn={turn} front="vermilion" back="blush" x={100 * turn} />
  ));
  expect(parseHtml(draw(<svg aria-hidden="true">{turns}</svg>))('svg > g')).toHaveLength(4);
});
