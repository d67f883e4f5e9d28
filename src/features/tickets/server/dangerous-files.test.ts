import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { testUpload } from '#platform/server/body/testing-upload.ts';
import { languageCodes } from '#site/languages.ts';
import { dangerKinds } from '../ticket-files.ts';
import { fileLine, mailAttachment } from './attachments.ts';
import { dangerOf } from './dangerous-files.ts';
import { asAttachment, visibleName } from './file-names.ts';

const unknown = 'application/octet-stream';

describe('a file whose name', () => {
  it.each([
    ['instalador.exe', 'program', 'exe'],
    ['www.example.com', 'program', 'com'],
    ['a.MSI', 'program', 'msi'],
    ['a.jar', 'program', 'jar'],
    ['a.apk', 'program', 'apk'],
    ['a.ps1', 'script', 'ps1'],
    ['a.js', 'script', 'js'],
    ['a.hta', 'script', 'hta'],
    ['a.sh', 'script', 'sh'],
    ['a.docm', 'macros', 'docm'],
    ['a.XLSM', 'macros', 'xlsm'],
    ['a.xlsb', 'macros', 'xlsb'],
    ['a.one', 'macros', 'one'],
    ['a.lnk', 'shortcut', 'lnk'],
    ['a.url', 'shortcut', 'url'],
    ['a.iso', 'diskImage', 'iso'],
    ['a.dmg', 'diskImage', 'dmg'],
    ['a.html', 'page', 'html'],
    ['a.svg', 'page', 'svg'],
    ['a.rar', 'archive', 'rar'],
    ['a.tar.gz', 'archive', 'gz'],
    ['../../a.bat', 'script', 'bat'],
    // Full-width letters and dots, and accents, which disappear for programs that know only ASCII.
    ['a.ｅｘｅ', 'program', 'ｅｘｅ'],
    ['a\uff0eexe', 'program', ''],
    ['a.éxe', 'program', 'éxe'],
    ['a.exe\u3000', 'disguised', 'exe'],
  ])('says so is marked: %s', (name, kind, ending) => {
    expect(dangerOf({ name, type: unknown })).toEqual({ kind, ending });
  });

  it.each([
    ['factura.pdf.exe', 'exe'],
    ['factura.PDF.Exe', 'exe'],
    ['factura.pdf .exe', 'exe'],
    ['foto.jpg.js', 'js'],
    ['hoja.xlsx.html', 'html'],
    [`factura.pdf${' '.repeat(200)}.exe`, 'exe'],
    [`factura.pdf${'\u2800'.repeat(20)}.exe`, 'exe'],
    [`factura.pdf${'\u00a0'.repeat(20)}.scr`, 'scr'],
    ['factura\u202efdp.exe', 'exe'],
    ['\u2066factura\u2069.pdf', 'pdf'],
    ['factura.exe.', 'exe'],
    ['factura.exe ', 'exe'],
    ['factura.exe . . ', 'exe'],
    ['factura.pdf ', 'pdf'],
    ['factura.', ''],
  ])('hides what it is is marked with its real ending: %j', (name, ending) => {
    expect(dangerOf({ name, type: unknown })).toEqual({ kind: 'disguised', ending });
  });

  it.each([
    ['Oferta 2026 (final) v1.2.docx', unknown],
    ['exe', unknown],
    ['ejecutable-exe.pdf', 'application/pdf'],
    ['niño 👨‍👩‍👧.png', 'image/png'],
    ['عرض سعر.pdf', 'application/pdf'],
    ['winmail.dat', unknown],
    ['plano.dwg', unknown],
    ['factura.xml', unknown],
    ['factura.pdf.p7m', unknown],
    ['datos.zip', 'application/zip'],
    ['__proto__', unknown],
    ['a.constructor', unknown],
    ['', unknown],
  ])('is ordinary is not marked: %j', (name, type) => {
    expect(dangerOf({ name, type })).toBeUndefined();
  });

  it('ends in what its download is saved as, whatever a browser knows', () => {
    for (const name of ['a\uff0eexe', 'a.exe\uff0e', 'a.éxe', 'a.exe\u200b', 'a.e\u0000xe', 'a.exe:x', 'a.exe/']) {
      const [, plain = ''] = /filename="([^"]*)"/.exec(asAttachment(name)) ?? [];
      const [, encoded = ''] = /''(.*)$/.exec(asAttachment(name)) ?? [];
      const isProgram = [plain, decodeURIComponent(encoded)].some((saved) => /\.exe[. ]*$/i.test(saved));
      expect([name, isProgram && dangerOf({ name, type: unknown }) === undefined]).toEqual([name, false]);
    }
  });

  it('turns around is shown in the order of its letters', () => {
    expect(visibleName('factura\u202efdp.exe')).toBe('factura_fdp.exe');
    expect(fileLine({ id: '1', name: '\u2067a\u2069.exe', type: unknown, bytes: 1 }).name).toBe('_a_.exe');
  });

  it('is as long as a name can be is looked at in no time that matters', () => {
    for (const name of [' '.repeat(100_000), '.'.repeat(100_000), 'a.'.repeat(50_000), '\u202e'.repeat(100_000)])
      expect(dangerOf({ name: `${name}x`, type: unknown })?.kind).not.toBe('program');
  });
});

