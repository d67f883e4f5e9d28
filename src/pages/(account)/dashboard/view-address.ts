import type { DashboardViewName } from '#site/account/dashboard.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

export function viewAddress(view: DashboardViewName, language: Language): string {
  return view === 'overview' ? href('/dashboard', language) : `${href('/dashboard', language)}?view=${view}`;
}

export function ticketAddress(reference: string, language: Language): string {
  return `${viewAddress('tickets', language)}&ticket=${encodeURIComponent(reference)}`;
}
