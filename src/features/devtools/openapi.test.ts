import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { openApi } from './openapi.ts';

describe('the OpenAPI document', () => {
  const document = openApi('https://www.hormiga.example');

  it('has every call, each under its own path', () => {
    expect(document.servers).toEqual([{ url: 'https://www.hormiga.example' }]);
    expect(Object.keys(document.paths)).toEqual(calls.map(({ path }) => path));
  });

  it('has every call that the contract of a feature exports', async () => {
    const folders = readdirSync('src/features').filter((name) => existsSync(`src/features/${name}/contract.ts`));
    expect(folders.length).toBeGreaterThanOrEqual(11);
    for (const name of folders) {
      const contract: Readonly<Record<string, unknown>> = await import(`../${name}/contract.ts`);
      const defined = Object.values(contract).filter(
        (value) => typeof value === 'object' && value !== null && 'summary' in value && 'path' in value,
      );
      expect(calls, name).toEqual(expect.arrayContaining(defined));
    }
  });

  it('shows the request, response and errors of a call', () => {
    const call = document.paths['/preferences/country']?.post;
    expect(call?.requestBody?.content['application/x-www-form-urlencoded']?.schema).toMatchObject({
      type: 'object',
      properties: { country: { enum: ['co', 'us', 'ca', 'es', 'gq', 'jp', 'au'] }, back: { default: '/' } },
      required: ['country'],
    });
    expect(Object.keys(call?.responses ?? {})).toEqual(['200', '303', '400', '403', '408', '413', '415', '422', '500']);
    expect(call?.responses[422]?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
  });

  it('uses the name of the code that the call uses', () => {
    const call = document.paths['/customer/cliente_ticket_crear']?.post;
    expect(call?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { nombre_cliente: { type: 'string', maxLength: 120 }, attachments: { anyOf: expect.anything() } },
      required: ['nombre_cliente', 'email_cliente', 'descripcion'],
    });
    expect(call?.responses[200]?.content?.['application/json']?.schema).toMatchObject({
      required: ['CODIGO', 'DESCRIPTION', 'DATA'],
    });
    expect(Object.keys(call?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '408',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    const tooMany = call?.responses[429];
    expect(tooMany?.description).toMatch(/^CODIGO 7: /);
    expect(tooMany?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/ErrorCodigo' });
    expect(document.components.schemas.ErrorCodigo.required).toEqual(['CODIGO', 'DESCRIPTION', 'DATA']);
  });

  it('says which calls accept an API key, and that it is optional', () => {
    const withKey = Object.entries(document.paths).filter(([, { get, post }]) => (get ?? post)?.security);
    expect(withKey.map(([path]) => path)).toEqual(['/customer/cliente_ticket_crear']);
    expect(withKey[0]?.[1].post?.security).toEqual([{}, { apiKey: [] }]);
    expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(withKey[0]?.[1].post?.responses[401]?.description).toBe('CODIGO 5: This API key is not known');
  });

  it('can be serialised to JSON without losing anything', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
