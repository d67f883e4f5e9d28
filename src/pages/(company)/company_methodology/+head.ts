export { head } from '../../construction/+head.ts';
