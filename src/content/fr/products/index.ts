import chatter from './chatter.json';
import collectio from './collectio.json';
import ducksites from './ducksites.json';
import focusmeet from './focusmeet.json';
import gogoals from './gogoals.json';
import grumpyturtle from './grumpyturtle.json';
import proposals from './proposals.json';
import provedur from './provedur.json';
import pugobox from './pugobox.json';
import transpur from './transpur.json';
import wabot from './wabot.json';

/** The words of each product's own page, by the slug of the product. */
export default {
  chatter,
  collectio,
  ducksites,
  focusmeet,
  gogoals,
  grumpyturtle,
  proposals,
  provedur,
  pugobox,
  transpur,
  wabot,
};
