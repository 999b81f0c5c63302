/**
 * Clipboard HTML as written by programs, and the expected text: one line per block, formats as tags, list entries
 * below their list, a row of a table as `| a | # heading |`. `leftOut` is what the editor reports as dropped.
 */
export type ClipboardSample = { name: string; html: string; text: string; leftOut?: Record<string, number> };

const word = (body: string): string =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=DE-AT style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordItem = (mark: string, level: number, text: string, place = ''): string =>
  `<p class=MsoListParagraphCxSp${place || 'Middle'} style='margin-left:${36 * level}pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const docs = (body: string): string =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d0c1f6e-7fff-8f4b-2c5c-1a2b3c4d5e6f">${body}</b>`;
const docsStyle = (more = ''): string =>
  `font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${more}`;
const docsSpan = (text: string, more = ''): string => `<span style="${docsStyle(more)}">${text}</span>`;
const docsParagraph = (inner: string, more = ''): string =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;${more}">${inner}</p>`;
const docsItem = (level: number, inner: string): string =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${inner}</p></li>`;

const excel = (rows: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\,";} td {padding-top:1px; white-space:nowrap;} .xl65 {font-weight:700;}--></style></head>
<body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=160 style='border-collapse:collapse;width:120pt'><!--StartFragment-->
<col width=80 span=2 style='width:60pt'>${rows}<!--EndFragment--></table></body></html>`;

const libre = (body: string): string =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2 (Linux)"/>
<style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head>
<body lang="de-AT" link="#000080" dir="ltr">${body}</body></html>`;

export const clipboardSamples: readonly ClipboardSample[] = [
  {
    name: 'Word: formats of characters',
    html: word(
      `<p class=MsoNormal>Das ist <b>fett</b>, <i>kursiv</i>, <u>unterstrichen</u> und <s>weg</s>.<o:p></o:p></p><p class=MsoNormal><b><span style='font-weight:normal'>nicht fett</span></b> m<sup>2</sup></p>`,
    ),
    text: 'p Das ist <b>fett</b>, <i>kursiv</i>, <u>unterstrichen</u> und <s>weg</s>.\np <b>nicht fett</b> m<sup>2</sup>',
  },
  {
    name: 'Word: a list of bullets in two levels',
    html: word(
      `<p class=MsoNormal>Vorher<o:p></o:p></p>${wordItem('·', 1, 'Suppe', 'First')}${wordItem('o', 2, 'mit <b>Einlage</b>')}${wordItem('·', 1, 'Salat', 'Last')}<p class=MsoNormal>Nachher</p>`,
    ),
    text: 'p Vorher\nul\n  li Suppe\n    ul\n      li mit <b>Einlage</b>\n  li Salat\np Nachher',
  },
  {
    name: 'Word: a numbered list, and another behind a paragraph',
    html: word(
      `${wordItem('1.', 1, 'Bestellen', 'First')}${wordItem('2.', 1, 'Abholen', 'Last')}<p class=MsoNormal>Oder:</p>${wordItem('·', 1, 'Liefern', 'First')}`,
    ),
    text: 'ol\n  li Bestellen\n  li Abholen\np Oder:\nul\n  li Liefern',
  },
  {
    name: 'Word: headings, a link and a line to the right',
    html: word(
      `<h1>Speisekarte<o:p></o:p></h1><h2 style='margin-top:2.0pt'><span style='font-weight:bold'>Mittag</span></h2><p class=MsoNormal align=right style='text-align:right'><a href="https://example.at/karte"><span style='text-decoration:underline'>Zur Karte</span></a></p>`,
    ),
    text: 'h1 Speisekarte\nh2 Mittag\np:right <a https://example.at/karte>Zur Karte</a>',
  },
  {
    name: 'Word: a table',
    html: word(
      `<table class=MsoTableGrid border=1><tr><td width=300 style='width:225pt'><p class=MsoNormal><b>Gericht</b><o:p></o:p></p></td><td><p class=MsoNormal><b>Preis</b></p></td></tr>
