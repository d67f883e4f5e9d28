import type { HeadOf } from '#site/head.ts';
import { organizationData } from '#site/structured-data.ts';

export const head: HeadOf = ({ words }) => ({ ...words.welcome, data: [organizationData()] });
