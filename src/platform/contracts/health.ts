import { defineCall } from './call.ts';
import { envelopeOf, nothing } from './envelope.ts';

export const isAlive = defineCall({
  method: 'get',
  path: '/healthz',
  summary: 'Is the server up?',
  description: 'Answers as soon as the server listens.',
  response: envelopeOf(nothing),
  errors: [],
});

export const isReady = defineCall({
  method: 'get',
  path: '/readyz',
  summary: 'Can the server take visitors?',
  description:
    'Answers 200 while the database answers and can be written to, and files can be stored; 503 otherwise, and while the server is stopping.',
  response: envelopeOf(nothing),
  errors: ['notReady'],
});
