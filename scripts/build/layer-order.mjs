// @ts-check

/**
 * The layers of `src` that have style sheets, in the direction of the imports: a layer that uses a component may
 * restyle it.
 */
const layers = [
  /\/src_ui_style_/,
  /\/src_ui_[^_.]+\./,
  /\/src_[^.]+_browser_/,
  /\/src_(ui_(?!console_)|app_|pages_[^_]*development[^_]*_parts_|features_(consent|preferences|help)_views_|features_\w+_views_(add-to-quote|contact-dialog|meeting-dialog|marketing-popup))/,
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
