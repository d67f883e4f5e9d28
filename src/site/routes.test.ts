import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { isIndexed, isRoutePath, routeOf, routes } from './routes.ts';

/** The route table of the specification, URL by URL. */
const specified = `/ /es-co /en-us /en-ca /es-gq /ja-jp /es-es /en-au /welcome /pitch /meet /article /tryit /products
/products/suppmail /products/wabot /products/grumpyturtle /products/focusmeet /products/proposals /products/chatter
/products/pugobox /products/collectio /products/ducksites /products/transpur /products/provedur /products/gogoals
/development /development/api /development/bots /development/dashboards /development/cron /development/data_analytics
/code /services/7 /services/8 /services/9 /services/10 /services/11 /services/12 /services/13 /services/api
/services/cron /email-masivo /email-api /comprar-paquetes-de-email /sms /email /sms-masivo /email-marketing
/sms-marketing /contact /service_support /service_requirements /service_design /service_developing /service_testing
/company_about /company_methodology /company_history /company_clients /company_investors /company_team /company_work
/terms /privacy /politics /advice /login /application /dashboard /support /support/quote /support/registro
/enConstruccion /construction /not_found /products/sms`.split(/\s+/);

describe('the route registry', () => {
  it.each(specified)('has %s', (path) => {
    expect(isRoutePath(path)).toBe(true);
  });

  it('refers only to routes that exist', () => {
    for (const { parent, sameAs } of routes) {
      for (const path of [parent, sameAs]) if (path) expect(isRoutePath(path), path).toBe(true);
    }
  });

  it('has a regional home for every country, and knows its country', () => {
    for (const { home, id } of countries) expect(routeOf(home).country).toBe(id);
  });

  it('lets search engines index only finished pages under their canonical URL', () => {
    expect(isIndexed(routeOf('/'))).toBe(true);
    expect(isIndexed(routeOf('/sms-marketing'))).toBe(false);
    expect(isIndexed(routeOf('/not_found'))).toBe(false);
    expect(isIndexed({ path: '/welcome', screen: 'construction' })).toBe(false);
    expect(isIndexed({ path: '/welcome', screen: 'welcome' })).toBe(true);
  });
});
