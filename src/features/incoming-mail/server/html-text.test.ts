import { describe, expect, it } from 'vitest';
import { textOfHtml as read } from './html-text.ts';

const textOfHtml = (html: string, longest = 50_000) => read(html, longest).replaceAll('\u00a0', ' ');

describe('the text of HTML', () => {
  it.each([
    ['paragraphs', '<p>Uno</p><p>Dos</p>', 'Uno\n\nDos'],
    ['headings', '<h1>Uno</h1>Dos', 'Uno\n\nDos'],
    ['line breaks', 'Uno<br>Dos<br/><BR>Tres', 'Uno\nDos\n\nTres'],
    ['a break at the end of a block', '<div>Uno<br></div><div>Dos</div>', 'Uno\nDos'],
    ['white space', '  Uno \n\t dos\r\n<b> tres</b> <i>cuatro </i> ', 'Uno dos tres cuatro'],
    ['letters of a word in several elements', 'ca<b>n</b><span>ción</span>', 'canción'],
    ['a table', '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>', 'A B\n1 2'],
    ['tables within tables', `${'<table><tr><td>'.repeat(50)}Hola${'</td></tr></table>'.repeat(50)}`, 'Hola'],
    ['a list', '<p>Son:</p><ul><li>Uno</li><li>Dos</ul>Fin', 'Son:\n\n* Uno\n* Dos\nFin'],
    ['a numbered list', '<ol><li>Uno<li>Dos</ol><ol><li>Otro</li></ol>', '1. Uno\n2. Dos\n1. Otro'],
    ['a list within a list', '<ol><li>Uno<ul><li>a</li></ul></li><li>Dos</li></ol>', '1. Uno\n  * a\n2. Dos'],
    ['an empty item', '<ul><li></li></ul><p>Hola</p>', 'Hola'],
    ['an item outside of a list', '<li>Uno</li><li>Dos</li>', '* Uno\n* Dos'],
    ['blocks of other kinds', '<center>a</center>b<footer>c</footer><dl><dt>d<dd>e</dl>', 'a\nb\nc\nd\ne'],
    ['text as it was typed', '<pre>  a\n\n    <b>b</b> <i>c</i>\r\n</pre>d', 'a\n\n    b c\n\nd'],
    ['entities', 'Se&ntilde;or &amp; &lt;b&gt; &#191;s&iacute;? &#x1F41C; &euro;5&hellip;', 'Señor & <b> ¿sí? 🐜 €5…'],
    ['entities without an end', 'Caf&eacute y t&eacute', 'Café y té'],
    ['entities of no character', 'a&#0;b&#xD800;c&unknown;', 'a\ufffdb\ufffdc&unknown;'],
    ['signs that are no tags', '1 < 2 > 0, a<b y <3 <', '1 < 2 > 0, a'],
    ['a sign at the end', '5 <', '5 <'],
    ['comments and conditions', 'a<!-- x --><!--[if mso]><p>no</p><![endif]-->b<![if !x]>c<![endif]>', 'abc'],
    ['no body', '<html><head><title>no</title><meta charset=utf-8><p>Hola</p>', 'Hola'],
    ['a head without an end', '<head><style>p{}</style><body>Hola', 'Hola'],
    ['nothing', '', ''],
    ['no tags', 'Hola', 'Hola'],
  ])('the text of %s is what a person would copy', (_, html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it.each(['style', 'script', 'title', 'template', 'svg', 'xml'])('leaves out %s', (tag) => {
    expect(textOfHtml(`a<${tag} a=">">no <p>&lt;</p></${tag} >b<${tag.toUpperCase()}></${tag}>c`)).toMatch(/bc$/);
    expect(textOfHtml(`a<${tag}>no</${tag}>b`)).toBe('ab');
  });

  it('has the addresses of links that do not show them, wherever they stand', () => {
    const link = (text: string, address = 'https://www.hormiga.example/a?b=1&amp;c=2') =>
      `<a href="${address}">${text}</a>`;
    expect(textOfHtml(`Vea ${link('aquí')}.`)).toBe('Vea aquí [https://www.hormiga.example/a?b=1&c=2].');
    // At the beginning of a line, after another block.
    expect(textOfHtml(`<p>Vea</p><p>${link('aquí')}</p>`)).toBe('Vea\n\naquí [https://www.hormiga.example/a?b=1&c=2]');
    expect(textOfHtml(link('<div>Ver</div>', 'https://x.example'))).toContain('[https://x.example]');
    for (const same of ['https://www.hormiga.example/a', 'www.hormiga.example/a/', 'Hormiga.example/a'])
      expect(textOfHtml(link(same, 'https://www.hormiga.example/a'))).toBe(same);
    // A text that only looks like the address.
    expect(textOfHtml(link('banco.example', 'https://evil.example/banco.example'))).toContain('[https://evil.example/');
    for (const other of ['mailto:ana@example.com', 'javascript:alert(1)', '#top', 'cid:x', ''])
      expect(textOfHtml(link('aquí', other))).toBe('aquí');
    // As filters of mail servers wrap addresses.
    const long = `https://safelinks.example/?url=${'x'.repeat(900)}`;
    expect(textOfHtml(link('aquí', long))).toBe(`aquí [${long}]`);
    expect(textOfHtml(link('aquí', `https://x.example/${'x'.repeat(5_000)}`))).toBe('aquí');
  });

  it('marks quotes, as deep as people quote', () => {
    const quoted = (depth: number) => `${'<blockquote>'.repeat(depth)}Antes${'</blockquote>'.repeat(depth)}`;
    expect(textOfHtml(`Hola${quoted(1)}Luego`)).toBe('Hola\n> Antes\n\nLuego');
    expect(textOfHtml('<blockquote>Uno<blockquote>Dos</blockquote>Tres</blockquote>')).toBe(
      '> Uno\n> > Dos\n>\n> Tres',
    );
    expect(textOfHtml('<blockquote><p>Uno</p><p>Dos</p></blockquote>')).toBe('> Uno\n>\n> Dos');
    expect(textOfHtml(`${quoted(500)}<p>Luego</p>`)).toBe('> > > > > Antes\n\nLuego');
    expect(textOfHtml('</blockquote></blockquote>Hola')).toBe('Hola');
  });
});

describe('the text of HTML as programs write it', () => {
  it('HTML of Gmail becomes text whose quote is marked', () => {
    const html =
      '<div dir="ltr">Gracias, <b>Eva</b>.<div><br></div><div>Saludos</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">El lun, 16 nov 2026 a la(s) 9:00, Hormiga (<a href="mailto:a@b.example">a@b.example</a>) escribió:<br></div><blockquote class="gmail_quote" style="margin:0"><div>Hola</div></blockquote></div>';
    expect(textOfHtml(html)).toMatch(
      /^Gracias, Eva\.\n\nSaludos\n\nEl lun, .* Hormiga \(a@b\.example\) escribió:\n(?:>\n)?> Hola$/,
    );
  });

  it('HTML of Outlook becomes text with the header of what it quotes', () => {
    const html =
      "<html xmlns:o=\"urn:schemas-microsoft-com:office:office\"><head><!--[if gte mso 9]><xml><o:x>96</o:x></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=ES-CO><div class=WordSection1><p class=MsoNormal>Buenos d&iacute;as:<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraph><![if !supportLists]><span style='font-family:Symbol'>·<span>&nbsp;&nbsp; </span></span><![endif]>Punto<o:p></o:p></p><div style='border:none'><p class=MsoNormal><b><span>De:</span></b><span> Hormiga &lt;a@b.example&gt;<br><b>Enviado:</b> lunes<br><b>Para:</b> Ana<br><b>Asunto:</b> Hola<o:p></o:p></span></p></div></div></body></html>";
    expect(textOfHtml(html)).toBe(
      'Buenos días:\n\n·   Punto\n\nDe: Hormiga <a@b.example>\nEnviado: lunes\nPara: Ana\nAsunto: Hola',
    );
  });

  it('HTML of Apple Mail becomes text whose quote is marked', () => {
    const html =
      '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word;">Gracias.<div><br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>El 16 nov 2026, a las 9:00, Hormiga &lt;a@b.example&gt; escribió:</div><br class="Apple-interchange-newline"><div>Hola</div></blockquote></div><br></div></body></html>';
    expect(textOfHtml(html)).toMatch(/^Gracias\.\n[\n>]*> El 16 nov 2026, .* escribió:\n(?:>\n)?> Hola$/);
  });

  it('HTML of Thunderbird becomes text whose quote and signature are marked', () => {
    const html =
      '<p>Gracias.</p><div class="moz-cite-prefix">El 16/11/26 a las 9:00, Hormiga escribió:<br></div><blockquote type="cite" cite="mid:x@y"><pre class="moz-quote-pre" wrap="">Hola,\n\n  Ana</pre></blockquote><pre class="moz-signature" cols="72">-- \nAna María</pre>';
    expect(textOfHtml(html)).toBe(
      'Gracias.\n\nEl 16/11/26 a las 9:00, Hormiga escribió:\n>\n> Hola,\n>\n>   Ana\n\n--\nAna María',
    );
  });
});

describe('hostile HTML', () => {
  const longest = 50_000;
  it.each([
    ['links that are never closed', `${'<a href=https://x.example>'.repeat(100_000)}Hola`],
    ['links around the same text', `${'<a href=https://x.example>'.repeat(50_000)}Hola${'</a>'.repeat(50_000)}`],
    ['lists within lists', `${'<ol><li>'.repeat(100_000)}Hola`],
    ['quotes within quotes', `${'<blockquote>'.repeat(100_000)}Hola`],
    ['empty blocks', `${'<div></div><br>'.repeat(100_000)}Hola`],
    ['text as it was typed without an end', `<pre>Hola${' \n'.repeat(500_000)}x`],
    ['ends of elements that were never open', `${'</div></ol></pre></blockquote></a>'.repeat(50_000)}Hola`],
    ['a comment without an end', `Hola<!--${'-'.repeat(500_000)}`],
    ['an attribute without an end', `Hola<a href="${'x'.repeat(500_000)}`],
    ['entities alone', `Hola${'&amp;'.repeat(300_000)}`],
  ])('hostile HTML with %s is read, and not much further than wanted', (_, html) => {
    const text = read(html, longest);
    expect(text).toContain('Hola');
    expect(text.length).toBeLessThan(2 * longest);
  });
});