describe('a file whose content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-danger-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const hex = (bytes: string) => Buffer.from(bytes, 'hex');
  const zipOf = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(9)])));
  const office = (...names: string[]) => zipOf('[Content_Types].xml', ...names);
  const kindOf = async (name: string, content: string | Uint8Array) =>
    fileLine(mailAttachment(await testUpload(folder, name, content))).danger?.kind;
  const odtWithMacros = zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'Basic/Standard/Module1.xml': strToU8('<x/>'),
  });
  const vba = Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(900), Buffer.from('_VBA_PROJECT', 'utf16le')]);

  it.each([
    ['foto.png', Buffer.concat([Buffer.from('MZ'), hex('90000300')]), 'program'],
    ['foto.png', hex('7f454c46020101'), 'program'],
    ['foto.png', hex('cffaedfe07000001'), 'program'],
    ['foto.png', hex('cafebabe00000034'), 'program'],
    ['datos', '#!/bin/sh\nrm -rf ~\n', 'script'],
    ['datos.txt', '\ufeff<?php system($_GET[1]);', 'script'],
    ['datos.txt', '@ECHO OFF\r\n', 'script'],
    ['foto.png', '\n <!DOCTYPE html><title>x', 'page'],
    ['foto.png', Buffer.from('\ufeff<html ><script>', 'utf16le'), 'page'],
    ['dibujo.xml', '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>', 'page'],
    ['nota.txt', '[InternetShortcut]\r\nURL=file://evil', 'shortcut'],
    ['nota.pdf', hex('4c0000000114020000000000c0000000'), 'shortcut'],
    ['disco.dat', Buffer.concat([Buffer.alloc(32_769), Buffer.from('CD001')]), 'diskImage'],
    ['disco.dat', 'vhdxfile', 'diskImage'],
    ['a.doc', vba, 'macros'],
    ['a.xls', vba, 'macros'],
    ['a.docx', office('word/document.xml', 'word/vbaProject.bin'), 'macros'],
    ['a.xlsx', office('xl/workbook.xml', 'xl/macrosheets/sheet1.xml'), 'macros'],
    ['a.odt', odtWithMacros, 'macros'],
    ['a.rtf', '{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}', 'macros'],
    ['a.bin', hex('e4525c7b8cd8a74daeb15378d02996d3'), 'macros'],
    ['todo.zip', zipOf('leer.txt', 'carpeta/setup.EXE'), 'packed'],
    ['todo.zip', zipOf('factura.pdf.exe . '), 'packed'],
    ['todo.zip', zipOf('pagina.html'), 'packed'],
    ['todo.zip', zipOf('a.docm'), 'packed'],
    // An archive that only pretends to be a document.
    ['todo.zip', office('word/document.xml', 'setup.exe'), 'packed'],
    ['todo.dat', office('word/document.xml', 'setup.exe'), 'packed'],
    ['todo.zip', zipOf('otro.zip'), 'archive'],
    ['todo.zip', zipOf('otro.7z'), 'archive'],
    ['todo.zip', 'This is no archive', 'archive'],
    // Its list of contents is encrypted.
    ['todo.zip', Buffer.concat([hex('504b0304'), Buffer.alloc(900, 7)]), 'archive'],
  ])('can do harm is marked whatever its name: %s as %#', async (name, content, kind) => {
    expect(await kindOf(name, content)).toBe(kind);
  });

  it.each([
    ['a.txt', 'MZ Consultores S. A. S.\r\n'],
    ['a.txt', 'I have <b> in my text'],
    ['a.xml', '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names"/>'],
    ['a.docx', office('word/document.xml', 'word/media/image1.svg')],
    ['a.zip', zipOf('factura.pdf', 'factura.xml')],
    ['winmail.dat', hex('789f3e22')],
    ['a.pdf', '%PDF-1.7 /JavaScript'],
  ])('is ordinary is not marked: %s', async (name, content) => {
    expect(await kindOf(name, content)).toBeUndefined();
  });
});

it('every danger has words in every language', () => {
  for (const language of languageCodes) {
    const { marks, reasons } = wordsIn(language).ticket.danger;
    for (const kind of dangerKinds) expect([marks[kind], reasons[kind]].every(Boolean)).toBe(true);
  }
});
