import type { Page } from '#platform/page/page.ts';
import { design } from './design.tsx';
import { developing } from './developing.tsx';
import { requirements } from './requirements.tsx';
import type { Service, ServiceOf } from './service.ts';
import { support } from './support.tsx';
import { testing } from './testing.tsx';

const services: Readonly<Record<string, ServiceOf>> = {
  '/service_requirements': requirements,
  '/service_design': design,
  '/service_developing': developing,
  '/service_testing': testing,
  '/service_support': support,
};

export function serviceOn(page: Page): Service {
  const service = services[page.route.path];
  if (!service) throw new Error(`No service has its page at ${page.route.path}`);
  return service(page);
}
