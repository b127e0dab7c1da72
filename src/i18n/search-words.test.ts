import assert from "node:assert/strict";
import { test } from "node:test";
import { isSought, isSpelled, searchWords, soughtWords } from "./search-words.ts";

/** Whether a search for one text finds another. */
const finds = (search: string, text: string) =>
  soughtWords(search).every((one) => searchWords(text).some((known) => isSought(known, one)));

/** The words of a text as they are spelled. */
const spelled = (text: string) => searchWords(text).filter(isSpelled);

test("a name is one word in three scripts", () => {
  for (const names of [
    ["Armavir", "Արմավիր", "Армавир"],
    ["Yerevan", "Երևան", "Երեւան", "Ереван", "EREVAN"],
    ["Vorotan", "Որոտան", "Воротан"],
    ["Urartu", "Ուրարտու", "Урарту"],
  ])
    assert.equal(new Set(names.map((name) => spelled(name).join(" "))).size, 1, names.join(", "));
});

test("a surname is found in every spelling that people use", () => {
  for (const names of [
    "Ղազարյան Ghazaryan Kazarian Газарян Казарян Gazaryan",
    "Հովհաննիսյան Hovhannisyan Оганесян Ованнисян Oganesyan Hovannisian Ованесян Ohannessian",
    "Խաչատրյան Khachaturian Хачатурян Xachatryan Khatchadourian Хачатрян",
    "Մկրտչյան Мкртчян Mkrtchyan Mgrdichian",
    "Հակոբյան Акопян Hakobyan Hagopian",
    "Հարությունյան Арутюнян Harutyunyan Haroutiunian Арутунян",
    "Գալստյան Галстян Галустян Kalustyan",
    "Համբարձումյան Амбарцумян Hambardzumyan Hambartsumian",
    "Շահումյան Шаумян Shahumyan",
    "Մանուկյան Манукян Manoukian Manoogian",
    "Պետրոսյան Петросян Petrosyan Bedrosian",
    "Ճաղարյան Чагарян Tchagharian",
    "Էջմիածին Эчмиадзин Ejmiatsin Etchmiadzin",
    "Հայկ Айк Гайк Haik",
    "Արտյոմ Артём Артем Artyom Artem",
    "Հրանտ Грант Hrant",
    "Նոա Ноа Noah",
  ]) {
    const [own = "", ...others] = names.split(" ");
    for (const other of others) assert.ok(finds(own, other) && finds(other, own), `${own}, ${other}`);
  }
});

test("names that are near each other are not taken for one", () => {
  const names =
    "Ազարյան Ղազարյան Նազարյան Մարգարյան Մարկոսյան Մարտիրոսյան Մարուքյան Սարգսյան Սարուխանյան Գրիգորյան Գևորգյան " +
    "Կարապետյան Հայրապետյան Պետրոսյան Պողոսյան Մինասյան Մանասյան Մանուկյան Մուրադյան Վարդանյան Դանիելյան Դավթյան " +
    "Հակոբյան Հովակիմյան Հովսեփյան Հովհաննիսյան Առաքելյան Աղեկյան Ավագյան Ավետիսյան Ասատրյան Աբրահամյան Աբրամյան " +
    "Սիմոնյան Սողոմոնյան Սահակյան Սակյան Ստեփանյան Բաղդասարյան Բաբայան Գասպարյան Գալստյան Գալոյան Գաբրիելյան " +
    "Խաչատրյան Խաչիկյան Խալաթյան Մելքոնյան Մելիքյան Մելքումյան Մկրտչյան Մխիթարյան Մովսիսյան Միքայելյան Զաքարյան " +
    "Ծատուրյան Ծառուկյան Հարությունյան Շահինյան Շահումյան Արա Արամ Արեն Արմեն Արմինե Արսեն Կարեն Կարինե Դավիթ Դավո";
  const list = names.split(" ");
  for (const one of list)
    assert.deepEqual(
      list.filter((other) => finds(one, other)),
      list.filter((other) => spelled(other)[0]!.startsWith(spelled(one)[0]!)),
      one,
    );
});

test("only what has a capital is taken for a name, and short names are sought whole", () => {
  assert.ok(finds("goal", "Goal of the day") && !finds("coal", "a goal"));
  assert.ok(!finds("Мгер", "Меры") && !finds("Van", "Фан"));
  assert.ok(finds("Казаря", "Ghazaryan scored"), "the beginning of a long one is enough");
});

test("marks stand inside a word, and a compound is found with its hyphen and without", () => {
  assert.deepEqual(spelled("Ո՞վ հասցնո՞ւմ Հարգելի՛ so\u00adft day's"), [
    "ov",
    "hastsnum",
    "hargeli",
    "soft",
    "days",
  ]);
  assert.ok(finds("ոչոքի", "Ոչ-ոքի") && finds("ոչ-ոքի", "ոչոքի") && finds("ոչ-ոքի", "ոչ ոքի"));
  assert.deepEqual(searchWords("2-1"), ["2", "1"]);
});

test("signs part words, and a word has an end", () => {
  assert.deepEqual(spelled("  Derby-day, 2024/25! "), ["derby", "day", "derbyday", "2024", "25"]);
  assert.deepEqual(searchWords("?! … 🎉"), []);
  assert.equal(searchWords("ա".repeat(500))[0]!.length, 40);
});
