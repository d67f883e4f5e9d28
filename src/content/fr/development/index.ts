import api from './api.json';
import bots from './bots.json';
import cron from './cron.json';
import dashboards from './dashboards.json';
import analytics from './data-analytics.json';

/** One page each, by the slug of its offering. */
export default { api, bots, dashboards, cron, analytics };
