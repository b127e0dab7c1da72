/** What a program puts on the clipboard. */
export interface PastedSample {
  name: string;
  /** Copied from the program itself, or written after its known format. */
  origin: "real" | "modelled";
  html: string;
  /** How many headings, items of lists and links a reader sees in it. */
  headings: number;
  items: number;
  links: number;
  /** Pictures that can't be taken over. */
  leftOut?: number;
}

const wordItem = (sign: string, text: string, level = 1, place = "Middle", list = 0) =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span lang=HY style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=HY>${text}</span><o:p></o:p></p>`;

const word = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0 {mso-list-id:1;} --></style></head><body lang=HY style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const docs = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d1b">${body}</b>`;
const span = (text: string, style = "") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;${style}">${text}</span>`;
const docsItem = (text: string, level = 1, style = "") =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${span(text, style)}</p></li>`;

const modelled = "modelled" as const;

export const PASTED_SAMPLES: PastedSample[] = [
  {
    name: "Word, Windows: heading, paragraph, bulleted list, Armenian",
    origin: modelled,
    html: word(
      `<h1><span lang=HY>Երեք փոփոխություն</span><o:p></o:p></h1><p class=MsoNormal><span lang=HY>Վահան Զորանյանը <b>կազմը փոխեց </b>երեք տեղում։<o:p></o:p></span></p>${wordItem("·", "Դարպասապահը՝ Ռիվաս", 1, "First")}${wordItem("·", "Պաշտպանը՝ Մասիսյան")}${wordItem("·", "Հարձակվողը՝ Սահրադյան", 1, "Last")}`,
    ),
    headings: 1,
    items: 3,
    links: 0,
  },
  {
    name: "Word, Windows: numbered list with a list in it",
    origin: modelled,
    html: word(
      `<p class=MsoNormal>The plan:<o:p></o:p></p>${wordItem("1.", "Warm up", 1, "First")}${wordItem("a.", "Run", 2)}${wordItem("b.", "Stretch", 2)}${wordItem("2.", "Play", 1, "Last")}<p class=MsoNormal>Done.<o:p></o:p></p>`,
    ),
    headings: 0,
    items: 4,
    links: 0,
  },
  {
    name: "Word, Windows: links, italics, a picture",
    origin: modelled,
    html: word(
      `<p class=MsoNormal><a href="https://example.com/tickets"><i>Tickets</i></a> and <a href="mailto:office@example.com">the office</a><!--[if gte vml 1]><v:shape id="p1" style='width:100pt'><v:imagedata src="file:///C:/Users/a/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=100 height=80 src="file:///C:/Users/a/clip_image001.png" v:shapes="p1"><![endif]><o:p></o:p></p>`,
    ),
    headings: 0,
    items: 0,
    links: 2,
    leftOut: 1,
  },
  {
    name: "Word, Windows: headings of three depths, Russian",
    origin: modelled,
    html: word(
      "<h1>Сезон<o:p></o:p></h1><p class=MsoNormal>Итоги «Арарата».<o:p></o:p></p><h2>Осень<o:p></o:p></h2><p class=MsoNormal>Семь побед.<o:p></o:p></p><h3>Октябрь<o:p></o:p></h3><p class=MsoNormal>Три подряд.<o:p></o:p></p>",
    ),
    headings: 3,
    items: 0,
    links: 0,
  },
  {
    name: "Word, Windows: a table and a list behind it",
    origin: modelled,
    html: word(
      `<table class=MsoTableGrid border=1><tr><td width=200 valign=top><p class=MsoNormal><b>Club</b><o:p></o:p></p></td><td><p class=MsoNormal>Points<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Noah<o:p></o:p></p></td><td><p class=MsoNormal>31<o:p></o:p></p></td></tr></table>${wordItem("§", "first", 1, "First", 1)}${wordItem("§", "second", 1, "Last", 1)}`,
    ),
    headings: 0,
    items: 2,
    links: 0,
  },
  {
    name: "Word, Windows: two lists, a bulleted and then a numbered one",
    origin: modelled,
    html: word(
      `${wordItem("o", "one", 1, "First")}${wordItem("o", "two", 1, "Last")}<p class=MsoNormal>Between<o:p></o:p></p>${wordItem("1)", "eins", 1, "First", 2)}${wordItem("2)", "zwei", 1, "Last", 2)}`,
    ),
    headings: 0,
    items: 4,
    links: 0,
  },
  {
    name: "Word, Mac: list whose signs stand in comments",
    origin: modelled,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Microsoft Word 16 (Macintosh)"><style>p.MsoNormal{margin:0}</style></head><body><p class="MsoNormal" style="margin:0cm">Squad<o:p></o:p></p><p class="MsoListParagraph" style="margin:0cm 0cm 0cm 36pt;text-indent:-18pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7pt 'Times New Roman'">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Goalkeepers<o:p></o:p></p><p class="MsoListParagraph" style="margin:0cm 0cm 0cm 36pt;text-indent:-18pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><!--[endif]-->Defenders<o:p></o:p></p></body></html>`,
    headings: 0,
    items: 2,
    links: 0,
  },
  {
    name: "Word on the web: heading by role, list in wrappers",
    origin: modelled,
    html: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="2"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">Before the match</span></span><span class="EOP SCXW1">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li class="OutlineElement Ltr SCXW1" data-leveltext="" role="listitem" data-aria-level="1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Gates open</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li class="OutlineElement Ltr SCXW1" role="listitem" data-aria-level="1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Warm-up</span></p></li></ul></div>`,
    headings: 1,
    items: 2,
    links: 0,
  },
  {
    name: "Google Docs: heading, bold, italic, link",
    origin: modelled,
    html: docs(
      `<h1 dir="ltr" style="line-height:1.38">${span("Derby", "font-size:20pt")}</h1><p dir="ltr">${span("We ")}${span("won", "font-weight:700")}${span(" against ")}${span("Pyunik", "font-style:italic")}${span(". ")}<a href="https://example.com/report" style="text-decoration:none">${span("Report", "color:#1155cc;text-decoration:underline")}</a></p>`,
    ),
    headings: 1,
    items: 0,
    links: 1,
  },
  {
    name: "Google Docs: nested list, list directly in list",
    origin: modelled,
    html: docs(
      `<ul style="margin-top:0">${docsItem("Attack")}<ul>${docsItem("Sahradyan", 2)}${docsItem("Adeyo", 2)}</ul>${docsItem("Defence", 1, "font-weight:700")}</ul>`,
    ),
    headings: 0,
    items: 4,
    links: 0,
  },
  {
    name: "Google Docs: numbered list, Armenian",
    origin: modelled,
    html: docs(
      `<h2 dir="ltr">${span("Ծրագիր")}</h2><ol style="margin-top:0">${docsItem("Մուտքը՝ 17:30-ին")}${docsItem("Խաղը՝ 19:00-ին")}</ol><br /><p dir="ltr">${span("Ամենաշատ հարցեր կլինեն։")}</p>`,
    ),
    headings: 1,
    items: 2,
    links: 0,
  },
  {
    name: "Google Docs: picture, detour of links",
    origin: modelled,
    html: docs(
      `<p dir="ltr">${span("Before ")}<span style="border:none;display:inline-block"><img src="https://lh7-us.googleusercontent.com/docsz/AD_4" width="602" height="300" /></span>${span(" after ")}<a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D">${span("there")}</a></p>`,
    ),
    headings: 0,
    items: 0,
    links: 1,
    leftOut: 1,
  },
  {
    name: "Google Docs: paragraphs parted by empty lines, line ends",
    origin: modelled,
    html: docs(
      `<p dir="ltr">${span("One<br>still one")}</p><br /><p dir="ltr">${span("Two")}</p><br /><br /><h3 dir="ltr">${span("Three", "font-weight:700")}</h3>`,
    ),
    headings: 1,
    items: 0,
    links: 0,
  },
  {
    name: "Google Docs: table",
    origin: modelled,
    html: docs(
      `<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="100"/></colgroup><tbody><tr><td><p dir="ltr">${span("Date")}</p></td><td><p dir="ltr">${span("Rival")}</p></td></tr><tr><td><p dir="ltr">${span("8 March")}</p></td><td><p dir="ltr">${span("Van")}</p></td></tr></tbody></table></div>`,
    ),
    headings: 0,
    items: 0,
    links: 0,
  },
  {
    name: "Telegram Web: bold, link, line ends, letters as pictures",
    origin: modelled,
    html: `<strong>ԽԱՂԻ ՕՐ</strong> <img class="emoji" alt="⚽" src="./img-apple-64/26bd.png" draggable="false"><br><br>Մուտքը բաց է 17:30-ից։<br>Տոմսեր՝ <a href="https://example.com/tickets" target="_blank" rel="noopener" class="anchor-url">example.com/tickets</a>`,
    headings: 0,
    items: 0,
    links: 1,
  },
  {
    name: "Telegram Desktop: paragraphs of lines, mention, spoiler",
    origin: modelled,
    html: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0//EN"><html><head><meta name="qrichtext" content="1" /><style type="text/css">p, li { white-space: pre-wrap; }</style></head><body><p style="margin:0px;">Line-up: <b>Rivas</b>, Masisyan.</p><p style="margin:0px;">Ask <a href="https://t.me/club">@club</a></p></body></html>`,
    headings: 0,
    items: 0,
    links: 1,
  },
  {
    name: "Telegram Web: quote and code",
    origin: modelled,
    html: `<blockquote class="quote-like">Գորն այդ տեղը շահել է</blockquote>Ասաց <code>Զորանյանը</code>:`,
    headings: 0,
    items: 0,
    links: 0,
  },
  {
    name: "Facebook: post in nested blocks, letters as pictures, detour",
    origin: modelled,
    html: `<div class="xdj266r x11i5rnm"><div dir="auto" style="text-align:start"><span class="html-span"><img height="16" width="16" alt="🏆" referrerpolicy="origin-when-cross-origin" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t6b/1/16/1f3c6.png"></span> Մենք հաղթեցինք 3–1</div></div><div class="x14z9mp"><div dir="auto">Մանրամասներ՝ <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fnews%2F1%3Ffbclid%3DIwAR0&amp;h=AT0" role="link" target="_blank">example.com/news/1</a></div></div>`,
    headings: 0,
    items: 0,
    links: 1,
  },
  {
    name: "Facebook: post with a foreign picture and a hashtag",
    origin: modelled,
    html: `<div dir="auto">Photo day <a href="https://www.facebook.com/hashtag/derby" role="link">#derby</a></div><a href="/photo/?fbid=1"><img alt="May be an image of 2 people" src="https://scontent.xx.fbcdn.net/v/1.jpg" width="500"></a>`,
    headings: 0,
    items: 0,
    links: 1,
    leftOut: 1,
  },
  {
    name: "LibreOffice Writer: heading, list, Russian",
    origin: modelled,
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { margin-bottom: 0.25cm }</style></head><body lang="ru-RU" dir="ltr"><h2 class="western">Состав</h2><ul><li><p style="margin-bottom: 0cm">вратарь</p></li><li><p>защитник</p></li></ul><p>Конец</p></body></html>`,
    headings: 1,
    items: 2,
    links: 0,
  },
  {
    name: "A web page with scripts, handlers and addresses that run",
    origin: modelled,
    html: `<h2 onclick="alert(1)">News</h2><script>alert(1)</script><p>Read <a href="javascript:alert(1)">this</a> <img src=x onerror="alert(1)"> or <a href="https://example.com" onmouseover="alert(1)">that</a></p><iframe src="https://evil.example"></iframe><svg onload="alert(1)"><text>drawn</text></svg><style>p{color:red}</style>`,
    headings: 1,
    items: 0,
    links: 1,
    leftOut: 1,
  },
  {
    name: "A web page: list of links, definition in bold",
    origin: modelled,
    html: `<div class="content"><h3>Links</h3><ul><li><a href="https://example.com/1">One</a></li><li><a href="https://example.com/2">Two</a><ol><li><b>deep</b></li></ol></li></ul></div>`,
    headings: 1,
    items: 3,
    links: 2,
  },
  {
    name: "Apple Notes and Mail: divisions for paragraphs",
    origin: modelled,
    html: `<html><body><div><b><span style="font-size: 24px">Title of a note</span></b></div><div><br></div><div>First line</div><div>Second line with <a href="tel:+37410123456">a number</a></div><ul class="Apple-dash-list"><li>one</li><li>two</li></ul></body></html>`,
    headings: 0,
    items: 2,
    links: 1,
  },
  {
    name: "Outlook: reply with a quoted letter in a frame",
    origin: modelled,
    html: `<div class="WordSection1"><p class="MsoNormal">Dear all,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">the <s>old</s> new date:<o:p></o:p></p><table><tbody><tr><td><ul type="disc"><li class="MsoNormal" style="mso-list:l0 level1 lfo1">Friday<o:p></o:p></li><li class="MsoNormal" style="mso-list:l0 level1 lfo1">19:00<o:p></o:p></li></ul></td></tr></tbody></table></div>`,
    headings: 0,
    items: 2,
    links: 0,
  },
];
