import type { FileContent } from '#platform/server/body/file-content.ts';
import { attachmentEnding, attachmentEndings, type DangerKind, endingOf, type FileDanger } from '../ticket-files.ts';
import { plainFileName, safeFileName, visibleName } from './file-names.ts';
import { isZip, startsWith, textStart, typeOfContent } from './file-types.ts';

const list = (endings: string) => endings.trim().split(/\s+/);

/** Files that do something when they are opened, by the ending of their name, on Windows, macOS, Linux and phones. */
const endings: readonly (readonly [DangerKind, readonly string[]])[] = [
  [
    'program',
    list(`
    exe com scr pif cpl msi msp mst msu msix msixbundle appx appxbundle appinstaller dll ocx sys drv gadget xll wll
    jar class dex war apk aab xapk ipa app pkg mpkg deb rpm snap flatpak flatpakref run appimage elf so dylib
    air xpi crx vsix vsto chm hlp`),
  ],
  [
    'script',
    list(`
    bat cmd ps1 ps1xml ps2 psc1 psd1 psm1 vb vbs vbe js jse mjs cjs ws wsf wsc wsh hta htc sct msh msh1 msh2 reg inf ins
    isp job shs shb sh bash zsh csh ksh fish command tool py pyc pyo pyw pyz pyzw pl rb php phtml phar lua tcl ahk au3
    a3x scpt scptd applescript osa workflow action asp aspx jsp cgi`),
  ],
  [
    'macros',
    list(`
    docm dotm dot xlsm xltm xlam xlsb xlm xla xlt xlw pptm potm ppam ppsm sldm ppa pot mdb mde mda mdw accdb accde accda
    accdr ade adp one onepkg onetoc2 slk iqy dqy oqy rqy odc wiz udl`),
  ],
  [
    'shortcut',
    list(`
    lnk url website webloc inetloc fileloc desktop scf library-ms search-ms searchconnector-ms settingcontent-ms
    appref-ms application jnlp rdp rdg theme themepack diagcab msc xnk pcd mcf grp`),
  ],
  ['diskImage', list('iso img vhd vhdx vmdk vdi dmg udf wim nrg sparseimage sparsebundle toast ova')],
  ['page', list('html htm xhtml xht shtml mht mhtml maff webarchive svg svgz swf xsl xslt')],
  [
    'archive',
    list(`
    rar 7z cab ace arj lzh lha tar gz tgz bz2 tbz tbz2 xz txz lz lzma zst tzst z zipx uue alz egg r00 001`),
  ],
];

const kindOfEnding: ReadonlyMap<string, DangerKind> = new Map(
  endings.flatMap(([kind, of]) => of.map((ending) => [ending, kind] as const)),
);

interface DangerousContent {
  readonly kind: DangerKind;
  /** What is stored as the type of such a file. */
  readonly type: string;
  readonly is: (file: NamedContent) => boolean;
}

type NamedContent = FileContent & { readonly name: string };

const isOneOf = (...starts: readonly string[]) => {
  const checks = starts.map((start) => startsWith(start));
  return (content: FileContent) => checks.some((check) => check(content));
};

/** A tag with which a browser takes any file for a page, whatever it is called. */
const pageStart =
  /^(?:<!--|<(?:!doctype (?:html|svg)|html|head|body|script|iframe|style|title|meta|svg|div|table|h1|font|br|p|a|b)[\s/>])/;

