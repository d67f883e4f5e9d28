// @ts-check
import postcss from 'postcss';

/**
 * Separates the print rules from the rest.
 * @param {string} css
 */
export function splitPrint(css) {
  const root = postcss.parse(css);
  const rules = root.nodes.filter((node) => node.type === 'atrule' && node.name === 'media' && node.params === 'print');
  const print = rules.map(String).join('');
  for (const rule of rules) rule.remove();
  return { screen: root.toString(), print };
}
