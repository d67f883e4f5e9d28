export { default } from '../../construction/+Page.tsx';
