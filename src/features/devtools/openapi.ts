import { z } from 'zod';
import { bodyTypes, type Call } from '#platform/contracts/call.ts';
import {
  bodyErrors,
  type CodeName,
  codigoErrorEnvelope,
  type ErrorCode,
  errorEnvelope,
  errors,
} from '#platform/contracts/envelope.ts';
import { calls } from './calls.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Content = Record<string, { schema: JsonSchema }>;

type ErrorSchema = (typeof errorSchemas)[CodeName];

/** The names of the error schemas in the document. */
const errorSchemas = { CODE: 'Error', CODIGO: 'ErrorCodigo' } as const;

/** The name of the API key scheme in the document. */
const apiKey = 'apiKey';

interface OpenApiResponse {
  description: string;
  content?: Content;
}

/** The credentials that a call accepts. `{}`: none are needed. */
type Security = readonly Readonly<Record<string, readonly string[]>>[];

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security?: Security;
  requestBody?: { required: true; content: Content };
  responses: Record<string, OpenApiResponse>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<Call['method'], Operation>>>;
  components: {
    schemas: Record<ErrorSchema, JsonSchema>;
    securitySchemes: Record<typeof apiKey, { type: 'http'; scheme: 'bearer'; description: string }>;
  };
}

/** The OpenAPI document of all calls, for other tools. */
export function openApi(publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of this site',
      version: '1',
      description:
        'Every answer is an envelope of CODE, which the ticket call names CODIGO, DESCRIPTION and DATA. CODE 1 and 6 mean success.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorEnvelope, 'output'), ErrorCodigo: jsonSchema(codigoErrorEnvelope, 'output') },
      securitySchemes: {
        [apiKey]: { type: 'http', scheme: 'bearer', description: 'The API key that the site issued for a system' },
      },
    },
  };
}

/** Every error that a call can return. */
export function errorsOf(call: Call): ErrorCode[] {
  const found: ErrorCode[] = [
    ...call.errors,
    ...(call.request ? bodyErrors : []),
    ...(call.ownPagesOnly ? (['otherSite'] as const) : []),
    ...(call.takesApiKey ? (['wrongApiKey'] as const) : []),
    'failure',
  ];
  return [...new Set(found)].sort((one, other) => errors[one].status - errors[other].status);
}

function operationOf(call: Call): Operation {
  const { path, summary, description, request, bodies = ['json'], response, redirect, codeName = 'CODE' } = call;
  return {
    operationId: path.slice(1).replaceAll('/', '_'),
    summary,
    description,
    ...(call.takesApiKey && { security: [{}, { [apiKey]: [] }] }),
    ...(request && {
      requestBody: {
        required: true,
        content: contentOf(
          bodies.flatMap((kind) => bodyTypes[kind]),
          jsonSchema(request, 'input'),
        ),
      },
    }),
    responses: {
      200: { description: 'Success', content: contentOf(bodyTypes.json, jsonSchema(response, 'output')) },
      ...(redirect && { 303: { description: redirect } }),
      ...Object.fromEntries(errorsOf(call).map((name) => [errors[name].status, errorResponse(name, codeName)])),
    },
  };
}

function errorResponse(name: ErrorCode, codeName: CodeName): OpenApiResponse {
  return {
    description: `${codeName} ${errors[name].code}: ${errors[name].description}`,
    content: contentOf(bodyTypes.json, { $ref: `#/components/schemas/${errorSchemas[codeName]}` }),
  };
}

function contentOf(types: readonly string[], schema: JsonSchema): Content {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
