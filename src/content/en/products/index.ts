/** The words of each product's own page, by the slug of the product. */
export { default as chatter } from './chatter.json';
export { default as collectio } from './collectio.json';
export { default as ducksites } from './ducksites.json';
export { default as focusmeet } from './focusmeet.json';
export { default as gogoals } from './gogoals.json';
export { default as grumpyturtle } from './grumpyturtle.json';
export { default as proposals } from './proposals.json';
export { default as provedur } from './provedur.json';
export { default as pugobox } from './pugobox.json';
export { default as transpur } from './transpur.json';
export { default as wabot } from './wabot.json';
