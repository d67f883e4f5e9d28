declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'truetype';
    readonly noHinting: boolean;
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
  }
  /** The part of a font that is needed for a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
