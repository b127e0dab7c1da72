import { errorMessages } from "#src/errors/messages.ts";

/** Why a text with Markdown can't be saved. */
export const markdownErrors = errorMessages("markdown", {
  too_slow: [
    "The formatting of this text takes too long to read: it has the sign “{mark}” {n} times. Take some of them out, or make several texts of it.",
    "Այս տեքստի ձևավորման մշակումը չափազանց երկար է տևում. «{mark}» նշանների քանակը՝ {n}։ Հեռացրեք ավելորդ նշանները կամ տեքստը բաժանեք մի քանի մասի։",
    "Разметка этого текста обрабатывается слишком долго: знаков «{mark}» в нём {n}. Уберите лишние или разделите текст на несколько.",
  ],
  too_slow_plain: [
    "The formatting of this text takes too long to read. Make several texts of it.",
    "Այս տեքստի ձևավորման մշակումը չափազանց երկար է տևում։ Տեքստը բաժանեք մի քանի մասի։",
    "Разметка этого текста обрабатывается слишком долго. Разделите его на несколько текстов.",
  ],
  too_many_parts: [
    "This text has {n} parts (paragraphs, links, bold words, cells of tables); at most {most} can be shown. Make several texts of it.",
    "Այս տեքստն ունի {n} մաս (պարբերություններ, հղումներ, թավ բառեր, աղյուսակի վանդակներ), իսկ ցուցադրել կարելի է առավելագույնը {most}։ Տեքստը բաժանեք մի քանիսի։",
    "В этом тексте частей (абзацев, ссылок, жирных слов, ячеек таблиц): {n}; показать можно не более {most}. Разделите его на несколько текстов.",
  ],
  too_many_pictures: [
    "This text has {n} pictures; at most {most} can be shown. Make several texts of it.",
    "Այս տեքստն ունի {n} պատկեր, իսկ ցուցադրել կարելի է առավելագույնը {most}։ Տեքստը բաժանեք մի քանիսի։",
    "В этом тексте изображений: {n}; показать можно не более {most}. Разделите его на несколько текстов.",
  ],
  too_long: [
    "This text uses a long address again and again, which counts each time. Use it less often, or shorten it.",
    "Այս տեքստում երկար հասցեն բազմիցս է օգտագործվում և հաշվվում է ամեն անգամ։ Օգտագործեք այն ավելի քիչ կամ կարճացրեք։",
    "Длинный адрес используется в этом тексте много раз и считается каждый раз. Используйте его реже или сократите.",
  ],
  busy: [
    "The site is too busy to read this text at this moment. Nothing was saved; try again in a moment.",
    "Կայքն այս պահին չափազանց ծանրաբեռնված է և չի կարող կարդալ տեքստը։ Ոչինչ չի պահպանվել. քիչ անց նորից փորձեք։",
    "Сайт сейчас слишком загружен и не может прочитать этот текст. Ничего не сохранено; попробуйте ещё раз через минуту.",
  ],
});
