/** One page each, by the slug of its quick service. */
export { default as api } from './api.json';
export { default as backups } from './backups.json';
export { default as cron } from './cron.json';
export { default as email } from './email.json';
export { default as invoicing } from './invoicing.json';
export { default as payments } from './payments.json';
export { default as spreadsheets } from './spreadsheets.json';
export { default as website } from './website.json';
export { default as whatsapp } from './whatsapp.json';
