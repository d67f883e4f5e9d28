import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { knowCall } from '#app/app.ts';
import { calls } from '#features/devtools/calls.ts';
import { getService } from '#features/plans/contract.ts';
import { getCountries } from '#features/preferences/contract.ts';
import { type Call, isAlive } from '../../contracts/call.ts';
import { type AppEnv, inOrder } from '../app-context.ts';
import { readConfig } from '../config/config.ts';
import { answerError } from '../errors/answer-error.ts';
import { mountCallWithoutInput } from './mount-call.ts';

it.each<[Call, string]>([
  [getService, 'Fallo al obtener los servicios'],
  [getCountries, 'Fallo al obtener los paises'],
  [isAlive, 'Something failed on our side'],
])('$path reports a failure in the words that other systems expect', async (call, description) => {
  const app = new Hono<AppEnv>();
  app.use(inOrder(knowCall(calls)));
  mountCallWithoutInput(app, readConfig({}), call, () => {
    throw new Error('secret detail');
  });
  app.onError(answerError(pino({ level: 'silent' }), false, []));
  const response = await app.request(call.path, { method: call.method.toUpperCase() });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ CODE: 3, DESCRIPTION: description, DATA: {} });
});
