/** One page each, by the slug of its offering. */
export { default as api } from './api.json';
export { default as bots } from './bots.json';
export { default as cron } from './cron.json';
export { default as dashboards } from './dashboards.json';
export { default as analytics } from './data-analytics.json';