<tr><td><p class=MsoNormal>Suppe</p><p class=MsoNormal>mit Einlage</p></td><td><p class=MsoNormal>5,40 €</p></td></tr></table><p class=MsoNormal>Ende</p>`,
    ),
    text: '| # Gericht | # Preis |\n| Suppe / mit Einlage | 5,40 € |\np Ende',
  },
  {
    name: 'Word: a picture between words',
    html: word(
      `<p class=MsoNormal>Vor dem Bild<!--[if gte vml 1]><v:shape id="Bild_1"><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=604 height=340 src="file:///C:/Users/Dora/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Bild_1"><![endif]> danach</p>`,
    ),
    text: 'p Vor dem Bild danach',
    leftOut: { picture: 1 },
  },
  {
    name: 'Word on the web: a list in wrappers',
    html: `<div class="ListContainerWrapper SCXW1" style="margin: 0px; position: relative;"><ul class="BulletListStyle1 SCXW1" role="list" style="margin: 0px;"><li class="OutlineElement Ltr SCXW1" role="listitem" data-listid="1" aria-level="1"><p class="Paragraph SCXW1" style="font-weight: normal; font-style: normal;"><span class="TextRun SCXW1" style="font-weight: bold;"><span class="NormalTextRun SCXW1">Fett</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div>`,
    text: 'ul\n  li <b>Fett</b>',
  },
  {
    name: 'Google Docs: plain words are not bold',
    html: docs(docsParagraph(docsSpan('Nur Text. ') + docsSpan('Fett', 'font-weight:700;'))),
    text: 'p Nur Text. <b>Fett</b>',
  },
  {
    name: 'Google Docs: italic, strike, underline, raised',
    html: docs(
      docsParagraph(
        docsSpan('kursiv', 'font-style:italic;') +
          docsSpan(' ') +
          docsSpan('weg', 'text-decoration:line-through;') +
          docsSpan(' ') +
          docsSpan('darunter', 'text-decoration:underline;') +
          docsSpan(' m') +
          `<span style="font-size:0.6em;font-weight:400;vertical-align:super;">2</span>`,
      ),
    ),
    text: 'p <i>kursiv</i> <s>weg</s> <u>darunter</u> m<sup>2</sup>',
  },
  {
    name: 'Google Docs: a list in a list',
    html: docs(
      `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(1, docsSpan('Eins'))}<ul style="margin-top:0;">${docsItem(2, docsSpan('Darunter', 'font-weight:700;'))}</ul>${docsItem(1, docsSpan('Zwei'))}</ul>`,
    ),
    text: 'ul\n  li Eins\n    ul\n      li <b>Darunter</b>\n  li Zwei',
  },
  {
    name: 'Google Docs: headings, centred, with a link',
    html: docs(
      `<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Über uns</span></h2>${docsParagraph(`<a href="https://example.at/" style="text-decoration:none;"><span style="${docsStyle('color:#1155cc;text-decoration:underline;')}">Seite</span></a>`, 'text-align: center;')}`,
    ),
    text: 'h2 Über uns\np:center <a https://example.at/>Seite</a>',
  },
  {
    name: 'Google Docs: a table',
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col/><col/></colgroup><tbody><tr style="height:0pt"><td style="vertical-align:top;">${docsParagraph(docsSpan('Montag'))}</td><td>${docsParagraph(docsSpan('11 bis 22', 'font-weight:700;'))}</td></tr></tbody></table></div>`,
    ),
    text: '| Montag | <b>11 bis 22</b> |',
  },
  {
    name: 'Google Docs: a picture',
    html: docs(
      docsParagraph(
        `<span style="${docsStyle()}"><span style="border:none;display:inline-block;overflow:hidden;width:602px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd" width="602" height="339" style="margin-left:0px;"></span></span>`,
      ) + docsParagraph(docsSpan('Unser Lokal')),
    ),
    text: 'p Unser Lokal',
    leftOut: { picture: 1 },
  },
  {
    name: 'Excel: cells',
    html: excel(
      `<tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=80 style='font-weight:700'>Gericht</td><td class=xl65 width=80>Preis</td></tr><tr><td height=20>Suppe</td><td align=right>5,40 €</td></tr><tr><td></td><td></td></tr>`,
    ),
    text: '| <b>Gericht</b> | Preis |\n| Suppe | p:right 5,40 € |',
  },
  {
    name: 'Excel: one column',
    html: excel(`<tr height=20><td height=20 width=80>Montag</td></tr><tr height=20><td height=20>Dienstag</td></tr>`),
    text: 'p Montag\np Dienstag',
  },
  {
    name: 'LibreOffice Writer: formats',
    html: libre(
      `<p style="margin-bottom: 0cm"><b>Fett</b> <i>kursiv</i> <u>unter</u> <strike>weg</strike> H<sub>2</sub>O</p><p align="center" style="margin-bottom: 0cm"><font face="Arial, sans-serif"><span style="font-weight: bold">Mitte</span></font></p>`,
    ),
    text: 'p <b>Fett</b> <i>kursiv</i> <u>unter</u> <s>weg</s> H<sub>2</sub>O\np:center <b>Mitte</b>',
  },
  {
    name: 'LibreOffice Writer: lists',
    html: libre(
      `<ol><li><p style="margin-bottom: 0cm">Erstens</p></li><li><p>Zweitens</p><ul><li><p>darunter</p></li></ul></li></ol>`,
    ),
    text: 'ol\n  li Erstens\n  li Zweitens\n    ul\n      li darunter',
  },
  {
    name: 'LibreOffice Calc: cells',
    html: libre(
      `<table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left"><b>Tisch</b></td><td align="left"><b>Plätze</b></td></tr><tr><td align="right" sdval="4" sdnum="1031;">4</td><td align="right" sdval="6">6</td></tr></table>`,
    ),
    text: '| # Tisch | # Plätze |\n| p:right 4 | p:right 6 |',
  },
  {
    name: 'A mail of Outlook: a table as a frame',
    html: word(
      `<table class=MsoNormalTable border=0 width="100%"><tr><td style='padding:0cm'><p class=MsoNormal>Liebe <span style='font-weight:700'>Gäste</span>,</p><p class=MsoNormal>bis bald!</p><img width="1" height="1" src="https://track.example/p.gif"></td></tr></table>`,
    ),
    text: 'p Liebe <b>Gäste</b>,\np bis bald!',
  },
  {
    name: 'A browser: a page with an embedded video',
    html: `<meta charset='utf-8'><h2 style="color: rgb(0, 0, 0); font-weight: 700;">Anfahrt</h2><p style="font-weight: 400;">Mit der <em style="font-style: italic;">Tram</em>.</p><iframe src="https://www.youtube.com/embed/x"></iframe>`,
    text: 'h2 Anfahrt\np Mit der <i>Tram</i>.',
    leftOut: { video: 1 },
  },
  {
    name: 'Word: comments, hidden text and a tracked deletion',
    html: word(
      `<p class=MsoNormal>Wir öffnen <a style='mso-comment-reference:DH_1;mso-comment-date:20261101T0900'>um neun</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[DH1]</a></span></span><span style='display:none;mso-hide:all'> geheim</span><span style='mso-hide:all'> intern</span>.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Wirklich?</p></div></div></div>`,
    ),
    text: 'p Wir öffnen um neun.',
  },
  {
    name: 'Word: three levels of a numbered list',
    html: word(
      `${wordItem('1.', 1, 'Küche', 'First')}${wordItem('a.', 2, 'Herd')}${wordItem('i.', 3, 'reinigen')}${wordItem('b.', 2, 'Ofen')}${wordItem('2.', 1, 'Gastraum', 'Last')}`,
    ),
    text: 'ol\n  li Küche\n    ol\n      li Herd\n        ol\n          li reinigen\n      li Ofen\n  li Gastraum',
  },
  {
    name: 'Word: a table with merged cells and a list in a cell',
    html: word(
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=300 colspan=2 valign=top style='width:225pt;border:solid windowtext 1.0pt'><p class=MsoNormal align=center style='text-align:center'>Öffnungszeiten</p></td></tr><tr><td rowspan=2><p class=MsoNormal>Werktags</p></td><td>${wordItem('·', 1, 'Mittag', 'First')}${wordItem('·', 1, 'Abend', 'Last')}</td></tr><tr><td><h3>Küche bis 21 Uhr</h3></td></tr></table>`,
    ),
    text: '| p:center Öffnungszeiten ~ 2 columns |\n| Werktags ~ 2 rows | ul / li Mittag / li Abend |\n| <b>Küche bis 21 Uhr</b> |',
  },
  {
    name: 'Google Docs: links that Google forwards, and a campaign',
    html: docs(
      docsParagraph(
        `<a href="https://www.google.com/url?q=https://talraum.example/leistungen&amp;sa=D&amp;source=editors&amp;ust=1764000000" style="text-decoration:none;">${docsSpan('Leistungen')}</a>${docsSpan(' und ')}<a href="https://talraum.example/?seite=2&amp;utm_source=newsletter&amp;utm_medium=email&amp;fbclid=IwAR0x">${docsSpan('Seite 2')}</a>`,
      ),
    ),
    text: 'p <a https://talraum.example/leistungen>Leistungen</a> und <a https://talraum.example/?seite=2>Seite 2</a>',
  },
  {
    name: 'Google Docs: a table with a bold first row',
    html: docs(
      `<table style="border:none;"><tbody><tr><td>${docsParagraph(docsSpan('Tag', 'font-weight:700;'))}</td><td>${docsParagraph(docsSpan('Zeit', 'font-weight:700;'))}</td></tr><tr><td>${docsParagraph(docsSpan('Mo'))}</td><td>${docsParagraph(docsSpan('9–12'), 'text-align: right;')}</td></tr></tbody></table>`,
    ),
    text: '| # Tag | # Zeit |\n| Mo | p:right 9–12 |',
  },
  {
    name: 'A browser: scripts, handlers and dangerous addresses',
    html: `<meta charset='utf-8'><script>alert(1)</script><p onclick="alert(1)" onmouseover=alert(2)>Willkommen <a href="javascript:alert(1)">hier</a> und <a href=" jav&#x09;ascript:alert(1)" onfocus="alert(1)">dort</a></p><svg onload="alert(1)"><circle r="1"/></svg><form action="https://evil.example"><p>Ihre Meinung</p><input name="x" autofocus onfocus="alert(1)"><button formaction="javascript:alert(1)">Los</button></form><math><mtext><img src=x onerror=alert(1)></mtext></math><template><p>verborgen</p></template><noscript><p>ohne</p></noscript>`,
    text: 'p Willkommen hier und dort\np Ihre Meinung',
    leftOut: { picture: 2 },
  },
  {
    name: 'A browser: pictures in the address and of another site',
    html: `<p>Eins</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Plan"><p>Zwei</p><figure><picture><source srcset="https://cdn.example/a.webp"><img src="https://cdn.example/a.jpg" onerror="alert(1)" alt="Foto"></picture><figcaption>Der Platz</figcaption></figure><img width="1" height="1" src="https://track.example/p.gif">`,
    text: 'p Eins\np Zwei\np Der Platz',
    leftOut: { picture: 2 },
  },
  {
    name: 'A browser: a table of Wikipedia with a caption and hidden text',
    html: `<table class="wikitable"><caption>Einwohner</caption><thead><tr><th scope="col">Ort</th><th scope="col">Zahl</th></tr></thead><tbody><tr><td>Lienz<sup class="reference"><a href="#cite_note-1">[1]</a></sup><span style="display:none">0012000</span></td><td style="text-align:right">12.000</td></tr></tbody></table>`,
    text: 'p Einwohner\n| # Ort | # Zahl |\n| Lienz<sup><a #cite_note-1>[1]</a></sup> | p:right 12.000 |',
  },
  {
    name: 'A browser: a table in a table',
    html: `<table><tr><td>Außen</td><td><table><tr><td>innen</td><td>rechts</td></tr></table></td></tr><tr><td></td><td></td></tr></table>`,
    text: '| Außen | innen | rechts |',
  },
  {
    name: 'A mail of Outlook on the web: a safe link',
    html: `<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;">Zur <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Ftalraum.example%2Fkarte%3Futm_campaign%3Dherbst&amp;data=05%7C02%7C" data-auth="NotApplicable" rel="noopener noreferrer" target="_blank">Karte</a></div><div class="elementToProof"><br></div><div class="elementToProof"><b style="font-weight: 700;">Bis bald</b></div>`,
    text: 'p Zur <a https://talraum.example/karte>Karte</a>\np <b>Bis bald</b>',
  },
];
