import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { openApi } from './openapi.ts';

describe('the description of the calls', () => {
  const document = openApi('https://www.hormiga.example');

  it('has every call, each under its own address', () => {
    expect(document.servers).toEqual([{ url: 'https://www.hormiga.example' }]);
    expect(Object.keys(document.paths)).toEqual(calls.map(({ path }) => path));
  });

  it('shows what a call takes, answers and fails with', () => {
    const call = document.paths['/preferences/country']?.post;
    expect(call?.requestBody?.content['application/x-www-form-urlencoded']?.schema).toMatchObject({
      type: 'object',
      properties: { country: { enum: ['co', 'us', 'ca', 'es', 'gq', 'jp', 'au'] }, back: { default: '/' } },
      required: ['country'],
    });
    expect(Object.keys(call?.responses ?? {})).toEqual(['200', '303', '400', '403', '413', '415', '422', '500']);
    expect(call?.responses[422]?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Fault' });
  });

  it('can be written as JSON without losing anything', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
