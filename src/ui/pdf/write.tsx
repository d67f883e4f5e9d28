import { Link, Text, View } from '@react-pdf/renderer';
import { colours } from './colours.ts';
import { type Face, faces } from './fonts.ts';
import { type Tag, tagged } from './tag.ts';
import { writable } from './writable.ts';

/** In points. */
const voices = {
  title: { face: 'display', fontSize: 34, lineHeight: 1.05, letterSpacing: -1 },
  figure: { face: 'display', fontSize: 20, lineHeight: 1.15, letterSpacing: -0.4 },
  lead: { face: 'text', fontSize: 12, lineHeight: 1.4 },
  text: { face: 'text', fontSize: 10, lineHeight: 1.45 },
  strong: { face: 'text', fontSize: 10, lineHeight: 1.45, fontWeight: 700 },
  label: { face: 'text', fontSize: 8.5, lineHeight: 1.4, fontWeight: 700, color: colours.muted },
  small: { face: 'text', fontSize: 8.5, lineHeight: 1.45 },
  /**
   * Without a line height: react-pdf multiplies it again each time that it lays out a footer with its page number.
   */
  foot: { face: 'text', fontSize: 8.5, color: colours.muted },
} as const satisfies Record<string, { face: Face; [property: string]: unknown }>;

export type Voice = keyof typeof voices;

interface Props {
  readonly children: string;
  readonly voice?: Voice;
  /** Null: decoration, which is not read out. */
  readonly tag?: Tag | null;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** The only component that writes text, so that no letter can turn into an empty box. */
export function Write({ children, voice = 'text', tag = 'P', ...changes }: Props) {
  return (
    <Text {...(tag && tagged(tag))} style={styleOf(voice, changes)}>
      {writable(children, voices[voice].face)}
    </Text>
  );
}

interface LinkProps extends Pick<Props, 'children' | 'voice'> {
  readonly href: string;
}

/** A paragraph that links to a URL. It reads the same in print, where nothing can be clicked. */
export function WriteLink({ href, children, voice = 'text' }: LinkProps) {
  return (
    <View {...tagged('P')}>
      <Link {...tagged('Link')} src={href} style={{ textDecoration: 'none' }}>
        <Text style={styleOf(voice)}>{writable(children, voices[voice].face)}</Text>
      </Link>
    </View>
  );
}

export function styleOf(voice: Voice, { color, align }: Pick<Props, 'color' | 'align'> = {}) {
  const { face, ...look } = voices[voice];
  return {
    fontFamily: [...faces[face]],
    fontWeight: face === 'display' ? 800 : 400,
    color: colours.ink,
    // Figures of equal width: a space after a narrow 1 would all but vanish in 1 234.
    fontFeatureSettings: { tnum: 1 },
    ...look,
    ...(color && { color }),
    ...(align && { textAlign: align }),
  };
}
