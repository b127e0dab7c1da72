/** Texts that editors of Markdown are known to change: each is to come back to the byte. */
export const HARD_TEXTS: Record<string, string> = {
  escapes:
    "Not \\*bold\\*, not \\_italic\\_, 3 \\* 4 = 12, \\# no heading\n\n1\\. no list, \\[no link\\]\\(x\\)",
  "nested lists":
    "- one\n  - two\n    - three\n\n      with a paragraph\n  - four\n- five\n\n1. a\n   - b\n   - c\n2. d",
  "hard breaks": "First line  \nsecond line\\\nthird line\nsame paragraph",
  "links with titles": '[Tickets](https://a.example/x "Buy here") and [ours](/table) and <https://b.example>',
  "a list from five": "5. five\n6. six\n7. seven",
  "Windows line ends": "# Derby\r\n\r\nFirst line\r\nsecond line\r\n\r\n- one\r\n- two\r\n\r\nEnd\r\n",
  "trailing spaces": "A paragraph   \n\n   an indented one \t\n\n\n\nand the last one\n\n",
  "a table": "Before\n\n| A | B |\n|---|:-:|\n| 1 | **2** |\n\nAfter",
  HTML: "<div align=center>\n<b>x</b>\n</div>\n\nA <b onclick=x>word</b> within, &amp; an entity &copy; 2026\n\n<!-- a note -->",
  code: "Use `a *b*` and ``a ` b``.\n\n```js meta=1\nconst a = 1;\n\n  b();\n```\n\n    indented\n\n    code",
  "quotes in lists":
    "- > He said\n  > so\n  >\n  > - twice\n- no more\n\n> 1. one\n> 2. two\n>\n> _The coach_",
  Armenian:
    "«Գորն այդ տեղը շահել է **մարզումներում**ին, _ոչ թե_ մեկ գոլով»։ Ի՞նչ, ո՜վ, եթե՝ այո․ ժամը 10:00-ին (՛) և\n\n**Արարատ**ի դեմ՝ 3–1․ – Այո՛, – ասաց նա։",
  Russian:
    "«Арарат» — 2:1… №10 вышел на 93‑й; 5-го мая, в 19:00. **Гол!** _Гол?_ — да.\n\n— Нет, — сказал он.",
  footnotes: "A claim[^1] and more.\n\n[^1]: Its source.\n\nThe end.",
  references:
    'See [the table][t] and ![a picture][p].\n\n[t]: /table "The table"\n[p]: /media/00000000000000000000000000000000.webp',
  "marks in marks":
    "**bold _and italic_** _italic **and bold**_ ***both*** **_both too_** ~~gone **bold**~~ [**bold link**](/a) **[link](/b)**",
  pictures:
    '![Fans](/media/a.webp "South end")\n\n![](/media/a.webp) ![](/media/b.webp "Two")\n\n![a](/media/a.webp)\n![b](/media/b.webp)\n![c](/media/c.webp)\n\nA ![small](/media/d.webp) one\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n[A match](/matches/12-a-b)',
  "signs of all kinds":
    "+ plus\n+ list\n\n* star\n* list\n\n***\n\nTitle\n=====\n\nSub\n---\n\n- [ ] to do\n- [x] done\n\nA line\n# Heading at once\nand text\n\n- loose\n\n- list\n\n  with more\n- tight end\n\n#\n\n>\n\n-\n- x",
};
