import { serviceHead } from '../service-head.ts';

export const head = serviceHead(({ words }) => words.serviceTesting);
