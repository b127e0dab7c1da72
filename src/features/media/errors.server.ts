import { errorMessages, type Message } from "#src/errors/messages.ts";
import { BANNER_BYTES, NEWS_IMAGE_BYTES, PHOTO_BYTES } from "./media.ts";

/** What a picture is refused with. */
export const mediaErrors = errorMessages("media", {
  not_an_image: [
    "Please select an image file",
    "Ընտրեք պատկերի ֆայլ",
    "Пожалуйста, выберите файл изображения",
  ],
  image_too_large: [
    "Image size should be less than {mb}MB",
    "Պատկերը պետք է լինի {mb} ՄԲ-ից փոքր",
    "Размер изображения должен быть меньше {mb}MB",
  ],
  banner_too_large: [
    "Banner size should be less than {mb}MB",
    "Պաստառը պետք է լինի {mb} ՄԲ-ից փոքր",
    "Размер баннера должен быть меньше {mb}MB",
  ],
  too_many_frames: [
    "An animation has at most {most} pictures; this one has {n}.",
    "Անիմացիան ունի առավելագույնը {most} կադր. այստեղ {n} է։",
    "В анимации не более {most} кадров; здесь их {n}.",
  ],
  too_many_pixels: [
    "The picture has too many pixels: at most 40 million, 12,000 on a side.",
    "Պատկերը չափազանց մեծ է. առավելագույնը 40 միլիոն պիքսել, ամեն կողմը՝ 12 000։",
    "Изображение слишком большое: не более 40 млн пикселей, 12 000 по стороне.",
  ],
  busy: [
    "Too many pictures at once. Try again in a moment.",
    "Միաժամանակ չափազանց շատ պատկերներ։ Քիչ անց նորից փորձեք։",
    "Слишком много изображений сразу. Попробуйте ещё раз через минуту.",
  ],
  in_use: [
    "The picture stands in {n} places. Take it out of them first, or replace its file.",
    "Պատկերն օգտագործվում է ({n} տեղում)։ Նախ հեռացրեք այն այնտեղից կամ փոխարինեք ֆայլը։",
    "Изображение используется (мест: {n}). Сначала уберите его оттуда или замените файл.",
  ],
  file_of_another: [
    "This file is another picture of the library already. Choose that one, or merge them if they look the same.",
    "Այս ֆայլն արդեն մեդիադարանում է որպես այլ պատկեր։ Ընտրեք այն կամ, եթե նույն տեսքն ունեն, միավորեք երկուսը։",
    "Этот файл уже есть в медиатеке как другое изображение. Выберите его или объедините их, если они выглядят одинаково.",
  ],
  not_alike: [
    "Only pictures that look the same can be merged.",
    "Միավորել կարելի է միայն միանման պատկերները։",
    "Объединить можно только одинаковые изображения.",
  ],
  nothing_said: ["Say what is to be changed.", "Նշեք՝ ինչ պետք է փոխել։", "Укажите, что изменить."],
  not_found: ["There is no such picture.", "Այդպիսի պատկեր չկա։", "Такого изображения нет."],
});

/** What an upload says of a picture that it can't take. */
export interface PictureTexts {
  notAnImage: Message;
  tooLarge: Message;
}

const MB = 1024 * 1024;

export const PHOTO_TEXTS: PictureTexts = {
  notAnImage: mediaErrors.not_an_image(),
  tooLarge: mediaErrors.image_too_large({ mb: PHOTO_BYTES / MB }),
};

export const LIBRARY_TEXTS: PictureTexts = {
  notAnImage: mediaErrors.not_an_image(),
  tooLarge: mediaErrors.image_too_large({ mb: NEWS_IMAGE_BYTES / MB }),
};

export const NEWS_IMAGE_TEXTS: PictureTexts = {
  notAnImage: specifiedInRussian(mediaErrors.not_an_image()),
  tooLarge: specifiedInRussian(mediaErrors.image_too_large({ mb: NEWS_IMAGE_BYTES / MB })),
};

export const PARTNER_LOGO_TEXTS: PictureTexts = {
  notAnImage: specifiedInRussian(mediaErrors.not_an_image()),
  tooLarge: specifiedInRussian(mediaErrors.image_too_large({ mb: PHOTO_BYTES / MB })),
};

export const BANNER_TEXTS: PictureTexts = {
  notAnImage: specifiedInRussian(mediaErrors.not_an_image()),
  tooLarge: specifiedInRussian(mediaErrors.banner_too_large({ mb: BANNER_BYTES / MB })),
};

/** The specification gives the sentences of news and partners in Russian, those of photos in English. */
function specifiedInRussian(message: Message): Message {
  return { ...message, specified: "ru" };
}
