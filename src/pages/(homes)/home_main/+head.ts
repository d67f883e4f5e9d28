import type { HeadOf } from '#platform/page/head.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { localWords } from './country.ts';

export const head: HeadOf = (page) => {
  const { title, description } = localWords(page);
  return { title, description, data: [organizationData()] };
};
