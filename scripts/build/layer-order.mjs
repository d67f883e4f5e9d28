// @ts-check

/**
 * The layers of `src` that have style sheets, in the direction of the imports: a layer that uses a component may
 * restyle it.
 */
const layers = [
  // Fonts, tokens and rules for every element.
  /\/src_ui_style_/,
  // Layouts that components share.
  /\/src_ui_layout\./,
  // Components, which islands use too.
  /\/src_ui_[^_.]+\./,
  // Islands.
  /\/src_[^.]+_browser_/,
  // Sections, the page frame, and what features place on pages of others. All that is left are pages.
  /\/src_(ui|app|features_[a-z]+_views)_/,
];

/**
 * Vike's order follows the chunks of the bundle, which any new import may split differently. Here the layer decides;
 * within a layer the order stays.
 * @param {readonly string[]} styles - named by Vike after their sources: `src_components_ui_button.CIdN6kY_.css`
 */
export function inLayerOrder(styles) {
  return [...styles].sort((one, other) => rank(one) - rank(other));
}

/**
 * Fonts, tokens and element styles: all other layers build on them.
 * @param {string} style
 */
export function isGround(style) {
  return rank(style) === 0;
}

/** @param {string} style */
function rank(style) {
  const at = layers.findIndex((layer) => layer.test(style));
  return at < 0 ? layers.length : at;
}
