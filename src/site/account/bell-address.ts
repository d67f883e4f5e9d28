import { href } from '../address.ts';
import type { Language } from '../languages.ts';
import type { DashboardViewName } from './dashboard.ts';

const view: DashboardViewName = 'notifications';

/** Where all notifications stand, read ones too. */
export function bellAddress(language: Language): string {
  return `${href('/dashboard', language)}?view=${view}`;
}
