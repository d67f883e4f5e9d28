/** Where a font comes from: a package of npm, its version, and the file of its regular weight. */
export interface Source {
  /** The name of the package, behind `@expo-google-fonts/`, and of the font in the documents. */
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

const regular = (name: string, version: string, family: string): Source => ({
  name,
  version,
  file: `400Regular/${family}_400Regular.ttf`,
});

/** Used in every document, and for the pictures that are shared: they are copied as they are. */
export const brandSources: readonly (Source & { readonly copy: string })[] = [
  { ...regular('figtree', '0.4.1', 'Figtree'), copy: 'figtree-400.ttf' },
  { name: 'figtree', version: '0.4.1', file: '700Bold/Figtree_700Bold.ttf', copy: 'figtree-700.ttf' },
  {
    name: 'bricolage-grotesque',
    version: '0.4.1',
    file: '800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
    copy: 'bricolage-grotesque-800.ttf',
  },
];

/** The fonts of each file. What is used most often comes first: a file is unpacked as far as it is needed. */
export const packs: Readonly<Record<string, readonly Source[]>> = {
  general: [regular('noto-sans', '0.4.2', 'NotoSans')],
  scripts: [
    regular('noto-sans-arabic', '0.4.3', 'NotoSansArabic'),
    regular('noto-sans-hebrew', '0.4.1', 'NotoSansHebrew'),
    regular('noto-sans-devanagari', '0.4.1', 'NotoSansDevanagari'),
    regular('noto-sans-thai', '0.4.2', 'NotoSansThai'),
    regular('noto-sans-armenian', '0.4.2', 'NotoSansArmenian'),
    regular('noto-sans-georgian', '0.4.3', 'NotoSansGeorgian'),
    regular('noto-sans-bengali', '0.4.4', 'NotoSansBengali'),
    regular('noto-sans-gujarati', '0.4.2', 'NotoSansGujarati'),
    regular('noto-sans-gurmukhi', '0.4.1', 'NotoSansGurmukhi'),
    regular('noto-sans-kannada', '0.4.3', 'NotoSansKannada'),
    regular('noto-sans-malayalam', '0.4.2', 'NotoSansMalayalam'),
    regular('noto-sans-oriya', '0.4.2', 'NotoSansOriya'),
    regular('noto-sans-sinhala', '0.4.2', 'NotoSansSinhala'),
    regular('noto-sans-tamil', '0.4.3', 'NotoSansTamil'),
    regular('noto-sans-telugu', '0.4.2', 'NotoSansTelugu'),
    regular('noto-sans-khmer', '0.4.3', 'NotoSansKhmer'),
    regular('noto-sans-lao', '0.4.2', 'NotoSansLao'),
    regular('noto-sans-myanmar', '0.4.2', 'NotoSansMyanmar'),
    regular('noto-sans-ethiopic', '0.4.2', 'NotoSansEthiopic'),
    regular('noto-sans-canadian-aboriginal', '0.4.1', 'NotoSansCanadianAboriginal'),
    regular('noto-sans-cherokee', '0.4.2', 'NotoSansCherokee'),
    regular('noto-sans-syriac', '0.4.2', 'NotoSansSyriac'),
    regular('noto-sans-thaana', '0.4.2', 'NotoSansThaana'),
    regular('noto-sans-tifinagh', '0.4.1', 'NotoSansTifinagh'),
    regular('noto-serif-tibetan', '0.4.2', 'NotoSerifTibetan'),
  ],
  signs: [
    regular('noto-emoji', '0.4.7', 'NotoEmoji'),
    regular('noto-sans-symbols', '0.4.1', 'NotoSansSymbols'),
    regular('noto-sans-symbols-2', '0.4.1', 'NotoSansSymbols2'),
    regular('noto-sans-math', '0.4.2', 'NotoSansMath'),
  ],
  // Most characters look the same in two of them or more. Packed together, they are stored once.
  han: [
    regular('noto-sans-sc', '0.4.3', 'NotoSansSC'),
    regular('noto-sans-tc', '0.4.3', 'NotoSansTC'),
    regular('noto-sans-jp', '0.4.3', 'NotoSansJP'),
    regular('noto-sans-kr', '0.4.3', 'NotoSansKR'),
  ],
};

/**
 * Lists the Han characters that Google serves to browsers, which are those that people write: the font of simplified
 * Chinese has 17,000 more.
 */
export const hanList = (name: string) => ({ package: `@fontsource-variable/${name}`, version: '5.3.1' });
