import api from './api.json';
import backups from './backups.json';
import cron from './cron.json';
import email from './email.json';
import invoicing from './invoicing.json';
import payments from './payments.json';
import spreadsheets from './spreadsheets.json';
import website from './website.json';
import whatsapp from './whatsapp.json';

/** One page each, by the slug of its quick service. */
export default { invoicing, email, whatsapp, website, spreadsheets, payments, backups, api, cron };
