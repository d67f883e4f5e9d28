import type { HeadOf } from '#site/head.ts';
import { organizationData } from '#site/structured-data.ts';

export const head: HeadOf = ({ words: { contact } }) => ({
  title: contact.title,
  description: contact.description,
  data: [organizationData()],
});
