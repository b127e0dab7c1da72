import { errorMessages } from "#src/errors/messages.ts";

/** What a page view is refused with. */
export const visitErrors = errorMessages("visits", {
  path_long: [
    "A path has at most {n} characters.",
    "Հասցեն ունի առավելագույնը {n} նիշ։",
    "В адресе не более {n} символов.",
  ],
  path_format: [
    "Write the page's path, beginning with a slash.",
    "Գրեք էջի հասցեն՝ սկսած թեք գծից։",
    "Напишите путь страницы, начиная с косой черты.",
  ],
});
