import type { MilestoneId } from '#content/catalogue/history.ts';

/** A mosaic of four tiles for each milestone. */
export const milestoneTiles: Readonly<Record<MilestoneId, readonly string[]>> = {
  /** Four hands around one middle. */
  craftsmen: ['quarter:vb quarter1:vb', 'quarter3:vb quarter2:vb'],
  /** A flask of rings. */
  research: ['ring:xi dots:si', 'fan:si ring:xi'],
  /** Two arches that meet. */
  alliances: ['leaf:mf leaf1:mf', 'leaf1:mf leaf:mf'],
  cluster: ['circle:vm circle:xm', 'circle:fm circle:vm'],
  /** A butterfly. */
  children: ['petal1:sb petal:sb', 'petal:vb petal1:vb'],
  /** A cloud, and what comes down from it. */
  cloud: ['quarter2:wi quarter3:wi', 'dots:si dots:si'],
  platforms: ['half1:vm half3:vm', 'half1:xm half3:xm'],
  /** A seal. */
  quality: ['quarter2:mf quarter3:mf', 'quarter1:mf quarter:mf'],
  countryBrand: ['stripes:mx stripes:mx', 'stripes:sx stripes:vx'],
  /** A flower that opens. */
  rebrand: ['petal:vm petal1:vm', 'petal1:vm petal:vm'],
  /** A winding road. */
  peru: ['bends:mv bends1:mv', 'bends1:mv bends:mv'],
  projects: ['steps:fi steps:fi', 'steps:fi blank:f'],
  projectPlatform: ['quarter2:fm quarter3:fm', 'half2:xm half2:xm'],
  /** Fast forward. */
  productivity: ['triangle3:sb triangle2:vb', 'triangle:vb triangle1:sb'],
};
