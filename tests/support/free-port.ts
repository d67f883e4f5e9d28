export { freePort } from '#database/testing-free-port.ts';