const pageWithin = ['<svg', '<html', 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg'];

function isPage(content: FileContent): boolean {
  const text = textStart(content);
  return pageStart.test(text) || (text.startsWith('<?xml') && pageWithin.some((part) => text.includes(part)));
}

const textStartsWith =
  (...starts: readonly string[]) =>
  (content: FileContent) =>
    starts.some((start) => textStart(content).startsWith(start));

const hasMark =
  (...marks: FileContent['marks']) =>
  (content: FileContent) =>
    marks.some((mark) => content.marks.includes(mark));

/** The folder of programs in an OpenDocument file; other archives may have a folder of that name. */
const isOpenDocument = startsWith(Buffer.from('mimetypeapplication/vnd.oasis.opendocument.').toString('hex'), 30);

/** What is in an archive, by the endings of its names. The files in a document are its own, such as its pictures. */
function kindsInZip(file: NamedContent): readonly DangerKind[] {
  const isDocument = attachmentEnding(file.name) !== 'zip' && typeOfContent(file) !== undefined;
  if (!isZip(file) || isDocument) return [];
  return file.zipEndings.flatMap((ending) => (ending === 'zip' ? 'archive' : (kindOfEnding.get(ending) ?? [])));
}

/** The same by content, whatever the name says. The first that matches counts. */
const contents: readonly DangerousContent[] = [
  {
    kind: 'program',
    type: 'application/x-executable',
    is: (content) => (startsWith('4d5a')(content) && !content.isText) || isBinaryProgram(content),
  },
  {
    kind: 'macros',
    type: 'application/x-document-with-macros',
    is: (content) =>
      hasMark('_VBA_PROJECT', '\\objdata', 'vbaproject.bin', 'xl/macrosheets/')(content) ||
      (isOpenDocument(content) && hasMark('basic/')(content)) ||
      startsWith('e4525c7b8cd8a74daeb15378d02996d3')(content),
  },
  {
    kind: 'shortcut',
    type: 'application/x-ms-shortcut',
    is: (content) =>
      startsWith('4c0000000114020000000000')(content) ||
      textStartsWith('[internetshortcut]', '[desktop entry]')(content),
  },
  {
    kind: 'diskImage',
    type: 'application/x-disk-image',
    is: (content) => hasMark('disk image')(content) || isOneOf('7668647866696c65', '636f6e6563746978')(content),
  },
  { kind: 'page', type: 'text/html', is: isPage },
  { kind: 'script', type: 'application/x-script', is: textStartsWith('#!', '<?php', '@echo off') },
  {
    kind: 'packed',
    type: 'application/x-zip-with-programs',
    is: (file) => kindsInZip(file).some((kind) => kind !== 'archive'),
  },
  {
    kind: 'archive',
    type: 'application/x-zip-not-read',
    is: (file) => file.isZipCut || kindsInZip(file).includes('archive'),
  },
];

/** Of Linux, macOS (of both byte orders, and of several processors), Java, Android, and packages of Linux. */
const isBinaryProgram = isOneOf(
  '7f454c46',
  'feedface',
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
  '6465780a30',
  '213c617263683e0a64656269616e',
  'edabeedb',
);

/** What the content of a file does when it is opened, and what is stored as its type. Undefined if nothing is found. */
export function dangerousContent(file: NamedContent): Pick<DangerousContent, 'kind' | 'type'> | undefined {
  return contents.find(({ is }) => is(file));
}

interface StoredFile {
  readonly name: string;
  /** What was found in the content when it arrived. */
  readonly type: string;
}

/** Why one has to be asked before this file is downloaded. Undefined if nothing speaks against it. */
export function dangerOf({ name, type }: StoredFile): FileDanger | undefined {
  const saved = safeFileName(name);
  const ending = endingOf(saved);
  const byName = kindOfEnding.get(ending) ?? kindOfEnding.get(endingOf(plainFileName(name)));
  if (isDisguised(name, saved, byName)) return { kind: 'disguised', ending };
  const kind = byName ?? contents.find((one) => one.type === type)?.kind;
  if (kind) return { kind, ending };
  // A ZIP without the signature of one was not looked into.
  return ending === 'zip' && type !== 'application/zip' ? { kind: 'archive', ending } : undefined;
}

const documentEndings: readonly string[] = [...attachmentEndings, 'xml', 'json', 'log', 'mp3', 'mp4', 'mov', 'avi'];

/** So many in a row push the real ending out of sight. Some of them look like spaces without being any. */
const manySpaces = /[\s\u115f\u1160\u2800\u3164\uffa0]{5}/;

/** True if the name hides what its ending is. */
function isDisguised(name: string, saved: string, byName: DangerKind | undefined): boolean {
  if (visibleName(name) !== name || /[.\s]$/.test(name) || manySpaces.test(name)) return true;
  const before = endingOf(saved.slice(0, saved.lastIndexOf('.'))).trim();
  return byName !== undefined && documentEndings.includes(before);
}
