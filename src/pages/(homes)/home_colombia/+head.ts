import type { HeadOf } from '#platform/page/head.ts';
import { organizationData } from '#platform/page/structured-data.ts';

export const head: HeadOf = ({ words }) => ({ ...words.home.colombia, data: [organizationData()] });
